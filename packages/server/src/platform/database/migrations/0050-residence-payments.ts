// What of a home's price is paid when, and payments that pay for it.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `create table residence_payments (
    id uuid primary key,
    residence_id uuid not null references residences on delete cascade,
    kind text not null check (kind in ('deposit', 'instalment', 'options', 'final')),
    -- Minor units
    amount bigint not null check (amount > 0),
    currency text not null,
    -- Null while nobody knows the day
    due_on date,
    status text not null default 'open' check (status in ('open', 'paid', 'cancelled')),
    -- From bank to bank, or as it was known when the home came here; a payment made here says it itself
    paid_on date,
    -- Which payment it was paid with
    paid_by uuid unique references payments,
    -- Letters, each written once
    reminded_before_at timestamptz,
    reminded_after_at timestamptz,
    check (paid_by is null or status = 'paid')
  )`,
  `create index residence_payments_residence on residence_payments (residence_id, due_on)`,
  `create index residence_payments_due on residence_payments (due_on)
    where status = 'open' and reminded_after_at is null`,
  `alter table payments
    add column residence_payment_id uuid references residence_payments,
    drop constraint payments_purpose_check,
    add constraint payments_purpose_check check (purpose in ('bookingFee', 'vip', 'home')),
    add constraint payments_of_home check ((purpose = 'home') = (residence_payment_id is not null))`,
  `create unique index payments_open_of_home on payments (residence_payment_id)
    where residence_payment_id is not null and status in ('created', 'pending', 'unknown')`,
  `create index payments_home on payments (residence_payment_id, created_at) where residence_payment_id is not null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`delete from payments where purpose = 'home'`.execute(db)
  await sql`alter table payments drop column residence_payment_id`.execute(db)
  await sql`alter table payments drop constraint payments_purpose_check,
    add constraint payments_purpose_check check (purpose in ('bookingFee', 'vip'))`.execute(db)
  await sql`drop table residence_payments`.execute(db)
}
