// Identifications under way, as Kysely sees them, and how their table is made.
import type { AuthFlow, IdentityDevice, LoginMethod } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** From `pending` on, an identification moves once: to `proven`, and from there to `concluded`; or to one of the two ends. */
export type IdentificationStatus = 'pending' | 'proven' | 'concluded' | 'cancelled' | 'failed'

export interface IdentificationsTable {
  /** A handle that stands in addresses; it opens nothing by itself. */
  id: string
  site_id: number
  provider: LoginMethod
  purpose: AuthFlow
  device: IdentityDevice
  /** Hash of the secret in the flow cookie: whose browser began it. */
  flow_hash: Uint8Array
  /** Hash of what must come back with the browser. */
  state_hash: Uint8Array
  /** Who wants an identity tied, and in which session. */
  account_id: string | null
  session_id: string | null
  return_path: string | null
  /** The path of the page to come back to. */
  page: string
  status: IdentificationStatus
  hint: string | null
  /** What the provider's adapter keeps of the order. */
  order_sealed: Uint8Array
  /** From when the provider may be asked next. */
  ask_from: string
  started_at: string
  /** When the browser came back with the right state. */
  returned_at: string | null
  /** Who was proven, while it is needed. */
  identity_sealed: Uint8Array | null
  proven_at: string | null
  identity_until: string | null
  /** Until when one process has the turn to conclude. */
  concluding_until: string | null
  /** What it came to, as the account service says it; without any token. */
  outcome: Record<string, unknown> | null
  concluded_at: string | null
  /** The session that it began, for a moment: an answer may get lost on the way. */
  session_sealed: Uint8Array | null
  expires_at: string
}

export interface IdentificationTables {
  identifications: IdentificationsTable
}

export const identificationsMigration: Migration = {
  up: async (db: Kysely<never>) => {
    await sql`create table identifications (
      id text primary key,
      site_id integer not null,
      provider text not null,
      purpose text not null,
      device text not null,
      flow_hash bytea not null,
      state_hash bytea not null,
      account_id uuid,
      session_id uuid,
      return_path text,
      page text not null,
      status text not null default 'pending',
      hint text,
      order_sealed bytea not null,
      ask_from timestamptz not null,
      started_at timestamptz not null,
      returned_at timestamptz,
      identity_sealed bytea,
      proven_at timestamptz,
      identity_until timestamptz,
      concluding_until timestamptz,
      outcome jsonb,
      concluded_at timestamptz,
      session_sealed bytea,
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create unique index identifications_flow on identifications (flow_hash)`.execute(db)
    await sql`create unique index identifications_state on identifications (state_hash)`.execute(db)
    await sql`create index identifications_expiry on identifications (expires_at)`.execute(db)
  },
  down: async (db: Kysely<never>) => {
    await sql`drop table identifications`.execute(db)
  },
}
