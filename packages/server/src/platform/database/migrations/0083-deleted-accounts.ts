// Which accounts are no more, by whatever path they went: noted with the deletion, until it stands beside the files as well.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table deleted_accounts (
    -- Of an account that is gone: a random number, and nobody's any more
    id uuid primary key,
    deleted_at timestamptz not null default now(),
    -- When it was written beside the files; null until then
    listed_at timestamptz
  )`,
  sql`create index deleted_accounts_unlisted on deleted_accounts (deleted_at) where listed_at is null`,
  // By the database itself, so that nobody who deletes accounts can forget it
  sql`create function note_deleted_account() returns trigger language plpgsql as $$
    begin
      insert into deleted_accounts (id) values (old.id)
        on conflict (id) do update set deleted_at = excluded.deleted_at, listed_at = null;
      perform pg_notify('deleted_accounts', '');
      return null;
    end $$`,
  sql`create trigger accounts_deleted after delete on accounts for each row execute function note_deleted_account()`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop trigger accounts_deleted on accounts`.execute(db)
  await sql`drop function note_deleted_account()`.execute(db)
  await sql`drop table deleted_accounts`.execute(db)
}
