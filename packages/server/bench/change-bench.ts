// Measures small changes of the catalogue on a real PostgreSQL: how soon two servers see them, and what they cost concurrent searches.
import { setTimeout as delay } from 'node:timers/promises'
import { demoWorld } from '@husrum/demo'
import type { HomeDetails } from '@husrum/domain'
import { moneyOf } from '@husrum/domain'
import { aHomeRecord, aStageRecord } from '@husrum/domain/testing'
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import { changeCatalogue } from '../src/catalogue/records/change-catalogue.ts'
import type { HomesQuery } from '../src/catalogue/search/home-search.ts'
import { insertWorld } from '../src/catalogue/search/insert-world.ts'
import type { ResidenceService } from '../src/catalogue/search/residence-service.ts'
import { makeResidenceService } from '../src/catalogue/search/residence-service.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { searchQueries } from './search-queries.ts'
import { percentile } from './statistics.ts'

const today = '2026-11-20'

/** Milliseconds of each search, one after another. */
const searchTimes = async (service: ResidenceService, queries: readonly HomesQuery[]): Promise<number[]> => {
  const times: number[] = []
  for (const query of queries) {
    const start = performance.now()
    await service.findHomes(query)
    times.push(performance.now() - start)
    // Requests come with pauses between them, in which the server does other work.
    await delay(1)
  }
  return times
}

const searchesPerSecond = 200

/** Milliseconds of each search, which begin at a fixed rate while `isGoingOn`, at least as many as there are queries. */
const searchTimesAtRate = async (
  service: ResidenceService,
  queries: readonly HomesQuery[],
  isGoingOn: () => boolean,
): Promise<number[]> => {
  const times: Promise<number>[] = []
  const start = performance.now()
  for (let at = 0; at < queries.length || isGoingOn(); at += 1) {
    const begun = start + (at * 1_000) / searchesPerSecond
    await delay(Math.max(1, begun - performance.now()))
    const query = queries[at % queries.length] as HomesQuery
    // From the moment at which it was due: a server that is busy with other work lets searches wait.
    times.push(service.findHomes(query).then(() => performance.now() - begun))
  }
  return Promise.all(times)
}

const importedHomes = 500

/** Two imports of one source: its homes, and the same homes with other prices. */
const importOf = (price: number) => ({
  source: 'bench',
  stages: [aStageRecord({ externalId: 'bench' })],
  homes: Array.from({ length: importedHomes }, (_, at) =>
    aHomeRecord({ externalId: `bench-${at}`, stage: 'bench', price: moneyOf(price + at) }),
  ),
  ended: [],
  replacedStages: [],
  maxEnded: 0,
  isQuiet: true,
})

export interface ChangeBenchSettings {
  readonly objects?: number
  readonly changes?: number
  readonly changesPerMinute?: number
}

/** Measures, and returns a table in Markdown. Figures compare within one run only. */
export const runChangeBench = async ({
  objects = 100_000,
  changes = 100,
  changesPerMinute = 1_000,
}: ChangeBenchSettings = {}): Promise<string> => {
  const world = demoWorld.generate({ seed: 20_261_120, objects, anchor: today })
  const queries = searchQueries(world, { seed: 11, count: 400, today })
  const postgres = await startRealPostgres()
  const databases = [openDatabase({ url: postgres.url }), openDatabase({ url: postgres.url })] as const
  try {
    await migrate(databases[0].db)
    await insertWorld(databases[0].db, world)
    const [writer, reader] = databases.map(({ db, listen }) => makeResidenceService({ db, listen })) as [
      ResidenceService,
      ResidenceService,
    ]
    await Promise.all([writer.start(), reader.start()])
    // Homes whose price may fall to the price of the bench: a rented home has none.
    const sold = world.homes.filter(
      ({ disposalForm, price }) => disposalForm !== 'tenancy' && price > moneyOf(2_000_000),
    )
    // A prime, so that each is another home.
    const homeAt = (at: number) => sold.at((at * 7_919) % sold.length) as HomeDetails
    const priceAt = (at: number) => moneyOf(1_000_000 + at)

    const own: number[] = []
    const others: number[] = []
    for (let at = 0; at < changes; at += 1) {
      const { id, siteId } = homeAt(at)
      const start = performance.now()
      await writer.changeHomes([{ homeId: id, change: { price: priceAt(at) }, by: 'staff' }])
      own.push(performance.now() - start)
      while ((await reader.homeById(siteId, id))?.price !== priceAt(at)) await delay(1)
      others.push(performance.now() - start)
    }

    await searchTimes(reader, queries)
    const quiet = await searchTimes(reader, queries)
    let isChanging = true
    const stream = (async () => {
      for (let at = changes; isChanging; at += 1) {
        await writer.changeHomes([{ homeId: homeAt(at).id, change: { price: priceAt(at) }, by: 'staff' }])
        await delay(60_000 / changesPerMinute)
      }
    })()
    const changing = await searchTimes(reader, queries)
    isChanging = false
    await stream

    const apply = (price: number) =>
      databases[0].db.transaction().execute((trx) =>
        changeCatalogue(trx, importOf(price), {
          now: Date.now(),
          guardsOf: async () => new Map(),
          noteHeldBack: async () => undefined,
        }),
      )
    await apply(2_000_000)
    const atRate = await searchTimesAtRate(reader, queries, () => false)
    let isImporting = true
    const importBegun = performance.now()
    let imported = 0
    const importing = (async () => {
      await apply(3_000_000)
      imported = performance.now() - importBegun
      // Until the other server has read the homes too.
      await reader.refresh()
      isImporting = false
    })()
    const whileImporting = await searchTimesAtRate(reader, queries.slice(0, 1), () => isImporting)
    await importing
    writer.close()
    reader.close()
    const row = (name: string, times: readonly number[]) =>
      `| ${name} | ${percentile(times, 0.5).toFixed(2)} | ${percentile(times, 0.95).toFixed(2)} |`
    return [
      `${objects.toLocaleString('en')} homes on PostgreSQL, ${changes} changes one at a time, ${queries.length} searches:`,
      '',
      '| | p50 ms | p95 ms |',
      '|---|---|---|',
      row('from change to found, on the server that changes', own),
      row('from change to found, on another server', others),
      row('search while nothing changes', quiet),
      row(`search at ${changesPerMinute.toLocaleString('en')} changes a minute`, changing),
      row(`search at ${searchesPerSecond} a second`, atRate),
      row(
        `the same while ${importedHomes} homes are imported, in ${(imported / 1_000).toFixed(1)} s`,
        whileImporting,
      ),
    ].join('\n')
  } finally {
    for (const database of databases) await database.close()
    await postgres.stop()
  }
}
