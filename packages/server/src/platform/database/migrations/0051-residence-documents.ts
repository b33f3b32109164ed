// Documents of homes, who signs them, and signatures of them beside those of bookings.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `create table residence_documents (
    id uuid primary key,
    residence_id uuid not null references residences on delete cascade,
    kind text not null check (kind in
      ('agreement', 'supplement', 'optionsConfirmation', 'inspectionProtocol', 'manual', 'energyDeclaration', 'statutes')),
    title text not null,
    language text not null,
    -- All that it says, encrypted
    content_sealed bytea not null,
    -- Of its text: lower-case hex SHA-256
    hash text not null,
    -- Its PDF (base64), encrypted, once somebody wanted it: the same from then on
    pdf_sealed bytea,
    pdf_hash text,
    made_at timestamptz not null,
    -- By when it is to be signed
    sign_by date,
    -- By the last of those who sign it
    signed_at timestamptz,
    check ((pdf_sealed is null) = (pdf_hash is null))
  )`,
  `create index residence_documents_residence on residence_documents (residence_id, made_at)`,
  `create table residence_document_signers (
    document_id uuid not null references residence_documents on delete cascade,
    role text not null check (role in ('buyer', 'coBuyer')),
    account_id uuid references accounts on delete set null,
    signed_at timestamptz,
    primary key (document_id, role)
  )`,
  `create index residence_document_signers_account on residence_document_signers (account_id)`,
  `alter table signings
    alter column booking_id drop not null,
    add column residence_document_id uuid references residence_documents on delete cascade,
    add constraint signings_of_one check ((booking_id is null) <> (residence_document_id is null))`,
  `create index signings_document on signings (residence_document_id) where residence_document_id is not null`,
  // No cascade: what somebody signed is not lost with anything else.
  `alter table booking_signatures
    alter column booking_id drop not null,
    add column residence_document_id uuid references residence_documents,
    add constraint booking_signatures_of_one check ((booking_id is null) <> (residence_document_id is null))`,
  `create unique index document_signatures_one on booking_signatures (residence_document_id, role)
    where residence_document_id is not null and voided_at is null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['signings', 'booking_signatures']) {
    await sql`delete from ${sql.id(table)} where booking_id is null`.execute(db)
    await sql`alter table ${sql.id(table)} drop column residence_document_id, alter column booking_id set not null`.execute(
      db,
    )
  }
  await sql`drop table residence_document_signers, residence_documents`.execute(db)
}
