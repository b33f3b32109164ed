// Heartbeats: each server regularly writes that it is alive, and the last results of its outgoing calls. Staff see all of them on one page.
import { hostname } from 'node:os'
import { memoryUsage, uptime } from 'node:process'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { FollowCall } from '../telemetry/outgoing-calls.ts'
import { followCalls } from '../telemetry/outgoing-calls.ts'

/** Results of calls to one provider, store or backend. Epoch milliseconds. */
export interface CalledHost {
  readonly answeredAt?: number
  readonly failedAt?: number
  /** Of the latest failure: a status, or an error code. */
  readonly failure?: string
}

export interface ServerFacts {
  /** Resident set, in megabytes. */
  readonly megabytes: number
  readonly calls: Readonly<Record<string, CalledHost>>
}

const everyMs = 10_000
/** The most recently called hosts. */
const maxHosts = 50

/** A status below 500 counts as an answer: the provider is available. */
const outcomesOf = (hosts: Map<string, CalledHost>): FollowCall => {
  const note = (host: string, told: CalledHost) => {
    const known = hosts.get(host)
    hosts.delete(host)
    hosts.set(host, { ...known, ...told })
    const [oldest] = hosts.keys()
    if (hosts.size > maxHosts && oldest !== undefined) hosts.delete(oldest)
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
  /** Sends one heartbeat. Rejects with the driver's error while the database is unavailable. */
  beat(): Promise<void>
  /** Starts sending heartbeats. */
  start(): void
  /** Deletes the server's row. */
  close(): Promise<void>
}

/** @param id of this server's row, for the lifetime of the process. */
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
    // The process start: anything it read before its first heartbeat, it read since then.
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
      // Ignored while the database is unavailable.
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

/** Servers that ended without notice are shown for a day. */
export const forgetServers = (db: Kysely<Schema>) =>
  db.deleteFrom('servers').where('seen_at', '<', sql<string>`now() - interval '1 day'`).execute()
