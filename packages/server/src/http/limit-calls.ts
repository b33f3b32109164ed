// How many calls a network may make in a minute to what is written, could be guessed or rings at a stranger's: counted over all
// servers, and not forgotten when one is started anew.
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { keptPlan } from '../database/kept-plans.ts'
import type { Schema } from '../database/schema.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'
import { Problem } from './problem.ts'
import { networkOf } from './visitor-address.ts'

const minute = 60_000

/** What is called: each has a count of its own. */
export type LimitedCalls =
  | 'accounts'
  | 'identifications'
  | 'caseReports'
  | 'caseSearches'
  | 'bookings'
  | 'bookingStarts'
  | 'memberships'
  | 'ownPayments'
  | 'payments'
  | 'signings'
  | 'showingCodes'
  | 'showingVisitors'
  | 'ownData'
  | 'uploads'
  | 'wishes'

/**
 * Throws `tooManyRequests`, and what the database says while it is away: whatever is limited needs it, too. An address that is
 * not known is not counted.
 */
export type LimitCalls = (address: string) => Promise<void>

/**
 * A bucket that takes `perMinute` calls and leaks as many in a minute. What is kept is when it will be empty, so that a call is one
 * statement. Who is refused is not counted.
 */
export const makeCallLimit = (
  { db, keys, now }: { readonly db: Kysely<Schema>; readonly keys: SecretKeys; readonly now: () => number },
  calls: LimitedCalls,
  perMinute: number,
): LimitCalls => {
  const shareMs = Math.floor(minute / perMinute)
  return async (address) => {
    if (address === '') return
    const key = createHmac('sha256', keys.keyFor('attempts'))
    const lookup = new Uint8Array(key.update(['calls', calls, networkOf(address)].join('\n')).digest())
    const at = now()
    const counted = await sql`
      insert into call_counts as known (lookup, empty_at) values (${lookup}, ${instant(at + shareMs)}::timestamptz)
      on conflict (lookup) do update
      set empty_at = greatest(known.empty_at + ${shareMs} * interval '1 ms', excluded.empty_at)
      where known.empty_at <= ${instant(at + minute - shareMs)}::timestamptz
      returning lookup ${keptPlan}`.execute(db)
    if (counted.rows.length === 0)
      throw new Problem('tooManyRequests', { headers: { 'retry-after': String(Math.ceil(shareMs / 1_000)) } })
  }
}

const instant = (time: number): string => new Date(time).toISOString()
