// The time as the database has it: what expires for one server expires for all of them at once, whatever their own clocks say.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from './schema.ts'

export interface DatabaseClock {
  /** Epoch milliseconds. */
  now(): number
  /** By how much the machine's own clock is ahead, in milliseconds, when the database was last asked. */
  ahead(): number
  close(): void
}

export interface DatabaseClockOptions {
  /** What the machine takes for the time. */
  readonly machineNow?: () => number
  readonly everyMs?: number
}

/** An answer that was so long on its way says little of the moment. */
const slowestAnswerMs = 1_000

/**
 * Asks once before it resolves, then every so often; between two answers the machine's uptime counts on, so that a clock
 * which is put right moves nothing. While the database is away the last answer holds.
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
