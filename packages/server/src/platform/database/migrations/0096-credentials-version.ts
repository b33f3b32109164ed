// A number that rises with each change of how an account is signed in to. Links and codes of an earlier number are void.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table accounts add column credentials_version integer not null default 1`.execute(db)
  await sql`alter table account_links add column credentials_version integer not null default 1`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['account_links', 'accounts'])
    await sql`alter table ${sql.table(table)} drop column credentials_version`.execute(db)
}
