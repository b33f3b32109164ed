// Who a contract or a payment was made with, once the account is deleted: kept as long as the contract or the payment is.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table contract_parties (
    -- That of the deleted account, which the seal of the personal number is bound to
    id uuid primary key,
    first_name text not null,
    last_name text not null,
    address text,
    postal_code text,
    city text,
    country text,
    -- The personal number, encrypted as it was with the account; null where the account had no identity
    identity_sealed bytea,
    account_deleted_at timestamptz not null
  )`,
  // A party without a link has no purpose left and is deleted
  sql`create table contract_party_links (
    party_id uuid not null references contract_parties on delete cascade,
    booking_id uuid references bookings on delete cascade,
    residence_id uuid references residences on delete cascade,
    payment_id uuid references payments on delete cascade,
    constraint contract_party_links_one check (num_nonnulls(booking_id, residence_id, payment_id) = 1),
    constraint contract_party_links_unique unique nulls not distinct
      (party_id, booking_id, residence_id, payment_id)
  )`,
  sql`create index contract_party_links_booking on contract_party_links (booking_id) where booking_id is not null`,
  sql`create index contract_party_links_residence on contract_party_links (residence_id)
    where residence_id is not null`,
  sql`create index contract_party_links_payment on contract_party_links (payment_id) where payment_id is not null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table contract_party_links, contract_parties`.execute(db)
}
