// What people do not want to be told of, in which language they are written to, and what a notification is about, leads to
// and whether it was read.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `create table telling_stops (
    account_id uuid not null references accounts on delete cascade,
    kind text not null,
    channel text not null check (channel in ('mail', 'bell')),
    primary key (account_id, kind, channel)
  )`,
  `insert into telling_stops (account_id, kind, channel)
    select account_id, 'errand' || initcap(letter), 'mail' from case_letter_stops`,
  `drop table case_letter_stops`,
  // The site's where it is null
  `alter table accounts add column mail_language text`,
  `alter table notifications
    add column about text,
    add column link text,
    add column read_at timestamptz`,
]

const back = [
  `alter table notifications drop column about, drop column link, drop column read_at`,
  `alter table accounts drop column mail_language`,
  `create table case_letter_stops (
    account_id uuid not null references accounts on delete cascade,
    letter text not null,
    primary key (account_id, letter)
  )`,
  `insert into case_letter_stops (account_id, letter)
    select account_id, lower(substr(kind, 7)) from telling_stops where kind like 'errand%' and channel = 'mail'`,
  `drop table telling_stops`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  for (const statement of back) await sql.raw(statement).execute(db)
}
