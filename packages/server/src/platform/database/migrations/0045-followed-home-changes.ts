// How far bookings have followed the changes of homes: who holds one, or stands in line for it, is told once.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table followed_home_changes (
    -- One row
    name text primary key check (name = 'bookings'),
    -- The last of home_changes that was followed
    change_id bigint not null
  )`.execute(db)
  await sql`insert into followed_home_changes (name, change_id)
    select 'bookings', coalesce(max(id), 0) from home_changes`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table followed_home_changes`.execute(db)
}
