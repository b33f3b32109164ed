// Identifications under way.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table identifications (
    -- A handle that stands in addresses; it opens nothing by itself
    id text primary key,
    site_id integer not null,
    provider text not null,
    purpose text not null,
    device text not null,
    -- Hash of the secret in the flow cookie: whose browser began it
    flow_hash bytea not null,
    -- Hash of what must come back with the browser
    state_hash bytea not null,
    -- Who wants an identity tied, and in which session
    account_id uuid,
    session_id uuid,
    return_path text,
    -- The path of the page to come back to
    page text not null,
    -- From pending on it moves once: to proven, and from there to concluded; or to cancelled or failed
    status text not null default 'pending',
    hint text,
    -- What the provider's adapter keeps of the order
    order_sealed bytea not null,
    -- From when the provider may be asked next
    ask_from timestamptz not null,
    started_at timestamptz not null,
    -- When the browser came back with the right state
    returned_at timestamptz,
    -- Who was proven, while it is needed
    identity_sealed bytea,
    proven_at timestamptz,
    identity_until timestamptz,
    -- Until when one process may conclude it
    concluding_until timestamptz,
    -- What it came to, as the account service says it; without any token
    outcome jsonb,
    concluded_at timestamptz,
    -- The session that it began, for a moment: an answer may get lost on the way
    session_sealed bytea,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create unique index identifications_flow on identifications (flow_hash)`.execute(db)
  await sql`create unique index identifications_state on identifications (state_hash)`.execute(db)
  await sql`create index identifications_expiry on identifications (expires_at)`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table identifications`.execute(db)
}
