// Measures the home search on both databases, compared with a plain loop over typed arrays, in one run.
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { demoWorld } from '@husrum/demo'
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import type { Kysely } from 'kysely'
import { nextSnapshot } from '../src/catalogue/search/catalogue-snapshot.ts'
import type { HomesQuery } from '../src/catalogue/search/home-search.ts'
import type { World } from '../src/catalogue/search/insert-world.ts'
import { insertWorld } from '../src/catalogue/search/insert-world.ts'
import { makeResidenceService } from '../src/catalogue/search/residence-service.ts'
import { makeHomeSearch } from '../src/catalogue/search/search-in-columns.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import type { Schema } from '../src/platform/database/schema.ts'
import { makePlainScan } from './plain-scan.ts'
import { searchQueries } from './search-queries.ts'
import { percentile } from './statistics.ts'

type Answer = { readonly ids: readonly string[]; readonly total: number }
type Engine = (query: HomesQuery) => Promise<Answer> | Answer

interface Measured {
  readonly engine: string
  readonly p50: number
  readonly p95: number
  readonly answers: readonly Answer[]
}

const today = '2026-11-20'

const measure = async (engine: string, search: Engine, queries: readonly HomesQuery[]): Promise<Measured> => {
  for (const query of queries.slice(0, 40)) await search(query)
  const times: number[] = []
  const answers: Answer[] = []
  for (const query of queries) {
    const start = performance.now()
    const { ids, total } = await search(query)
    times.push(performance.now() - start)
    answers.push({ ids, total })
  }
  return { engine, p50: percentile(times, 0.5), p95: percentile(times, 0.95), answers }
}

const load = async (db: Kysely<Schema>, world: World): Promise<string> => {
  const start = performance.now()
  await insertWorld(db, world)
  return `${((performance.now() - start) / 1_000).toFixed(1)} s`
}

/** The recommended order takes stages in rounds, which the plain loop does not: its totals are compared, and not its ids. */
const comparable = (query: HomesQuery, answer: Answer | undefined): unknown =>
  query.sort === '' ? answer?.total : answer

const assertSame = (queries: readonly HomesQuery[], expected: Measured, found: Measured): void => {
  queries.forEach((query, at) => {
    const isSame = isDeepStrictEqual(
      comparable(query, expected.answers[at]),
      comparable(query, found.answers[at]),
    )
    if (!isSame)
      throw new Error(`${found.engine} and ${expected.engine} disagree on ${JSON.stringify(query)}`)
  })
}

const benchWorld = async (size: number, count: number): Promise<string> => {
  const world = demoWorld.generate({ seed: 20_261_120, objects: size, anchor: today })
  const queries = searchQueries(world, { seed: 11, count, today })
  const limit = await measure(
    'plain scan of typed arrays, the limit',
    // Ties are broken by id.
    makePlainScan(
      world.homes.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      today,
    ),
    queries,
  )
  const measured: Measured[] = [limit]
  const loads: string[] = []

  const benchDatabase = async (name: string, url?: string) => {
    const database = openDatabase({ url })
    try {
      await migrate(database.db)
      loads.push(`${name} ${await load(database.db, world)}`)
      const snapshot = await nextSnapshot(database.db, undefined)
      if (url !== undefined) {
        const columns = makeHomeSearch(async () => snapshot)
        measured.push(await measure('columns in memory, ids', (query) => columns.findHomes(query), queries))
      }
      const service = makeResidenceService({ db: database.db })
      const start = performance.now()
      await service.start()
      loads.push(`columns from ${name} ${(performance.now() - start).toFixed(0)} ms`)
      const findWhole: Engine = async (query) => {
        const { homes, total } = await service.findHomes(query)
        return { ids: homes.map((home) => home.id), total }
      }
      measured.push(await measure(`whole homes from ${name}`, findWhole, queries))
      service.close()
    } finally {
      await database.close()
    }
  }

  const postgres = await startRealPostgres()
  try {
    await benchDatabase('PostgreSQL 18', postgres.url)
  } finally {
    await postgres.stop()
  }
  await benchDatabase('PGlite')
  for (const each of measured) assertSame(queries, limit, each)

  const rows = measured.map(
    ({ engine, p50, p95 }) =>
      `| ${engine} | ${p50.toFixed(2)} | ${p95.toFixed(2)} | ${(p95 / limit.p95).toFixed(1)} |`,
  )
  const found = limit.answers.filter(({ total }) => total > 0).length
  return [
    `${size.toLocaleString('en')} homes, ${queries.length} queries (${found} find something), facets, count and 30 hits:`,
    '',
    '| engine | p50 ms | p95 ms | p95 × limit |',
    '|---|---|---|---|',
    ...rows,
    '',
    `Loading: ${loads.join(', ')}.`,
  ].join('\n')
}

export interface SearchBenchSettings {
  /** Sizes of the worlds. */
  readonly objects?: readonly number[]
  readonly queries?: number
}

/**
 * Measures, and returns a table in Markdown. Rejects if an answer differs from that of the plain loop.
 * Figures compare within one run only.
 */
export const runSearchBench = async ({
  objects = [20_000, 100_000],
  queries = 400,
}: SearchBenchSettings = {}): Promise<string> => {
  const tables: string[] = []
  for (const size of objects) tables.push(await benchWorld(size, queries))
  return tables.join('\n\n')
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { objects: { type: 'string' }, queries: { type: 'string' } } })
  const table = await runSearchBench({
    ...(values.objects !== undefined && { objects: values.objects.split(',').map(Number) }),
    ...(values.queries !== undefined && { queries: Number(values.queries) }),
  })
  process.stdout.write(`${table}\n`)
}
