// Jobs are committed with their cause, run once on one of many servers, and are stored encrypted.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { testSecret } from '../../testing/sessions.ts'
import { makeTestPostgres, openEmbeddedTestDatabase, openPatiently } from '../../testing/test-database.ts'
import { makeBoss, migrateJobQueue } from '../database/job-queue.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { readSetting, writeSetting } from '../database/stored-settings.ts'
import { letterKind } from '../mail/mail-service.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import type { PgBossJobs } from './pg-boss-jobs.ts'
import { openPgBossJobs, retriesOf } from './pg-boss-jobs.ts'

const embedded = async (): Promise<OpenDatabase> => openEmbeddedTestDatabase()

const onPostgres = async (): Promise<OpenDatabase> => {
  const postgres = await makeTestPostgres()
  const database = openPatiently(postgres.url)
  return { ...database, close: () => database.close().then(postgres.drop) }
}

describe.each([
  ['the embedded database', embedded],
  ['PostgreSQL', onPostgres],
] as const)('Jobs on %s', (_, open) => {
  let database: OpenDatabase
  const servers: PgBossJobs[] = []
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.finish()
    await sql`delete from pgboss.job`.execute(database.db)
  })

  const aServer = async ({
    tries = 1,
    secret = testSecret,
    longestMs,
  }: {
    tries?: number
    secret?: string
    longestMs?: number
  } = {}) => {
    const lines: object[] = []
    const add = (line: object) => void lines.push(line)
    const jobs = await openPgBossJobs({
      db: database.db,
      keys: makeSecretKeys(secret),
      log: { error: add, warn: add } as never,
      retries: { limit: tries - 1, firstSeconds: 0, longestSeconds: 0 },
      ...(longestMs !== undefined && { longestMs }),
    })
    servers.push(jobs)
    return { jobs, lines }
  }
  const lying = async () => (await sql<object>`select * from pgboss.job`.execute(database.db)).rows

  it('exist if, and only if, their cause is committed', async () => {
    const { jobs } = await aServer()
    const done: unknown[] = []
    jobs.handle('note', async (facts) => void done.push(facts))
    const failing = database.db.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, { kind: 'note', facts: 'taken back' })
      throw new Error('It was not to be')
    })
    await expect(failing).rejects.toThrow('It was not to be')
    await database.db.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, { kind: 'note', facts: 'kept' })
    })
    await jobs.settled()
    expect(done).toEqual(['kept'])
  })

  it('are encrypted while they wait, and leave nothing when they are done', async () => {
    const { jobs } = await aServer()
    jobs.handle('note', async () => undefined)
    await jobs.enqueue(database.db, { kind: 'note', facts: { to: 'anna@example.com', secret: 'abc-secret' } })
    const [job] = await lying()
    expect(JSON.stringify(job)).not.toMatch(/anna|secret/)
    await jobs.settled()
    expect(await lying()).toEqual([])
  })

  it('are decrypted with their own key and purpose, and wait otherwise', async () => {
    const { jobs: theirs } = await aServer({ secret: 'another secret of thirty-two bytes and more' })
    const { jobs, lines } = await aServer()
    jobs.handle('note', async () => undefined)
    await theirs.enqueue(database.db, { kind: 'note', facts: 'not for us' })
    await jobs.enqueue(database.db, { kind: 'letter', facts: 'a letter' })
    await sql`update pgboss.job set data = data || '{"kind":"note"}'`.execute(database.db)
    await jobs.settled()
    expect(lines).toEqual([
      expect.objectContaining({ job: 'note', name: 'JobSealedWithAnotherKey' }),
      expect.objectContaining({ job: 'note', name: 'JobSealedWithAnotherKey' }),
    ])
    expect(await lying()).toHaveLength(2)
  })

  it('change nothing when they fail, and are retried', async () => {
    const { jobs, lines } = await aServer({ tries: 2 })
    let tries = 0
    jobs.handle('write', async (_facts, transaction) => {
      tries += 1
      await writeSetting(transaction, `try ${tries}`, 'written')
      if (tries === 1) throw new Error('to anna@example.com')
    })
    await jobs.enqueue(database.db, { kind: 'write', facts: null })
    await jobs.settled()
    expect(await readSetting(database.db, 'try 1')).toBeUndefined()
    expect(await readSetting(database.db, 'try 2')).toBe('written')
    expect(lines).toEqual([expect.objectContaining({ job: 'write' })])
    expect(JSON.stringify(lines)).not.toContain('anna')
  })

  it('are also done by a server of an older release after a newer one has migrated their tables', async () => {
    await sql`update pgboss.version set version = version + 1`.execute(database.db)
    try {
      await migrateJobQueue(database.db)
      const { jobs } = await aServer()
      const done: unknown[] = []
      jobs.handleOutside('note', async (facts) => void done.push(facts))
      await jobs.enqueue(database.db, { kind: 'note', facts: 'a note' })
      await jobs.settled()
      expect(done).toEqual(['a note'])
    } finally {
      await sql`update pgboss.version set version = version - 1`.execute(database.db)
    }
  })

  /** Two jobs that failed because a service was down, which is up again. */
  const givenUpTwo = async () => {
    const { jobs } = await aServer()
    let isAway = true
    const done: unknown[] = []
    for (const kind of ['letter', 'note'])
      jobs.handleOutside(kind, async (facts) => {
        if (isAway) throw new Error('Unavailable')
        done.push(facts)
      })
    await jobs.enqueue(database.db, { kind: 'letter', facts: 'a letter' })
    await jobs.enqueue(database.db, { kind: 'note', facts: 'a note' })
    await jobs.settled()
    isAway = false
    expect(await lying()).toMatchObject([{ state: 'failed' }, { state: 'failed' }])
    return { jobs, done }
  }
  /** Makes pg-boss delete expired jobs, some days later. */
  const daysPass = async (days: number) => {
    await sql`update pgboss.job set completed_on = completed_on - make_interval(days => ${days})`.execute(
      database.db,
    )
    const boss = makeBoss(database.db)
    await boss.start()
    await sql`update pgboss.queue set maintain_on = null`.execute(database.db)
    await boss.supervise()
    await boss.stop({ graceful: false, close: false })
  }

  it('that were given up are stored for two weeks', async () => {
    await givenUpTwo()
    await daysPass(13)
    expect(await lying()).toHaveLength(2)
    await daysPass(2)
    expect(await lying()).toEqual([])
  })

  it('that were given up run again when they are retried, one kind at a time', async () => {
    const { jobs, done } = await givenUpTwo()
    expect(await jobs.tryAgain('note')).toBe(1)
    await daysPass(20)
    await jobs.settled()
    expect(done).toEqual(['a note'])
  })

  it('that were given up run again by the SQL of the guide', async () => {
    const { jobs, done } = await givenUpTwo()
    const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/guide/seeing.md'), 'utf8')
    const [, statement = ''] = /### JobsGivenUp[\s\S]*?```sql\n([\s\S]*?)```/.exec(guide) ?? []
    await sql.raw(statement).execute(database.db)
    await daysPass(20)
    await jobs.settled()
    expect(done).toEqual(['a letter'])
  })

  it('run on one of many servers each', async () => {
    const done: unknown[] = []
    const many = await Promise.all(Array.from({ length: 4 }, () => aServer()))
    for (const { jobs } of many)
      jobs.handleOutside('note', async (facts) => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        done.push(facts)
      })
    const facts = Array.from({ length: 40 }, (_none, place) => place)
    for (const place of facts)
      await many[place % 4]?.jobs.enqueue(database.db, { kind: 'note', facts: place })
    await Promise.all(many.map(({ jobs }) => jobs.settled()))
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(facts)
  })

  it('that hang are abandoned, and other waiting jobs run meanwhile', async () => {
    const { jobs, lines } = await aServer({ longestMs: 5_000 })
    const done: unknown[] = []
    const hung: unknown[] = []
    jobs.handleOutside('judge', (facts) => {
      hung.push(facts)
      return new Promise(() => undefined)
    })
    jobs.handleOutside('letter', async (facts) => void done.push(facts))
    for (let number = 0; number < 5; number += 1)
      await jobs.enqueue(database.db, { kind: 'judge', facts: number })
    await jobs.enqueue(database.db, { kind: 'letter', facts: 'a letter' })
    jobs.start()
    await vi.waitFor(() => expect(done).toEqual(['a letter']), { timeout: 4_500 })
    expect(hung).toHaveLength(4)
    await vi.waitFor(() => expect(hung).toHaveLength(5), { timeout: 20_000 })
    expect(lines).toContainEqual(expect.objectContaining({ job: 'judge', name: 'JobTookTooLong' }))
    await vi.waitFor(async () => expect(await lying()).toMatchObject(Array(5).fill({ state: 'failed' })), {
      timeout: 20_000,
    })
  }, 60_000)

  it('that another server has taken over are not failures', async () => {
    const [slow, quick] = [await aServer(), await aServer()]
    const done: string[] = []
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    slow.jobs.handleOutside('note', async () => {
      await held
      done.push('slow')
    })
    quick.jobs.handleOutside('note', async () => void done.push('quick'))
    await slow.jobs.enqueue(database.db, { kind: 'note', facts: null })
    const settled = slow.jobs.settled()
    await vi.waitFor(async () => expect(await lying()).toMatchObject([{ state: 'active' }]))
    // As if the heartbeat of the slow server had stopped.
    await sql`update pgboss.job set state = 'retry'`.execute(database.db)
    await quick.jobs.settled()
    letGo()
    await settled
    expect(done).toEqual(['quick', 'slow'])
    expect([await lying(), slow.lines, quick.lines]).toEqual([[], [], []])
  })

  it('start at once on the server that created them', async () => {
    const { jobs } = await aServer()
    const done: unknown[] = []
    jobs.handle('note', async (facts) => void done.push(facts))
    jobs.start()
    await jobs.enqueue(database.db, { kind: 'note', facts: 1 })
    await vi.waitFor(() => expect(done).toEqual([1]))
  })

  it('in progress are finished at shutdown, and no others are started', async () => {
    const { jobs } = await aServer()
    const begun: unknown[] = []
    const ended: unknown[] = []
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    jobs.handleOutside('slow', async (facts) => {
      begun.push(facts)
      await held
      await database.ping()
      ended.push(facts)
    })
    for (let number = 0; number < 6; number += 1)
      await jobs.enqueue(database.db, { kind: 'slow', facts: number })
    jobs.start()
    await vi.waitFor(() => expect(begun).toHaveLength(4))
    const finished = jobs.finish()
    letGo()
    await finished
    expect(ended).toHaveLength(4)
    expect(await lying()).toHaveLength(2)
  })
})

it('An e-mail is retried for a day, as mail servers are down overnight; other jobs for two hours', () => {
  const hoursOf = (kind: string): number => {
    const { limit, firstSeconds, longestSeconds } = retriesOf(kind)
    // The minimum delay of pg-boss: it adds up to the same again.
    const waits = Array.from({ length: limit }, (_, at) => Math.min(longestSeconds, firstSeconds * 2 ** at))
    return waits.reduce((sum, wait) => sum + wait) / 3_600
  }
  expect(hoursOf(letterKind)).toBeGreaterThan(24)
  expect(hoursOf('payment-refund')).toBeGreaterThan(1.9)
  expect(hoursOf('payment-refund')).toBeLessThan(3)
})
