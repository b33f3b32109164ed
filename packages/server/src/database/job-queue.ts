// pg-boss over our own connections: its tables lie in the same database, so that a job is written in our transactions.
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely, RawBuilder } from 'kysely'
import { CompiledQuery, sql } from 'kysely'
import type { Db } from 'pg-boss'
import { PgBoss } from 'pg-boss'
import { withKeptPlan } from './kept-plans.ts'
import type { Schema } from './schema.ts'

/** One for jobs of all kinds: an idle server asks for it alone. */
export const queue = 'husrum'

const daySeconds = 86_400

const queueOptions = {
  /** A server that has not been heard of for so long has died, and others take what it had in hand. */
  heartbeatSeconds: 15,
  expireInSeconds: 300,
  /** Of what was given up, so that somebody who was away finds it; what is done is deleted at once. */
  deleteAfterSeconds: 14 * daySeconds,
}

/** pg-boss sends some work as one text with its own `BEGIN` and `COMMIT`; should it fail, the connection is still in it. */
const hasOwnTransaction = (text: string): boolean => /^\s*BEGIN;/.test(text)

/** What each job takes: to write it down, to fetch it and to end it. */
const isOfEachJob = (text: string): boolean =>
  /^\s*(?:INSERT INTO pgboss\.job\w*\b|WITH\s+(?:next|results)\b)/.test(text)

/** @param db a transaction, or the database. */
export const bossDatabase = (db: Kysely<Schema>): Db => ({
  executeSql: async (text, values = []) => {
    const query = CompiledQuery.raw(isOfEachJob(text) ? withKeptPlan(text) : text, values)
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
 * Answers one that keeps no time; it looks every twenty seconds for jobs whose server has died. After `migrateJobQueue` there is nothing
 * to migrate; were it told to leave that, it would refuse tables that a newer release has brought another shape (decision 46).
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
 * What was given up of a kind waits again, with all its tries; answers how many. pg-boss's own `retry` adds a single try, and leaves the
 * time at which the job ended: by that it would be deleted all the same.
 */
export const reviveJobs = async (db: Kysely<Schema>, kind: string): Promise<number> => {
  const { numAffectedRows } = await sql`
    update pgboss.job
    set state = 'retry', retry_count = 0, start_after = now(), completed_on = null,
      keep_until = now() + interval '14 days'
    where name = ${queue} and state = 'failed' and data ->> 'kind' = ${kind}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Brings pg-boss's own tables to the shape that its version wants, and makes the queue. Several servers may try at once. */
export const migrateJobQueue = async (db: Kysely<Schema>): Promise<void> => {
  const boss = new PgBoss({ db: bossDatabase(db), schedule: false, supervise: false })
  // What fails is thrown by the call that it fails; an 'error' that nobody hears would end the process.
  boss.on('error', () => undefined)
  await boss.start()
  try {
    await boss.createQueue(queue, queueOptions)
    await boss.updateQueue(queue, queueOptions)
  } finally {
    await stopBetweenSteps(boss)
  }
}

/** A step of pg-boss's own (`bam`) that was taken and not ended would never be ended, and no other taken. */
const stopBetweenSteps = async (boss: PgBoss): Promise<void> => {
  while (boss.isBamWorking()) await delay(10)
  await boss.stop({ graceful: false, close: false })
}

/** A step that pg-boss wants done after its upgrade cannot be done. The message is for the person at the terminal. */
export class JobQueueUnfinished extends Error {
  constructor(reason: string) {
    super(`What pg-boss wants done after its upgrade could not be done (pgboss.bam): ${reason}`)
    this.name = 'JobQueueUnfinished'
  }
}

/** The shortest that pg-boss allows between two steps. Seconds. */
const betweenSteps = 10

/** Longer than any step of ours takes: after that it was cut off. Minutes. */
const longestStep = 60

/**
 * Does what pg-boss leaves for later when its tables get a new shape, indexes say: servers do it one step a minute, where they own the tables.
 *
 * @param onWait hears once of a step that somebody else does, or that was cut off: it is waited for, and taken again an hour after it began.
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
  let isToldOf = false
  try {
    while (await isUnfinished()) {
      if (failure !== undefined) throw new JobQueueUnfinished(failure)
      await sql`update pgboss.bam set status = 'pending'
        where status = 'in_progress' and started_on < now() - make_interval(mins => ${longestStep}::int)`.execute(
        db,
      )
      if (!isToldOf && !boss.isBamWorking() && (await isAny(sql`status = 'in_progress'`))) {
        isToldOf = true
        onWait('a step of pg-boss is done elsewhere, or was cut off')
      }
      await delay(250)
    }
  } finally {
    await stopBetweenSteps(boss)
  }
}
