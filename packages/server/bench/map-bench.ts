// Measures the map: homes counted by cells, for any box at any zoom, with common filters and with drawn areas.
import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { FoundCell } from '@husrum/application'
import { makeInMemoryResidenceCatalogue } from '@husrum/application/testing'
import { demoWorld, mulberry32 } from '@husrum/demo'
import type { GeoArea, GeoBox, MapCell } from '@husrum/domain'
import { mapCellsOf, maxGeoCorners } from '@husrum/domain'
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import { nextSnapshot } from '../src/catalogue/search/catalogue-snapshot.ts'
import type { CellsQuery, HomeSearch } from '../src/catalogue/search/home-search.ts'
import { insertWorld } from '../src/catalogue/search/insert-world.ts'
import { makeHomeSearch } from '../src/catalogue/search/search-in-columns.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { searchQueries } from './search-queries.ts'
import { percentile } from './statistics.ts'

/** Numbers of boxes and of areas that are compared with the rules, which are slow. */
const compared = 6

const today = '2026-11-20'
/** What a screen of 1280 × 800 pixels shows at zoom 0, in degrees: half as much with each next level. */
const [screenHeight, screenWidth] = [562, 1_800]

/** The part of the map that a screen shows around a point. */
const boxAround = ({ lat, lon }: { lat: number; lon: number }, zoom: number): GeoBox => {
  const [up, aside] = [screenHeight / 2 ** zoom / 4, screenWidth / 2 ** zoom / 2]
  const within = (degrees: number, max: number) => Math.max(-max, Math.min(max, degrees))
  return [within(lat - up, 85), within(lon - aside, 180), within(lat + up, 85), within(lon + aside, 180)]
}

/** The maximum number of corners of an area, so that testing each home in its box takes the longest. */
const areaIn = ([south, west, north, east]: GeoBox, next: () => number): GeoArea =>
  Array.from({ length: maxGeoCorners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / maxGeoCorners
    const reach = 0.35 + next() * 0.15
    return [
      (south + north) / 2 + Math.sin(angle) * reach * (north - south),
      (west + east) / 2 + Math.cos(angle) * reach * (east - west),
    ]
  }).flat() as unknown as GeoArea

interface Measured {
  readonly what: string
  readonly p50: number
  readonly p95: number
  readonly maxCells: number
  readonly maxBytes: number
}

const measure = async (
  what: string,
  search: Pick<HomeSearch, 'findCells'>,
  queries: readonly CellsQuery[],
  warmUp = 60,
): Promise<{ readonly measured: Measured; readonly answers: readonly (readonly MapCell[])[] }> => {
  for (const query of queries.slice(0, warmUp)) await search.findCells(query)
  const times: number[] = []
  const answers: (readonly MapCell[])[] = []
  for (const query of queries) {
    const start = performance.now()
    answers.push(await search.findCells(query))
    times.push(performance.now() - start)
  }
  const max = (number: (cells: readonly MapCell[]) => number) => Math.max(...answers.map(number))
  const measured = {
    what,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    maxCells: max((cells) => cells.length),
    maxBytes: max((cells) => JSON.stringify(cells).length),
  }
  return { measured, answers }
}

export interface MapBenchSettings {
  readonly objects?: number
  readonly queries?: number
}

/** Measures, and returns a table in Markdown. Rejects if the rules and the columns count differently. */
export const runMapBench = async ({
  objects = 100_000,
  queries: count = 400,
}: MapBenchSettings = {}): Promise<string> => {
  const world = demoWorld.generate({ seed: 20_261_120, objects, anchor: today })
  const next = mulberry32(23)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  const filtered = searchQueries(world, { seed: 11, count, today }).map(({ criteria }) => criteria)
  const homesOf = Map.groupBy(world.homes, ({ siteId }) => siteId)
  const seen = filtered.flatMap((criteria): CellsQuery[] => {
    const zoom = 4 + Math.floor(next() * 14)
    const box = boxAround(pick(homesOf.get(criteria.siteId) ?? []).geo, zoom)
    return mapCellsOf(box, zoom) ? [{ criteria, box, zoom }] : []
  })
  const drawn = seen.map(
    (query): CellsQuery => ({
      ...query,
      criteria: { ...query.criteria, geoSearch: areaIn(query.box, next) },
    }),
  )

  const postgres = await startRealPostgres()
  const database = openDatabase({ url: postgres.url })
  try {
    await migrate(database.db)
    await insertWorld(database.db, world)
    const snapshot = await nextSnapshot(database.db, undefined)
    const columns = makeHomeSearch(async () => snapshot)
    const boxes = await measure('columns, any box', columns, seen)
    const areas = await measure(`columns, areas of ${maxGeoCorners} corners`, columns, drawn)
    const few = [...seen.slice(0, compared), ...drawn.slice(0, compared)]
    const rules = makeInMemoryResidenceCatalogue(world)
    const loop = await measure('a loop with the rules of the domain, some of both', rules, few, 0)
    few.forEach((query, at) => {
      const found = at < compared ? boxes.answers[at] : areas.answers[at - compared]
      // The rules also name the home of a cell with one.
      const expected = loop.answers[at]?.map(({ home: _home, ...cell }: FoundCell) => cell)
      if (!isDeepStrictEqual(found, expected))
        throw new Error(`The rules and the columns disagree on ${JSON.stringify(query)}`)
    })
    const rows = [boxes, areas, loop].map(
      ({ measured: { what, p50, p95, maxCells, maxBytes } }) =>
        `| ${what} | ${p50.toFixed(2)} | ${p95.toFixed(2)} | ${maxCells} | ${(maxBytes / 1_024).toFixed(1)} |`,
    )
    return [
      `Cells of a map with ${objects.toLocaleString('en')} homes, ${seen.length} views, zoom 4 to 17, filters as people use them:`,
      '',
      '| what | p50 ms | p95 ms | most cells | most KB of JSON |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n')
  } finally {
    await database.close()
    await postgres.stop()
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { objects: { type: 'string' }, queries: { type: 'string' } } })
  const table = await runMapBench({
    ...(values.objects !== undefined && { objects: Number(values.objects) }),
    ...(values.queries !== undefined && { queries: Number(values.queries) }),
  })
  process.stdout.write(`${table}\n`)
}
