// PDF papers of stages and homes: economic plans, statutes, energy declarations.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table catalogue_papers (
    id uuid primary key default gen_random_uuid(),
    source text not null,
    -- The key of the source
    external_id text not null,
    site_id integer not null,
    -- The stage, or the home, by our own id
    subject text not null check (subject in ('stage', 'home')),
    subject_id text not null,
    -- The key of the source of the stage or home
    subject_key text not null,
    kind text not null,
    -- By language
    titles jsonb not null,
    visibility text not null check (visibility in ('public', 'buyers')),
    -- The file among the uploads that belong to this paper
    upload_id uuid not null,
    size integer not null,
    sha256 text not null,
    changed_at timestamptz not null,
    unique (source, external_id)
  )`,
  sql`create index catalogue_papers_by_subject on catalogue_papers (subject_id)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table catalogue_papers`.execute(db)
}
