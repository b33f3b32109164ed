// Papers of bookings, who opened which, signings under way, and signatures with their evidence, which stay.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table booking_documents (
    booking_id uuid not null references bookings,
    document_id text not null,
    -- Of the text: lower-case hex SHA-256
    hash text not null,
    language text not null,
    title text not null,
    -- Its HTML and its PDF (base64), encrypted
    html_sealed bytea not null,
    pdf_sealed bytea not null,
    -- Lower-case hex SHA-256
    pdf_hash text not null,
    made_at timestamptz not null,
    primary key (booking_id, document_id, hash)
  )`,
  sql`create table document_openings (
    booking_id uuid not null references bookings on delete cascade,
    role text not null check (role in ('buyer', 'coBuyer')),
    document_id text not null,
    hash text not null,
    opened_at timestamptz not null,
    primary key (booking_id, role, document_id, hash)
  )`,
  sql`create table booking_invitations (
    id uuid primary key,
    booking_id uuid not null references bookings on delete cascade,
    -- Keyed hash of what the link holds
    token_hash bytea not null unique,
    -- Of the browser that the link was opened in last
    flow_hash bytea,
    sent_at timestamptz not null,
    -- Signed by, or good no more
    ended_at timestamptz
  )`,
  sql`create unique index booking_invitations_open on booking_invitations (booking_id) where ended_at is null`,
  sql`create index booking_invitations_flow on booking_invitations (flow_hash) where flow_hash is not null`,
  sql`create table signings (
    id text primary key,
    booking_id uuid not null references bookings on delete cascade,
    role text not null check (role in ('buyer', 'coBuyer')),
    -- Of whoever began it signed in; null by invitation
    account_id uuid references accounts on delete set null,
    site_id integer not null,
    provider text not null check (provider in ('bank_id', 'eident', 'signicat')),
    device text not null check (device in ('same', 'other')),
    -- Hashes of the browser's secret, and of what comes back with it
    flow_hash bytea not null,
    state_hash bytea not null unique,
    page text not null,
    -- From pending to answered, and from there to signed; or to one of the two ends
    status text not null check (status in ('pending', 'answered', 'signed', 'cancelled', 'failed')),
    hint text,
    -- What the provider knows the order by; what is signed; what the provider answered: encrypted
    order_sealed bytea not null,
    words_sealed bytea not null,
    answer_sealed bytea,
    answered_at timestamptz,
    ask_from timestamptz not null,
    started_at timestamptz not null,
    returned_at timestamptz,
    expires_at timestamptz not null
  )`,
  sql`create index signings_booking on signings (booking_id)`,
  sql`create index signings_flow on signings (flow_hash, started_at)`,
  sql`create index signings_open on signings (ask_from) where status in ('pending', 'answered')`,
  // No cascade: what somebody signed is not lost with anything else.
  sql`create table booking_signatures (
    id uuid primary key,
    booking_id uuid not null references bookings,
    role text not null check (role in ('buyer', 'coBuyer')),
    provider text not null check (provider in ('bank_id', 'eident', 'signicat')),
    signed_at timestamptz not null,
    -- Of the agreement that was signed
    agreement_hash text not null,
    -- All of it, encrypted: who, which words, which documents, and the provider's whole answer
    evidence_sealed bytea not null,
    -- Our own Ed25519 signature over the evidence, and the public key (base64url) that it is checked with
    seal bytea not null,
    seal_key text not null,
    -- Taken back, as the booking went back: it binds nobody
    voided_at timestamptz
  )`,
  sql`create unique index booking_signatures_one on booking_signatures (booking_id, role) where voided_at is null`,
  sql`create table booking_withdrawals (
    booking_id uuid primary key references bookings,
    received_at timestamptz not null
  )`,
  // Which papers went out: each kind once
  sql`create table booking_papers_sent (
    booking_id uuid not null references bookings on delete cascade,
    kind text not null,
    sent_at timestamptz not null,
    primary key (booking_id, kind)
  )`,
]

const tables = [
  'booking_papers_sent',
  'booking_withdrawals',
  'booking_signatures',
  'signings',
  'booking_invitations',
  'document_openings',
  'booking_documents',
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await sql`drop table ${sql.id(table)}`.execute(db)
}
