// Limits the calls per minute of a network to endpoints that write, that could be used for guessing, or that contact other people:
// counted over all servers, also across restarts.
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { preparedPlan } from '../database/prepared-plans.ts'
import type { Schema } from '../database/schema.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'
import { Problem } from './problem.ts'
import { networkOf } from './visitor-address.ts'

const minute = 60_000

/** Limited calls, each with its own count. */
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
 * Throws `tooManyRequests`, and the database's error while it is unreachable: the limited calls need it as well. Unknown addresses
 * are not counted.
 */
export type LimitCalls = (address: string) => Promise<void>

/**
 * A leaky bucket of `perMinute` calls that leaks as many per minute. The time at which it is empty is stored, so a call takes one
 * statement. Refused calls are not counted.
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
      returning lookup ${preparedPlan}`.execute(db)
    if (counted.rows.length === 0)
      throw new Problem('tooManyRequests', { headers: { 'retry-after': String(Math.ceil(shareMs / 1_000)) } })
  }
}

const instant = (time: number): string => new Date(time).toISOString()

/** Deletes counts that are empty. */
export const sweepCallCounts = async (db: Kysely<Schema>, now: number): Promise<void> => {
  await db.deleteFrom('call_counts').where('empty_at', '<', instant(now)).execute()
}
