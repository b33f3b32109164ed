// What staff have to do by hand and by a day that the law sets: so far, paying back what came from bank to bank.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table staff_tasks (
    id uuid primary key default gen_random_uuid(),
    -- By which people name it
    number bigserial unique,
    kind text not null check (kind in ('payBack')),
    site text not null,
    -- The home, in words
    about text not null,
    -- Once for a payment; no account number is kept: staff ask whoever is to have the money
    residence_payment_id uuid not null unique references residence_payments on delete cascade,
    booking_id uuid not null,
    -- To whom; nobody once the account is deleted, and then by the contract of the booking
    account_id uuid references accounts on delete set null,
    -- Minor units
    amount bigint not null check (amount > 0),
    currency text not null,
    created_at timestamptz not null,
    due_on date not null,
    reminded_at timestamptz,
    done_at timestamptz,
    -- Who did it, and what the bank calls the transfer
    done_by text,
    reference text,
    check ((done_at is null) = (done_by is null) and (done_at is null) = (reference is null))
  )`,
  sql`create index staff_tasks_open on staff_tasks (created_at) where done_at is null`,
  sql`create index staff_tasks_account on staff_tasks (account_id) where account_id is not null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table staff_tasks`.execute(db)
}
