// On real PostgreSQL: a server that is killed in the middle of an import leaves whole parts, and the next one goes on; two imports of a
// source do not run at once.
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { makeServerProcesses } from '../../testing/server-processes.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import { beginApplying, handleImports } from './apply-import.ts'
import { importFiles } from './import-files.ts'
import type { ImportsOptions } from './imports-options.ts'
import { makeUndo } from './undo-import.ts'

let postgres: TestPostgres
let database: OpenDatabase
let options: ImportsOptions
let ordered: unknown[] = []
beforeAll(async () => {
  postgres = await makeTestPostgres()
  database = openPatiently(postgres.url)
  options = {
    db: database.db,
    jobs: { enqueue: async (_, job) => void ordered.push(job.facts), handle: () => undefined },
    guardsOf: async () => new Map(),
    noteHeldBack: async () => undefined,
    refresh: async () => undefined,
    now: Date.now,
  }
})
afterAll(async () => {
  await database.close()
  await postgres.drop()
})

const homesAStage = 20
const files = (source: string, stages: number, price = 2_000_000) => {
  const keys = Array.from({ length: stages }, (_, at) => `stage-${at}`)
  const content = {
    stages: keys.map((externalId) => ({
      externalId,
      siteId: 1,
      name: `Brf ${source} ${externalId}`,
      phase: 'salesStart',
      county: 'Skåne län',
      municipality: 'Ystad',
      areaName: 'Hamnen',
      geo: { lat: 55.43, lon: 13.82 },
      shortDescription: 'Vid havet',
    })),
    homes: keys.flatMap((stage) =>
      Array.from({ length: homesAStage }, (_, at) => ({
        externalId: `${stage}-${at}`,
        stage,
        address: 'Strandgatan 1',
        residenceType: 'apartment',
        disposalForm: 'condominium',
        status: 'forSale',
        rooms: 2,
        area: 45,
        price: price + at,
        inhabitDate: '2027-05-03',
      })),
    ),
  }
  return [{ name: 'all.json', bytes: new TextEncoder().encode(JSON.stringify(content)) }]
}

const send = async (source: string, stages: number, price?: number): Promise<string> => {
  const { id } = await importFiles(options, {
    source,
    files: files(source, stages, price),
    settings: { isReplacing: false, maxEnded: 10, isPartly: true },
    keyName: 'Test',
  })
  return id
}

const importOf = (id: string) =>
  database.db.selectFrom('catalogue_imports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const receiptOf = async (id: string): Promise<string> => (await importOf(id)).receipt ?? ''

/** Homes in the records, in the catalogue and in its search, by stage. */
const homesOf = async (source: string): Promise<readonly number[]> => {
  const { rows } = await sql<{ records: number; homes: number; searched: number }>`
    select count(*)::int as records, count(homes.number)::int as homes, count(home_search.number)::int as searched
    from catalogue_records left join homes using (id) left join home_search using (number)
    where source = ${source} and kind = 'home' group by stage`.execute(database.db)
  return rows.flatMap(({ records, homes, searched }) => [records, homes, searched])
}

const partsDone = async (id: string): Promise<number> => {
  const { rows } = await sql<{ done: number }>`select count(*)::int as done from catalogue_import_parts
    where import_id = ${id} and state = 'applied'`.execute(database.db)
  return rows[0]?.done ?? 0
}

/** `npm run crashes` kills more often. */
const leastKills = Number(process.env.HUSRUM_CRASH_ROUNDS ?? 4)
const killing = { timeout: leastKills * 60_000 }

it('A server that is killed leaves whole parts, and the next one goes on', killing, async () => {
  const stages = leastKills * 6
  const id = await send('killed', stages)
  const { openPgBossJobs } = await import('../../platform/jobs/pg-boss-jobs.ts')
  const { makeSecretKeys } = await import('../../platform/secrets/secret-keys.ts')
  const { testSecret } = await import('../../testing/sessions.ts')
  const log = { error: () => undefined, warn: () => undefined }
  const jobs = await openPgBossJobs({ db: database.db, keys: makeSecretKeys(testSecret), log })
  await beginApplying({ ...options, jobs }, id, await receiptOf(id))
  const servers = makeServerProcesses('imports-process.ts', { DATABASE_URL: postgres.url })
  try {
    let kills = 0
    while ((await importOf(id)).state === 'applying') {
      const server = await servers.start()
      const before = await partsDone(id)
      const until = Date.now() + 60_000
      while (
        (await partsDone(id)) < before + 3 &&
        (await importOf(id)).state === 'applying' &&
        Date.now() < until
      )
        await delay(5)
      // Somewhere in the next part.
      await delay((kills * 7) % 40)
      await server.kill()
      kills += 1
      // As if its heartbeat had stopped.
      await sql`update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`.execute(
        database.db,
      )
      const found = await homesOf('killed')
      expect(new Set(found)).toEqual(new Set([homesAStage]))
      expect(found.length / 3).toBe(await partsDone(id))
    }
    expect(kills).toBeGreaterThanOrEqual(leastKills)
  } finally {
    servers.killAll()
    await jobs.finish()
  }
  expect(await importOf(id)).toMatchObject({
    state: 'applied',
    counts: { created: stages * (homesAStage + 1) },
  })
  expect(await homesOf('killed')).toHaveLength(stages * 3)
})

/** Runs the jobs that were ordered, one after the other. */
const runJobs = async (): Promise<void> => {
  const handlers: ((facts: unknown) => Promise<void>)[] = []
  handleImports({
    ...options,
    jobs: {
      ...options.jobs,
      handle: (_, work) => {
        handlers.push((facts) => database.db.transaction().execute((trx) => work(facts, trx)))
      },
    },
  })
  while (ordered.length > 0) await handlers[0]?.(ordered.shift())
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'begun',
    (cause: unknown) => (cause instanceof Problem ? cause.code : cause),
  )

it('Of two imports of a source one is applied, and the other is refused', async () => {
  ordered = []
  const ids = [await send('two', 2), await send('two', 2, 3_000_000)]
  const receipts = await Promise.all(ids.map(receiptOf))
  const answers = await Promise.all(
    ids.map((id, at) => codeOf(beginApplying(options, id, receipts[at] ?? ''))),
  )
  expect(answers.toSorted()).toEqual(['begun', 'importRunning'])
  await runJobs()
  expect((await Promise.all(ids.map(importOf))).map(({ state }) => state).toSorted()).toEqual([
    'applied',
    'checked',
  ])
  const late = ids[answers.indexOf('importRunning')] ?? ''
  expect(await codeOf(beginApplying(options, late, await receiptOf(late)))).toBe('previewStale')
  expect(await importOf(late)).toMatchObject({ state: 'stale' })
})

it('Imports of two sources, and calls of both at once, do not wait for each other', async () => {
  ordered = []
  const ids = await Promise.all([send('left', 2), send('right', 2)])
  expect(
    await Promise.all(ids.map(async (id) => codeOf(beginApplying(options, id, await receiptOf(id))))),
  ).toEqual(['begun', 'begun'])
  await runJobs()
  expect((await Promise.all(ids.map(importOf))).map(({ state }) => state)).toEqual(['applied', 'applied'])
  ordered = []
  const undo = await makeUndo(options, ids[0] ?? '', 'Test')
  await beginApplying(options, undo.id, undo.receipt ?? '')
  await runJobs()
  expect(await homesOf('left')).toEqual([])
  expect(await homesOf('right')).toHaveLength(6)
})
