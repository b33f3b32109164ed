// Payments and what goes back of them, receipts' numbers, and codes that pay for a membership.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `create sequence payment_numbers start 1000001`,
  `create table payments (
    id uuid primary key,
    -- By which it is known to providers and people
    number text not null unique default nextval('payment_numbers')::text,
    purpose text not null check (purpose in ('bookingFee', 'vip')),
    -- What it pays for: the fee of a booking, or an account's membership of a brand
    booking_id text,
    brand text,
    -- Who began it; what was paid is kept when the account is gone
    account_id uuid references accounts on delete set null,
    site_id integer not null,
    -- Where the site stood: in development, on which port
    origin text not null,
    -- What is paid for, in a few words
    about text not null,
    -- Minor units
    amount bigint not null check (amount > 0),
    currency text not null,
    -- Null until one was asked
    provider text,
    status text not null,
    state jsonb not null,
    version integer not null default 1,
    created_at timestamptz not null,
    started_at timestamptz,
    -- What the provider calls it
    provider_id text,
    provider_reference text,
    -- How the payer goes on, encrypted
    handover bytea,
    asked_at timestamptz,
    next_check_at timestamptz,
    -- Since it came to its present status
    checks integer not null default 0,
    paid_at timestamptz,
    receipt_number text,
    check ((purpose = 'bookingFee') = (booking_id is not null)),
    check ((purpose = 'vip') = (brand is not null)),
    check ((status = 'paid') = (paid_at is not null)),
    check ((receipt_number is not null) = (paid_at is not null)),
    unique (site_id, receipt_number)
  )`,
  // One at a time: whoever does not know what became of the first pays no second
  `create unique index payments_open_of_booking on payments (booking_id)
    where booking_id is not null and status in ('created', 'pending', 'unknown')`,
  `create unique index payments_open_of_vip on payments (account_id, brand)
    where purpose = 'vip' and status in ('created', 'pending', 'unknown')`,
  `create index payments_booking on payments (booking_id, created_at) where booking_id is not null`,
  `create index payments_account on payments (account_id) where account_id is not null`,
  `create index payments_due on payments (next_check_at) where next_check_at is not null`,
  `create table payment_refunds (
    id uuid primary key default gen_random_uuid(),
    -- Once, whoever asks for it
    payment_id uuid not null unique references payments,
    amount bigint not null check (amount > 0),
    reason text not null,
    status text not null check (status in ('asked', 'underWay', 'done', 'failed')),
    -- The provider takes no money for sure: staff pay it back
    is_by_hand boolean not null default false,
    -- One more when staff try anew what has failed
    attempt integer not null default 1,
    provider_id text,
    code text,
    version integer not null default 1,
    created_at timestamptz not null,
    done_at timestamptz,
    next_check_at timestamptz,
    checks integer not null default 0
  )`,
  `create index payment_refunds_due on payment_refunds (next_check_at) where next_check_at is not null`,
  // What providers were asked and answered; nothing personal. No reference: it waits for nobody who changes the payment
  `create table payment_calls (
    id bigserial primary key,
    payment_id uuid not null,
    at timestamptz not null,
    provider text not null,
    call text not null,
    outcome text not null,
    code text
  )`,
  `create index payment_calls_payment on payment_calls (payment_id, id)`,
  // Taken within the transaction that needs one: none is left out
  `create table receipt_numbers (
    site_id integer primary key,
    last integer not null
  )`,
  `create table campaign_codes (
    -- In capitals
    code text not null,
    brand text not null,
    valid_from timestamptz,
    valid_until timestamptz,
    most_uses integer,
    uses integer not null default 0,
    primary key (code, brand),
    check (most_uses is null or uses <= most_uses)
  )`,
  `create table campaign_code_uses (
    code text not null,
    brand text not null,
    account_id uuid not null references accounts on delete cascade,
    used_at timestamptz not null,
    primary key (code, brand, account_id),
    foreign key (code, brand) references campaign_codes on delete cascade
  )`,
  `create index campaign_code_uses_account on campaign_code_uses (account_id)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table campaign_code_uses, campaign_codes, receipt_numbers, payment_calls, payment_refunds, payments`.execute(
    db,
  )
  await sql`drop sequence payment_numbers`.execute(db)
}
