// Jobs in the database, by pg-boss: written in our transactions, taken by one server at a time, tried again when they fail.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import { bossDatabase, makeBoss, queue, reviveJobs } from '../database/job-queue.ts'
import type { Schema } from '../database/schema.ts'
import { observer } from '../observer/observer.ts'
import { reasonOf } from '../platform/reason-of.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'
import type { Jobs } from './jobs.ts'

/** How often a failed job is tried again, and after how many seconds: the first wait, doubled each time up to the longest. */
export interface Retries {
  readonly limit: number
  readonly firstSeconds: number
  readonly longestSeconds: number
}

/** About two hours. */
const usualRetries: Retries = { limit: 20, firstSeconds: 2, longestSeconds: 600 }
/** About a day: a mail server may be away overnight, or want to be asked again later (greylisting). */
const patientRetries: Retries = { limit: 60, firstSeconds: 2, longestSeconds: 1_800 }
const patientKinds: ReadonlySet<string> = new Set(['letter'])

/** How a kind of job is tried again, unless a test says otherwise. */
export const retriesOf = (kind: string): Retries => (patientKinds.has(kind) ? patientRetries : usualRetries)

export interface PgBossJobsOptions {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  readonly log: Pick<Logger, 'error' | 'warn'>
  /** Of all kinds; absent: as `retriesOf` says. */
  readonly retries?: Retries
  /** What one try may take, in milliseconds; absent: four minutes. */
  readonly longestMs?: number
}

export interface PgBossJobs extends Jobs {
  /** Begins to take jobs, of whatever kinds are handled by now. */
  start(): void
}

/** Done at the same time. */
const atOnce = 5
/** So many of one kind: whoever they wait for may be silent, and others have a place all the same. */
const atOnceOfKind = 4
/** Shorter than pg-boss waits for (`expireInSeconds`): whoever hangs gives its place back before others think that this server does. */
const usualLongestMs = 240_000
/** An idle server asks so often; others' jobs wait for it, its own do not. */
const idleMs = 2_000
const beatMs = 5_000
/** For jobs in hand at the end: shorter than what is usually waited for a process (ten seconds). */
const lastJobsMs = 5_000

/** As it lies in the database. */
interface SealedJob {
  readonly kind: string
  /** Base64; opens for this job alone. */
  readonly sealed: string
  /** The `traceparent` of what ordered it. */
  readonly orderedBy?: string
}

type Handler = (facts: unknown, id: string) => Promise<void>

const failure = (name: string): Error => Object.assign(new Error(name), { name })

export const contextOfJob = (kind: string, id: string): string => `${kind} ${id}`

/** Needs the tables (`migrateJobQueue`). Rejects with the driver's error while the database is away. */
export const openPgBossJobs = async ({
  db,
  keys,
  log,
  retries,
  longestMs = usualLongestMs,
}: PgBossJobsOptions): Promise<PgBossJobs> => {
  const boss = makeBoss(db)
  boss.on('error', (cause) => log.warn(reasonOf(cause), 'The jobs could not be looked after'))
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

  /** Deletes the job, its facts with it; false where another server has done so. */
  const end = async (id: string, within: Kysely<Schema>): Promise<boolean> => {
    // Its types do not say what it answers.
    const answer = await boss.deleteJob(queue, id, { db: bossDatabase(within) })
    return (answer as { readonly affected: number }).affected > 0
  }

  /** It has happened: as long as the database is only away for a moment, nobody does it again. */
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

  /** What hangs cannot be ended: it is not waited for any more, and tried again like what failed. */
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
      if (!handler) throw failure('NobodyDoesSuchJobs')
      const facts = seal.open(Buffer.from(sealed, 'base64'), contextOfJob(kind, id))
      if (facts === undefined) throw failure('JobSealedWithAnotherKey')
      await observer().job({ kind, orderedBy }, () => inTime(handler(JSON.parse(facts), id)))
    } catch (cause) {
      const line = { job: kind, ...reasonOf(cause) }
      if (retryCount < retryLimit) log.warn(line, 'A job could not be done yet')
      else log.error(line, 'A job could not be done, and was given up')
      await boss.fail(queue, id, reasonOf(cause))
    }
  }

  const begin = (job: JobWithMetadata<SealedJob>): void => {
    const work = perform(job)
      // The database is away: the job is free again when this server is no longer heard of.
      .catch((cause: unknown) =>
        log.error({ job: job.data.kind, ...reasonOf(cause) }, 'A job was left lying'),
      )
      .finally(() => {
        inHand.delete(job.id)
        call()
      })
    inHand.set(job.id, { kind: job.data.kind, work })
  }
  const allInHand = () => Promise.all([...inHand.values()].map(({ work }) => work))

  /** How many may be taken now, whatever kinds they turn out to be, and of which kinds none. */
  const room = (): { readonly batchSize: number; readonly ignoreGroups: string[] } => {
    const counts = new Map<string, number>()
    for (const { kind } of inHand.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const full = [...counts].filter(([, count]) => count >= atOnceOfKind).map(([kind]) => kind)
    const most = Math.max(0, ...[...counts.values()].filter((count) => count < atOnceOfKind))
    return { batchSize: Math.min(atOnce - inHand.size, atOnceOfKind - most), ignoreGroups: full }
  }

  /** One after the other, so that whoever has waited for it knows what is in hand. */
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
    // Where it fails the next one may not.
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
      // Not before the answer has gone: an answer that waits for nothing tells nothing.
      if (!within.isTransaction) setImmediate(call)
    },
    handle: (kind, work) => {
      handlers.set(kind, (facts, id) =>
        db.transaction().execute(async (transaction) => {
          // First, so that it is locked for whoever else should want to do it.
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
