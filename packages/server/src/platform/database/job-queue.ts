// pg-boss on our own connections: its tables are in the same database, so that jobs are written in our transactions.
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely, RawBuilder } from 'kysely'
import { CompiledQuery, sql } from 'kysely'
import type { Db } from 'pg-boss'
import { PgBoss } from 'pg-boss'
import { withPreparedPlan } from './prepared-plans.ts'
import type { Schema } from './schema.ts'

/** One queue for all kinds of jobs: an idle server polls only this one. */
export const queue = 'husrum'

const daySeconds = 86_400

const queueOptions = {
  /** A server without a heartbeat for this long is considered dead, and others take over its jobs. */
  heartbeatSeconds: 15,
  expireInSeconds: 300,
  /** How long failed jobs are kept, so that an operator can find them; completed ones are deleted at once. */
  deleteAfterSeconds: 14 * daySeconds,
}

/** pg-boss sends some statements as one text with its own `BEGIN` and `COMMIT`. If one fails, the connection is still in the transaction. */
const hasOwnTransaction = (text: string): boolean => /^\s*BEGIN;/.test(text)

/** The statements that run for each job: insert, fetch and complete. */
const isOfEachJob = (text: string): boolean =>
  /^\s*(?:INSERT INTO pgboss\.job\w*\b|WITH\s+(?:next|results)\b)/.test(text)

/** @param db a transaction, or the database. */
export const bossDatabase = (db: Kysely<Schema>): Db => ({
  executeSql: async (text, values = []) => {
    const query = CompiledQuery.raw(isOfEachJob(text) ? withPreparedPlan(text) : text, values)
    if (!hasOwnTransaction(text)) return { rows: [...(await db.executeQuery(query)).rows] }
    return db.connection().execute(async (connection) => {
      try {
        return { rows: [...(await connection.executeQuery(query)).rows] }
      } catch (cause) {
        await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
        throw cause
      }
    })
  },
})

/**
 * Creates an instance without schedules, which checks every twenty seconds for jobs of dead servers. After `migrateJobQueue` there is
 * nothing to migrate. Migration stays enabled, because with it disabled pg-boss rejects tables of a newer release (decision 46).
 */
export const makeBoss = (db: Kysely<Schema>): PgBoss =>
  new PgBoss({
    db: bossDatabase(db),
    schedule: false,
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
    maintenanceIntervalSeconds: 3_600,
  })

/**
 * Re-queues failed jobs of a kind with all their retries; returns their number. pg-boss's own `retry` adds a single retry, and keeps the
 * completion time of the job, by which it would be deleted all the same.
 */
export const reviveJobs = async (db: Kysely<Schema>, kind: string): Promise<number> => {
  const { numAffectedRows } = await sql`
    update pgboss.job
    set state = 'retry', retry_count = 0, start_after = now(), completed_on = null,
      keep_until = now() + interval '14 days'
    where name = ${queue} and state = 'failed' and data ->> 'kind' = ${kind}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Migrates pg-boss's own tables to its version, and creates the queue. Several servers may run it concurrently. */
export const migrateJobQueue = async (db: Kysely<Schema>): Promise<void> => {
  const boss = new PgBoss({ db: bossDatabase(db), schedule: false, supervise: false })
  // Failures are thrown by the calls themselves; an unhandled 'error' event would end the process.
  boss.on('error', () => undefined)
  await boss.start()
  try {
    await boss.createQueue(queue, queueOptions)
    await boss.updateQueue(queue, queueOptions)
  } finally {
    await stopBetweenSteps(boss)
  }
}

/** Waits for the current deferred step (`bam`): an interrupted one would never be completed, and block all others. */
const stopBetweenSteps = async (boss: PgBoss): Promise<void> => {
  while (boss.isBamWorking()) await delay(10)
  await boss.stop({ graceful: false, close: false })
}

/** A deferred upgrade step of pg-boss failed. The message is for the operator at the terminal. */
export class JobQueueUnfinished extends Error {
  constructor(reason: string) {
    super(`A step of the pg-boss upgrade failed (pgboss.bam): ${reason}`)
    this.name = 'JobQueueUnfinished'
  }
}

/** The shortest interval that pg-boss allows between two steps. Seconds. */
const betweenSteps = 10

/** Longer than any step of ours takes: a step that started earlier was interrupted. Minutes. */
const longestStep = 60

/**
 * Runs the deferred steps of a pg-boss upgrade, for example indexes. Servers run one step a minute, if they own the tables.
 *
 * @param onWait called once if another process runs a step, or if one was interrupted: it is retried an hour after it began.
 * @throws JobQueueUnfinished
 */
export const finishJobQueue = async (
  db: Kysely<Schema>,
  onWait: (why: string) => void = () => undefined,
): Promise<void> => {
  const isAny = async (which: RawBuilder<unknown>): Promise<boolean> => {
    const { rows } = await sql`select from pgboss.bam where ${which} limit 1`.execute(db)
    return rows.length > 0
  }
  const isUnfinished = () => isAny(sql`status <> 'completed'`)
  if (!(await isUnfinished())) return
  const boss = new PgBoss({
    db: bossDatabase(db),
    schedule: false,
    supervise: false,
    bamIntervalSeconds: betweenSteps,
  })
  let failure: string | undefined
  boss.on('error', ({ message }) => {
    failure = message
  })
  await boss.start()
  let isLogged = false
  try {
    while (await isUnfinished()) {
      if (failure !== undefined) throw new JobQueueUnfinished(failure)
      await sql`update pgboss.bam set status = 'pending'
        where status = 'in_progress' and started_on < now() - make_interval(mins => ${longestStep}::int)`.execute(
        db,
      )
      if (!isLogged && !boss.isBamWorking() && (await isAny(sql`status = 'in_progress'`))) {
        isLogged = true
        onWait('another server runs a step of the pg-boss upgrade, or a step was interrupted')
      }
      await delay(250)
    }
  } finally {
    await stopBetweenSteps(boss)
  }
}
