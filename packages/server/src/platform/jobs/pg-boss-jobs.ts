// Jobs in the database, by pg-boss: enqueued in our transactions, fetched by one server at a time, retried when they fail.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import { bossDatabase, makeBoss, queue, reviveJobs } from '../database/job-queue.ts'
import type { Schema } from '../database/schema.ts'
import { reasonOf } from '../modules/reason-of.ts'
import { observer } from '../observer/observer.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'
import type { Jobs } from './jobs.ts'

/** Number of retries of a failed job, and their backoff in seconds: the first wait, doubled each time up to the longest. */
export interface Retries {
  readonly limit: number
  readonly firstSeconds: number
  readonly longestSeconds: number
}

/** About two hours. */
const usualRetries: Retries = { limit: 20, firstSeconds: 2, longestSeconds: 600 }
/** About a day: a mail server may be down overnight, or ask for a later retry (greylisting). */
const patientRetries: Retries = { limit: 60, firstSeconds: 2, longestSeconds: 1_800 }
const patientKinds: ReadonlySet<string> = new Set(['letter'])

/** The retries of a kind of job, unless a test overrides them. */
export const retriesOf = (kind: string): Retries => (patientKinds.has(kind) ? patientRetries : usualRetries)

export interface PgBossJobsOptions {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  readonly log: Pick<Logger, 'error' | 'warn'>
  /** For all kinds; absent: see `retriesOf`. */
  readonly retries?: Retries
  /** Timeout of one attempt, in milliseconds; absent: four minutes. */
  readonly longestMs?: number
}

export interface PgBossJobs extends Jobs {
  /** Starts to fetch jobs, of all kinds that have a handler by now. */
  start(): void
}

/** Maximum number of concurrent jobs. */
const atOnce = 5
/** Maximum of one kind: if the service that they use does not respond, jobs of other kinds still run. */
const atOnceOfKind = 4
/** Shorter than the timeout of pg-boss (`expireInSeconds`): a hanging job frees its slot before other servers take this one for dead. */
const usualLongestMs = 240_000
/** Poll interval of an idle server: delays jobs of other servers; its own start at once. */
const idleMs = 2_000
const beatMs = 5_000
/** Time for active jobs at shutdown: shorter than the usual grace period of a process (ten seconds). */
const lastJobsMs = 5_000

/** A job as stored in the database. */
interface SealedJob {
  readonly kind: string
  /** Base64; can be decrypted only as this job. */
  readonly sealed: string
  /** The `traceparent` of the request that enqueued it. */
  readonly orderedBy?: string
}

type Handler = (facts: unknown, id: string) => Promise<void>

const failure = (name: string): Error => Object.assign(new Error(name), { name })

export const contextOfJob = (kind: string, id: string): string => `${kind} ${id}`

/** Requires the tables (`migrateJobQueue`). Rejects with the driver's error while the database is unreachable. */
export const openPgBossJobs = async ({
  db,
  keys,
  log,
  retries,
  longestMs = usualLongestMs,
}: PgBossJobsOptions): Promise<PgBossJobs> => {
  const boss = makeBoss(db)
  boss.on('error', (cause) => log.warn(reasonOf(cause), 'The job queue reported an error'))
  await boss.start()
  const seal = makeSeal(keys.keysFor('jobs'))
  const handlers = new Map<string, Handler>()
  const inHand = new Map<string, { readonly kind: string; readonly work: Promise<void> }>()
  let taking: Promise<unknown> = Promise.resolve()
  let looping: Promise<void> = Promise.resolve()
  let isEnding = false
  let finished: Promise<void> | undefined
  let isCalled = false
  let wake = (): void => undefined

  const call = (): void => {
    isCalled = true
    wake()
  }

  /** Deletes the job with its facts; false if another server has done so. */
  const end = async (id: string, within: Kysely<Schema>): Promise<boolean> => {
    // Its types omit the result.
    const answer = await boss.deleteJob(queue, id, { db: bossDatabase(within) })
    return (answer as { readonly affected: number }).affected > 0
  }

  /** The effects have happened: retry the deletion through a short outage of the database, so that the job does not run again. */
  const endForSure = async (id: string): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        await end(id, db)
        return
      } catch (cause) {
        if (tries === 100 || isEnding) throw cause
        await delay(250)
      }
    }
  }

  /** A hanging job cannot be stopped: after the timeout it is retried like a failed one. */
  const inTime = async (work: Promise<void>): Promise<void> => {
    const over = new AbortController()
    const tooLong = delay(longestMs, undefined, { signal: over.signal, ref: false }).then(() => {
      throw failure('JobTookTooLong')
    })
    try {
      await Promise.race([work, tooLong])
    } finally {
      over.abort()
    }
  }

  const perform = async ({ id, data, retryCount, retryLimit }: JobWithMetadata<SealedJob>): Promise<void> => {
    const { kind, sealed, orderedBy } = data
    try {
      const handler = handlers.get(kind)
      if (!handler) throw failure('NoHandler')
      const facts = seal.open(Buffer.from(sealed, 'base64'), contextOfJob(kind, id))
      if (facts === undefined) throw failure('JobSealedWithAnotherKey')
      await observer().job({ kind, orderedBy }, () => inTime(handler(JSON.parse(facts), id)))
    } catch (cause) {
      const line = { job: kind, ...reasonOf(cause) }
      if (retryCount < retryLimit) log.warn(line, 'A job failed and will be retried')
      else log.error(line, 'A job failed and was given up')
      await boss.fail(queue, id, reasonOf(cause))
    }
  }

  const begin = (job: JobWithMetadata<SealedJob>): void => {
    const work = perform(job)
      // The database is unreachable: the job becomes free again when the heartbeat of this server stops.
      .catch((cause: unknown) =>
        log.error({ job: job.data.kind, ...reasonOf(cause) }, 'A job stopped and will be taken up again'),
      )
      .finally(() => {
        inHand.delete(job.id)
        call()
      })
    inHand.set(job.id, { kind: job.data.kind, work })
  }
  const allInHand = () => Promise.all([...inHand.values()].map(({ work }) => work))

  /** How many jobs may be fetched now, whatever their kinds, and the kinds that are at their maximum. */
  const room = (): { readonly batchSize: number; readonly ignoreGroups: string[] } => {
    const counts = new Map<string, number>()
    for (const { kind } of inHand.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const full = [...counts].filter(([, count]) => count >= atOnceOfKind).map(([kind]) => kind)
    const max = Math.max(0, ...[...counts.values()].filter((count) => count < atOnceOfKind))
    return { batchSize: Math.min(atOnce - inHand.size, atOnceOfKind - max), ignoreGroups: full }
  }

  /** One fetch at a time, so that each one sees the jobs that the previous one started. */
  const take = (): Promise<number> => {
    const taken = taking.then(async () => {
      const { batchSize, ignoreGroups } = room()
      if (batchSize === 0 || isEnding) return 0
      const jobs = await boss.fetch<SealedJob>(queue, { batchSize, ignoreGroups, includeMetadata: true })
      for (const job of jobs) begin(job)
      return jobs.length
    })
    taking = taken.catch(() => undefined)
    return taken
  }

  const loop = async (): Promise<void> => {
    while (!isEnding) {
      isCalled = false
      const found = await take().catch(() => 0)
      if (found > 0 || isCalled || isEnding) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, idleMs).unref()
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  const beating = setInterval(() => {
    // If it fails, the next one may succeed.
    if (inHand.size > 0) boss.touch(queue, [...inHand.keys()]).catch(() => undefined)
  }, beatMs).unref()

  const allDone = async (): Promise<void> => {
    await looping
    await taking
    await allInHand()
  }

  return {
    enqueue: async (within, { kind, facts, afterMs }) => {
      const id = randomUUID()
      const sealed = seal.seal(JSON.stringify(facts), contextOfJob(kind, id))
      const orderedBy = observer().traceparent()
      const data: SealedJob = {
        kind,
        sealed: Buffer.from(sealed).toString('base64'),
        ...(orderedBy !== undefined && { orderedBy }),
      }
      const { limit, firstSeconds, longestSeconds } = retries ?? retriesOf(kind)
      await boss.send(queue, data, {
        id,
        group: { id: kind },
        db: bossDatabase(within),
        retryLimit: limit,
        retryDelay: firstSeconds,
        retryBackoff: true,
        retryDelayMax: longestSeconds,
        ...(afterMs !== undefined && { startAfter: afterMs / 1_000 }),
      })
      // Deferred until after the response, so that its timing leaks nothing.
      if (!within.isTransaction) setImmediate(call)
    },
    handle: (kind, work) => {
      handlers.set(kind, (facts, id) =>
        db.transaction().execute(async (transaction) => {
          // Delete first, which locks the job against other servers.
          if (!(await end(id, transaction))) throw failure('JobDoneByAnother')
          await work(facts, transaction)
        }),
      )
    },
    handleOutside: (kind, work) => {
      handlers.set(kind, async (facts, id) => {
        await work(facts, id)
        await endForSure(id)
      })
    },
    tryAgain: async (kind) => {
      const tried = await reviveJobs(db, kind)
      if (tried > 0) call()
      return tried
    },
    start: () => {
      looping = loop()
    },
    settled: async () => {
      for (;;) {
        await allInHand()
        if (isEnding || ((await take()) === 0 && inHand.size === 0)) return
      }
    },
    finish: () => {
      isEnding = true
      call()
      finished ??= Promise.race([allDone(), delay(lastJobsMs, undefined, { ref: false })]).then(() => {
        clearInterval(beating)
        return boss.stop({ graceful: false, close: false })
      })
      return finished
    },
  }
}
