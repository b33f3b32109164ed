// Accounts, associations and what hangs on them, as Kysely sees them, and how they are made.
import type { AccountOrganisation, NotificationType, UserBrand, UserPaymentStatus } from '@husrum/domain'
import type { Generated, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface AccountsTable {
  id: Generated<string>
  /** Sites of one organisation share accounts; Finland's are kept under `unknown` (specification 1 §3.7). */
  organisation: AccountOrganisation
  first_name: string
  last_name: string
  email: string
  /** The address as addresses are compared; one confirmed account an organisation has it. */
  email_key: string
  email_confirmed_at: string | null
  phone: string | null
  address: string | null
  postal_code: string | null
  city: string | null
  country: string | null
  /** `yyyy-MM-dd`. */
  birth_date: string | null
  newsletter: Generated<boolean>
  /** False for people who are only known from an association or a booking. */
  has_account: Generated<boolean>
  password_hash: string | null
  /** Signing in with e-mail alone is not enough for this account. */
  requires_identity: Generated<boolean>
  /** Keyed hash of country and canonical personal number: to find an account, and nothing else. */
  identity_lookup: Uint8Array | null
  /** The personal number, encrypted. */
  identity_sealed: Uint8Array | null
  identity_country: string | null
  /** The first and the latest sign-in with an e-identity: while they are the same, it is the first. */
  first_identity_login_at: string | null
  latest_identity_login_at: string | null
  created_at: Generated<string>
}

export interface AssociationsTable {
  id: Generated<string>
  organisation: AccountOrganisation
  name: string
  active_financial_management: boolean
}

export interface AssociationMembersTable {
  association_id: string
  account_id: string
}

export interface VipMembershipsTable {
  account_id: string
  brand: UserBrand
  joined_at: Generated<string>
}

export interface SiteConsentsTable {
  account_id: string
  brand: UserBrand
  accepted: boolean
  decided_at: Generated<string>
}

export interface UserPaymentsTable {
  id: Generated<string>
  account_id: string
  brand: UserBrand
  status: UserPaymentStatus
  /** Campaign code that it was paid with. */
  paid_with_code: string | null
  created_at: Generated<string>
}

export interface NotificationsTable {
  id: Generated<string>
  account_id: string
  brand: UserBrand
  type: NotificationType
  created_at: Generated<string>
  paused_until: string | null
}

/** Single-use links and codes out of e-mails; what is kept is a hash. */
export interface AccountLinksTable {
  id: Generated<string>
  account_id: string
  kind: 'confirmEmail' | 'resetPassword' | 'changeEmail'
  secret_hash: Uint8Array
  /** The address that it was sent to, where it proves that one. */
  new_email: string | null
  /** Wrong codes so far. */
  failures: Generated<number>
  expires_at: string
  used_at: string | null
}

/** Failed attempts to sign in, by keyed hash of the account's address or of the network address; and mails, by the address that they went to. */
export interface SignInFailuresTable {
  kind: 'account' | 'address' | 'mail'
  lookup: Uint8Array
  failed_at: Generated<string>
}

export interface SessionsTable {
  id: Generated<string>
  account_id: string
  association_id: string | null
  site_id: number
  has_identity: boolean
  /** Of the newest token, and of the one before it. */
  token_id: string
  previous_token_id: string | null
  replaced_at: string | null
  /** Hash of the secret in the HttpOnly cookie. */
  binding_hash: Uint8Array
  created_at: Generated<string>
  expires_at: string
  ended_at: string | null
}

/** What happened to accounts and sessions. Never a personal number, an address or a secret. */
export interface AuditLogTable {
  id: Generated<string>
  at: Generated<string>
  event: string
  account_id: string | null
  site_id: number | null
  request_id: string | null
  detail: Record<string, string | number | boolean> | null
}

export interface AccountTables {
  accounts: AccountsTable
  associations: AssociationsTable
  association_members: AssociationMembersTable
  vip_memberships: VipMembershipsTable
  site_consents: SiteConsentsTable
  user_payments: UserPaymentsTable
  notifications: NotificationsTable
  account_links: AccountLinksTable
  sign_in_failures: SignInFailuresTable
  sessions: SessionsTable
  audit_log: AuditLogTable
}

const statements = [
  `create table accounts (
    id uuid primary key default gen_random_uuid(),
    organisation text not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    email_key text not null,
    email_confirmed_at timestamptz,
    phone text,
    address text,
    postal_code text,
    city text,
    country text,
    birth_date text,
    newsletter boolean not null default false,
    has_account boolean not null default true,
    password_hash text,
    requires_identity boolean not null default false,
    identity_lookup bytea,
    identity_sealed bytea,
    identity_country text,
    first_identity_login_at timestamptz,
    latest_identity_login_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  // Who registers with somebody else's address cannot keep its owner from confirming it (trap T23).
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
    new_email text,
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
    token_id text not null,
    previous_token_id text,
    replaced_at timestamptz,
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

export const accountsMigration: Migration = {
  up: async (db: Kysely<never>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
  down: async (db: Kysely<never>) => {
    for (const table of tables) await sql`drop table ${sql.id(table)}`.execute(db)
  },
}
