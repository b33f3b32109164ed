// Registers of houses, homes and associations, and the people who are expected there: files fill them.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table register_records (
    source text not null,
    kind text not null check (kind in ('association', 'article', 'layout', 'place', 'residence')),
    -- The key of the source
    external_id text not null,
    -- Our id of what it describes
    target_id text not null,
    record jsonb not null,
    changed_at timestamptz not null,
    primary key (source, kind, external_id)
  )`,
  sql`create index register_records_target on register_records (target_id)`,
  sql`create table expected_people (
    id uuid primary key default gen_random_uuid(),
    source text not null,
    external_id text not null,
    site_id integer not null,
    -- Of the accounts that it may be
    organisation text not null,
    -- Keyed hash of the personal number, which is not stored
    identity_lookup bytea not null,
    role text not null check (role in ('owner', 'coOwner', 'tenant', 'board')),
    -- Key of the residence, or of the association
    subject_key text not null,
    -- First and last day; null: without limit
    from_on date,
    until_on date,
    changed_at timestamptz not null,
    unique (source, external_id)
  )`,
  sql`create index expected_people_identity on expected_people (identity_lookup)`,
  // The same home in the catalogue
  sql`alter table case_places add column object_id text`,
  sql`create index case_places_object on case_places (object_id) where object_id is not null`,
  // By whose announcement the account has it; null: by a booking, or before there were registers
  sql`alter table residence_people add column expected_id uuid references expected_people on delete cascade`,
  sql`create index residence_people_expected on residence_people (expected_id) where expected_id is not null`,
  sql`alter table association_members add column expected_id uuid references expected_people on delete cascade`,
  sql`create index association_members_expected on association_members (expected_id) where expected_id is not null`,
  // The residence that it follows from
  sql`alter table case_agreements add column residence_id uuid references residences on delete cascade`,
  sql`create index case_agreements_residence on case_agreements (residence_id) where residence_id is not null`,
  sql`create index residences_place on residences (place_id) where place_id is not null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop index residences_place`.execute(db)
  await sql`alter table case_agreements drop column residence_id`.execute(db)
  await sql`alter table association_members drop column expected_id`.execute(db)
  await sql`alter table residence_people drop column expected_id`.execute(db)
  await sql`alter table case_places drop column object_id`.execute(db)
  for (const table of ['expected_people', 'register_records'])
    await sql`drop table ${sql.id(table)}`.execute(db)
}
