// Accounts, associations and what hangs on them; sessions; the audit log.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `create table accounts (
    id uuid primary key default gen_random_uuid(),
    -- Sites of one organisation share accounts; Finland's are kept under unknown (PLAT-61)
    organisation text not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    -- The address as addresses are compared; one confirmed account an organisation has it
    email_key text not null,
    email_confirmed_at timestamptz,
    phone text,
    address text,
    postal_code text,
    city text,
    country text,
    -- yyyy-MM-dd
    birth_date text,
    newsletter boolean not null default false,
    -- False for people who are only known from an association or a booking
    has_account boolean not null default true,
    password_hash text,
    -- Signing in with e-mail alone is not enough for this account
    requires_identity boolean not null default false,
    -- Keyed hash of country and canonical personal number: to find an account, and nothing else
    identity_lookup bytea,
    -- The personal number, encrypted
    identity_sealed bytea,
    identity_country text,
    -- The first and the latest sign-in with an e-identity: while they are the same, it is the first
    first_identity_login_at timestamptz,
    latest_identity_login_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  // A registration with another person's address cannot keep its owner from confirming it (SEC-15).
  `create unique index accounts_confirmed_email on accounts (organisation, email_key) where email_confirmed_at is not null`,
  `create index accounts_email on accounts (organisation, email_key)`,
  `create unique index accounts_identity on accounts (organisation, identity_lookup) where identity_lookup is not null`,
  `create table associations (
    id uuid primary key default gen_random_uuid(),
    organisation text not null,
    name text not null,
    active_financial_management boolean not null
  )`,
  `create table association_members (
    association_id uuid not null references associations on delete cascade,
    account_id uuid not null references accounts on delete cascade,
    primary key (association_id, account_id)
  )`,
  `create index association_members_account on association_members (account_id)`,
  `create table vip_memberships (
    account_id uuid not null references accounts on delete cascade,
    brand text not null,
    joined_at timestamptz not null default now(),
    primary key (account_id, brand)
  )`,
  `create table site_consents (
    account_id uuid not null references accounts on delete cascade,
    brand text not null,
    accepted boolean not null,
    decided_at timestamptz not null default now(),
    primary key (account_id, brand)
  )`,
  `create table user_payments (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references accounts on delete cascade,
    brand text not null,
    status text not null,
    -- Campaign code that it was paid with
    paid_with_code text,
    created_at timestamptz not null default now()
  )`,
  `create index user_payments_account on user_payments (account_id)`,
  `create table notifications (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references accounts on delete cascade,
    brand text not null,
    type text not null,
    created_at timestamptz not null default now(),
    paused_until timestamptz
  )`,
  `create index notifications_account on notifications (account_id, brand)`,
  `create table account_links (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references accounts on delete cascade,
    kind text not null,
    secret_hash bytea not null,
    -- The address that it was sent to, where it proves that one
    new_email text,
    -- Wrong codes so far
    failures integer not null default 0,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create unique index account_links_secret on account_links (secret_hash)`,
  `create index account_links_account on account_links (account_id, kind)`,
  `create table sign_in_failures (
    kind text not null,
    lookup bytea not null,
    failed_at timestamptz not null default now()
  )`,
  `create index sign_in_failures_lookup on sign_in_failures (kind, lookup, failed_at)`,
  `create table sessions (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references accounts on delete cascade,
    association_id uuid references associations on delete cascade,
    site_id integer not null,
    has_identity boolean not null,
    -- Of the newest token, and of the one before it
    token_id text not null,
    previous_token_id text,
    replaced_at timestamptz,
    -- Hash of the secret in the HttpOnly cookie
    binding_hash bytea not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index sessions_account on sessions (account_id)`,
  `create table audit_log (
    id uuid primary key default gen_random_uuid(),
    at timestamptz not null default now(),
    event text not null,
    account_id uuid,
    site_id integer,
    request_id text,
    detail jsonb
  )`,
  `create index audit_log_account on audit_log (account_id, at)`,
]

const tables = [
  'audit_log',
  'sessions',
  'sign_in_failures',
  'account_links',
  'notifications',
  'user_payments',
  'site_consents',
  'vip_memberships',
  'association_members',
  'associations',
  'accounts',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  for (const table of tables) await sql`drop table ${sql.id(table)}`.execute(db)
}
