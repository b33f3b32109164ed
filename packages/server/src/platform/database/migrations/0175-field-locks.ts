// Staff edit single fields of records: these are locked for the source until they are released.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table catalogue_field_locks (
    source text not null,
    kind text not null check (kind in ('stage', 'home', 'premises', 'optionGroup', 'contact')),
    external_id text not null,
    field text not null,
    -- The value of staff; null for none
    value jsonb,
    -- What the source said last; null for none
    source_value jsonb,
    reason text not null,
    key_name text not null,
    locked_at timestamptz not null,
    primary key (source, kind, external_id, field)
  )`,
  sql`alter table catalogue_imports drop constraint catalogue_imports_origin_check,
    add check (origin in ('file', 'changes', 'undo', 'edit', 'pull'))`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table catalogue_field_locks`.execute(db)
  await sql`delete from catalogue_imports where origin in ('edit', 'pull')`.execute(db)
  await sql`alter table catalogue_imports drop constraint catalogue_imports_origin_check,
    add check (origin in ('file', 'changes', 'undo'))`.execute(db)
}
