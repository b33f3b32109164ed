// Limits the bytes that one network, and all together, may upload in a period: counted over all servers, like calls (limit-calls.ts).
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { preparedPlan } from '../database/prepared-plans.ts'
import type { Schema } from '../database/schema.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'
import { Problem } from './problem.ts'
import { networkOf } from './visitor-address.ts'

/** Limited uploads, each with its own budgets. */
export type LimitedBytes = 'anonymousUploads'

export interface ByteBudget {
  /** Bytes of one network, and of all networks together, within `perMs`; larger than any single upload. */
  readonly network: number
  readonly total: number
  readonly perMs: number
}

/**
 * Throws `tooManyRequests` with the seconds until there is room, and the database's error while it is unreachable. An unknown
 * address counts towards the total only.
 */
export type LimitBytes = (address: string, bytes: number) => Promise<void>

/** Two leaky buckets: of each, the time at which it is empty is stored. Refused bytes are not counted. */
export const makeByteLimit = (
  { db, keys, now }: { readonly db: Kysely<Schema>; readonly keys: SecretKeys; readonly now: () => number },
  name: LimitedBytes,
  { network, total, perMs }: ByteBudget,
): LimitBytes => {
  const lookupOf = (bucket: readonly string[]): Uint8Array =>
    new Uint8Array(
      createHmac('sha256', keys.keyFor('attempts'))
        .update(['bytes', name, ...bucket].join('\n'))
        .digest(),
    )
  const iso = (time: number): string => new Date(time).toISOString()

  const take = async (trx: Kysely<Schema>, bucket: readonly string[], bytes: number, max: number) => {
    const shareMs = Math.ceil((bytes * perMs) / max)
    const at = now()
    const lookup = lookupOf(bucket)
    const counted = await sql`
      insert into call_counts as known (lookup, empty_at) values (${lookup}, ${iso(at + shareMs)}::timestamptz)
      on conflict (lookup) do update
      set empty_at = greatest(known.empty_at + ${shareMs} * interval '1 ms', excluded.empty_at)
      where known.empty_at <= ${iso(at + perMs - shareMs)}::timestamptz
      returning lookup ${preparedPlan}`.execute(trx)
    if (counted.rows.length > 0) return
    const { empty_at } = await trx
      .selectFrom('call_counts')
      .select('empty_at')
      .where('lookup', '=', lookup)
      .executeTakeFirstOrThrow()
    const seconds = Math.ceil((Date.parse(empty_at) + shareMs - perMs - at) / 1_000)
    throw new Problem('tooManyRequests', { headers: { 'retry-after': String(Math.max(1, seconds)) } })
  }

  return (address, bytes) =>
    // If the second bucket has no room, the first one is rolled back.
    db.transaction().execute(async (trx) => {
      if (address !== '') await take(trx, ['network', networkOf(address)], bytes, network)
      await take(trx, ['total'], bytes, total)
    })
}
