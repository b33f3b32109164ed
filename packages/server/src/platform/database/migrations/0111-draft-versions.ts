// Two tabs with one draft: each save names the version that it builds on, and which tab saved it.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table case_drafts
    -- One more with every save, whoever saves
    add column version integer not null default 1,
    -- The tab that saved last; null without script
    add column saved_by text`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table case_drafts drop column version, drop column saved_by`.execute(db)
}
