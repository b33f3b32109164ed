// Each server says now and then that it is alive, and how its calls to others went last: staff see all of them on one page.
import { hostname } from 'node:os'
import { memoryUsage, uptime } from 'node:process'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { FollowCall } from '../telemetry/outgoing-calls.ts'
import { followCalls } from '../telemetry/outgoing-calls.ts'

/** How calls to one provider, store or backend went. Epoch milliseconds. */
export interface CalledHost {
  readonly answeredAt?: number
  readonly failedAt?: number
  /** Of the latest failure: a status, or the code of what went wrong. */
  readonly failure?: string
}

export interface ServerFacts {
  /** Resident set, in megabytes. */
  readonly megabytes: number
  readonly calls: Readonly<Record<string, CalledHost>>
}

const everyMs = 10_000
/** Of those that a server has called, the latest. */
const mostHosts = 50

/** A status below 500 is an answer: the provider is there. */
const outcomesOf = (hosts: Map<string, CalledHost>): FollowCall => {
  const note = (host: string, told: CalledHost) => {
    const known = hosts.get(host)
    hosts.delete(host)
    hosts.set(host, { ...known, ...told })
    const [oldest] = hosts.keys()
    if (hosts.size > mostHosts && oldest !== undefined) hosts.delete(oldest)
  }
  return ({ host }) =>
    (outcome) => {
      const at = Date.now()
      if ('status' in outcome && outcome.status < 500) note(host, { answeredAt: at })
      else
        note(host, {
          failedAt: at,
          failure: 'status' in outcome ? String(outcome.status) : outcome.failure,
        })
    }
}

export interface Heartbeat {
  /** Says it once. Rejects with the driver's error while the database is away. */
  beat(): Promise<void>
  /** Says it again and again, from now on. */
  start(): void
  /** The server is no more. */
  close(): Promise<void>
}

/** @param id of this server's row, for as long as it lives. */
export const makeHeartbeat = (
  db: Kysely<Schema>,
  { id, version }: { readonly id: string; readonly version: string },
): Heartbeat => {
  const calls = new Map<string, CalledHost>()
  let unfollow = (): void => undefined
  let beating: NodeJS.Timeout | undefined
  let latest: Promise<void> = Promise.resolve()

  const beat = async (): Promise<void> => {
    const megabytes = Math.round(memoryUsage.rss() / 2 ** 20)
    const facts = JSON.stringify({ megabytes, calls: Object.fromEntries(calls) } satisfies ServerFacts)
    // The process: whatever it read before its first beat, it read since then.
    const startedAt = sql<string>`now() - make_interval(secs => ${uptime()}::float8)`
    await db
      .insertInto('servers')
      .values({ id, host: hostname(), version, facts, started_at: startedAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ facts, seen_at: sql`now()` }))
      .execute()
  }

  return {
    beat,
    start: () => {
      unfollow = followCalls(outcomesOf(calls))
      // While the database is away nobody can be told.
      const tryToBeat = () => {
        latest = beat().catch(() => undefined)
      }
      tryToBeat()
      beating = setInterval(tryToBeat, everyMs).unref()
    },
    close: async () => {
      clearInterval(beating)
      unfollow()
      await latest
      await db
        .deleteFrom('servers')
        .where('id', '=', id)
        .execute()
        .catch(() => undefined)
    },
  }
}

/** Those that ended without a word are shown for a day. */
export const forgetServers = (db: Kysely<Schema>) =>
  db.deleteFrom('servers').where('seen_at', '<', sql<string>`now() - interval '1 day'`).execute()
