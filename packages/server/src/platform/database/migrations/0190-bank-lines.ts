// What comes in by bank transfer, and which payments of homes it pays.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  // In references of bank transfers. Six digits from the start, so that a reference is never mistaken for an amount
  sql`create sequence residence_payment_numbers start 100001`,
  sql`alter table residence_payments
    add column number bigint not null default nextval('residence_payment_numbers'),
    -- What has come by bank transfer: the sum of its parts of bank lines
    add column received bigint not null default 0 check (received >= 0)`,
  sql`alter sequence residence_payment_numbers owned by residence_payments.number`,
  sql`create unique index residence_payments_number on residence_payments (number)`,
  sql`create table bank_files (
    id uuid primary key default gen_random_uuid(),
    -- Of its content: the same file again is no new file
    sha256 text not null unique,
    name text not null,
    format text not null,
    added_at timestamptz not null,
    -- The key by which it came
    added_by text not null
  )`,
  sql`create table bank_lines (
    id uuid primary key default gen_random_uuid(),
    -- Absent for lines that staff entered
    file_id uuid references bank_files on delete set null,
    account text not null,
    -- The bank's own id: in another file it is the same movement
    entry_id text not null,
    -- Of the company that has the account
    seller text not null,
    booked_on date not null,
    -- Minor units; negative if the bank took back what it had credited
    amount bigint not null check (amount <> 0),
    currency text not null,
    -- The references, separated by spaces
    reference text not null,
    payer text not null,
    message text not null,
    added_at timestamptz not null,
    added_by text not null,
    -- The line that takes this one back: both count as nothing
    reversed_by uuid unique references bank_lines on delete set null,
    unique (account, entry_id)
  )`,
  sql`create index bank_lines_booked on bank_lines (booked_on desc, id)`,
  sql`create table bank_line_parts (
    line_id uuid not null references bank_lines on delete cascade,
    residence_payment_id uuid not null references residence_payments on delete cascade,
    amount bigint not null check (amount > 0),
    matched_at timestamptz not null,
    -- Who did it; empty if the reference did
    matched_by text not null,
    primary key (line_id, residence_payment_id)
  )`,
  sql`create index bank_line_parts_payment on bank_line_parts (residence_payment_id)`,
  // A transfer back needs two people: who prepares it, and who makes it
  sql`alter table staff_tasks
    add column bank_line_id uuid references bank_lines on delete cascade,
    add column prepared_at timestamptz,
    add column prepared_by text,
    add column prepared_key text,
    add check (num_nonnulls(prepared_at, prepared_by, prepared_key) in (0, 3)),
    drop constraint staff_tasks_about,
    add constraint staff_tasks_about check (num_nonnulls(residence_payment_id, payment_id, bank_line_id) = 1)`,
  sql`create unique index staff_tasks_bank_line on staff_tasks (bank_line_id)
    where bank_line_id is not null and done_at is null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`delete from staff_tasks where bank_line_id is not null`.execute(db)
  await sql`alter table staff_tasks
    drop constraint staff_tasks_about,
    drop column bank_line_id,
    drop column prepared_at,
    drop column prepared_by,
    drop column prepared_key,
    add constraint staff_tasks_about check (num_nonnulls(residence_payment_id, payment_id) = 1)`.execute(db)
  await sql`drop table bank_line_parts, bank_lines, bank_files`.execute(db)
  await sql`alter table residence_payments drop column number, drop column received`.execute(db)
}
