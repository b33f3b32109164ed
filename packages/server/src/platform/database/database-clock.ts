// The database's clock. All servers use it, so that expiry does not depend on their own clocks.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from './schema.ts'

export interface DatabaseClock {
  /** Epoch milliseconds. */
  now(): number
  /** Milliseconds by which the machine's clock was ahead at the last query. */
  ahead(): number
  close(): void
}

export interface DatabaseClockOptions {
  /** The machine's clock. */
  readonly machineNow?: () => number
  readonly everyMs?: number
}

/** A response that takes longer than this is too imprecise. */
const slowestAnswerMs = 1_000

/**
 * Queries the clock once before it resolves, then periodically. Between queries a monotonic clock is used, so that a
 * correction of the machine's clock has no effect. During an outage the last result is used.
 */
export const openDatabaseClock = async (
  db: Kysely<Schema>,
  { machineNow = Date.now, everyMs = 60_000 }: DatabaseClockOptions = {},
): Promise<DatabaseClock> => {
  let offset = machineNow() - performance.now()
  let ahead = 0

  const ask = async (): Promise<void> => {
    const asked = performance.now()
    const { rows } = await sql<{ at: string }>`select clock_timestamp() as at`.execute(db)
    const answered = performance.now()
    if (answered - asked > slowestAnswerMs) return
    const at = Date.parse(rows[0]?.at ?? '')
    offset = at - (asked + answered) / 2
    ahead = machineNow() - (offset + answered)
  }

  await ask()
  const timer = setInterval(() => ask().catch(() => undefined), everyMs)
  timer.unref()
  return {
    now: () => Math.round(offset + performance.now()),
    ahead: () => ahead,
    close: () => clearInterval(timer),
  }
}
