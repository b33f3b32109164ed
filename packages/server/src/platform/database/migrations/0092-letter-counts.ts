// Letters to addresses that are not confirmed are counted by mailbox and by network.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table letter_counts (
    -- Keyed hash of what is counted: subject and mailbox, or network
    lookup bytea not null,
    counted_at timestamptz not null,
    -- Of the job that sends the letter, so that another try is not another letter
    letter_id text
  )`.execute(db)
  await sql`create index letter_counts_lookup on letter_counts (lookup, counted_at)`.execute(db)
  await sql`create index letter_counts_counted_at on letter_counts (counted_at)`.execute(db)
  await sql`delete from sign_in_failures where kind in ('mail', 'mailNetwork')`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table letter_counts`.execute(db)
}
