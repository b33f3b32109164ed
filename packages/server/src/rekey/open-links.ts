// Links derived from a secret that were sent to people: they cannot be recreated, and stop working when the old secret is removed.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface OpenLinks {
  readonly name: string
  readonly open: number
  /** Epoch milliseconds; undefined if none is open, or if they do not expire. */
  readonly lastEnds: number | undefined
}

const kinds = {
  'links to confirm, and for a new password': sql`select expires_at as ends from account_links
    where used_at is null and expires_at > now()`,
  'links to undo a change': sql`select expires_at as ends from account_undos where expires_at > now()`,
  'links in search alerts': sql`select expires_at as ends from saved_search_links where expires_at > now()`,
  'invitations to sign': sql`select null::timestamptz as ends from booking_invitations where ended_at is null`,
  'showing tickets': sql`select showings.ends_at as ends from showing_places
    join showings on showings.id = showing_places.showing_id
    where showing_places.state = 'booked' and showings.called_off_at is null and showings.ends_at > now()`,
  'host codes': sql`select ends_at as ends from showings where called_off_at is null and ends_at > now()`,
  'payment links': sql`select null::timestamptz as ends from payments where status in ('created', 'pending', 'unknown')
    and handover is not null`,
} as const

/** Number of open links, by any secret: it is not stored which one was used. */
export const openLinks = async (db: Kysely<Schema>): Promise<readonly OpenLinks[]> => {
  const all: OpenLinks[] = []
  for (const [name, query] of Object.entries(kinds)) {
    const { rows } = await sql<{ open: number; ends: string | null }>`
      select count(*) as open, max(ends) as ends from (${query}) as links`.execute(db)
    const [{ open = 0, ends = null } = {}] = rows
    all.push({ name, open: Number(open), lastEnds: ends === null ? undefined : Date.parse(ends) })
  }
  return all
}
