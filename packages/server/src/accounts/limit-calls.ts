// How many calls a network may make in a minute to what could be guessed or rings at a stranger's: counted over all servers.
import { createHmac } from 'node:crypto'
import { Problem } from '../http/problem.ts'
import { networkOf } from '../http/visitor-address.ts'
import type { Platform } from '../platform/module.ts'
import { countAttempt } from './postgres-attempt-counts.ts'

const minute = 60_000

/** What is called: each has a count of its own. */
export type LimitedCalls =
  | 'accounts'
  | 'identifications'
  | 'caseReports'
  | 'caseSearches'
  | 'bookings'
  | 'signings'
  | 'ownData'

/** Throws `tooManyRequests`. An address that is not known is not counted. */
export type LimitCalls = (address: string) => Promise<void>

export const makeCallLimit =
  (
    { db, keys, now }: Pick<Platform, 'db' | 'keys' | 'now'>,
    calls: LimitedCalls,
    perMinute: number,
  ): LimitCalls =>
  async (address) => {
    if (address === '') return
    const key = createHmac('sha256', keys.keyFor('attempts'))
    const lookup = new Uint8Array(key.update(['calls', calls, networkOf(address)].join('\n')).digest())
    const limit = { failures: perMinute, withinMs: minute }
    const seconds = await countAttempt(db, [{ kind: 'calls', lookup, limit }], now())
    if (seconds > 0) throw new Problem('tooManyRequests', { headers: { 'retry-after': String(seconds) } })
  }
