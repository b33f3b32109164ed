// How many pages one core serves per second, compressed, and the processor time of each: rendered ones and cached ones.
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import { hasVarnish, startVarnish } from '@husrum/testkit/varnish'
import autocannon from 'autocannon'
import type { RunningServer } from './page-servers.ts'
import { startProduct, startStillPage } from './page-servers.ts'
import { findPages, pageAt } from './pages.ts'
import { onLoadCore, onServerCore, processorTime } from './pinning.ts'
import { inTurns, median, table } from './statistics.ts'

export interface Case {
  readonly name: string
  readonly server: RunningServer
  readonly paths: readonly string[]
  /** The same if it is rendered for each. */
  readonly made?: Case
}

/** No two requests are the same, so that no cache of whole responses could serve them. */
export const differentSearches = (): readonly string[] =>
  Array.from({ length: 400 }, (_, at) => {
    const rooms = 1 + (at % 4)
    const price = 2_000_000 + (at % 100) * 70_000
    return `/sok-bostad/?maxPrice=${price}&minRooms=${rooms}${at % 3 === 0 ? '&outdoorArea=balcony' : ''}`
  })

export const measure = async ({ server, paths }: Case, seconds: number) => {
  const before = processorTime(server.pid)
  const result = await autocannon({
    url: server.origin,
    connections: 20,
    duration: seconds,
    requests: paths.map((path) => ({
      method: 'GET' as const,
      path,
      headers: { 'accept-encoding': 'gzip', accept: 'text/html' },
    })),
  })
  const after = processorTime(server.pid)
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not 2xx`)
  return {
    rate: result.requests.average,
    cpu: before === undefined || after === undefined ? Number.NaN : (after - before) / result.requests.total,
  }
}

const measureOn = async (
  database: string,
  {
    product,
    keeping,
    inFront,
  }: {
    readonly product: RunningServer
    readonly keeping: RunningServer
    /** Varnish in front of a server that caches; undefined if it is missing. */
    readonly inFront: RunningServer | undefined
  },
): Promise<string> => {
  const pages = await findPages(product.origin)
  const still = await startStillPage(await pageAt(product.origin + pages.search), product.origin)
  try {
    const file: Case = { name: 'the bytes of the search page as a file', server: still, paths: ['/'] }
    const made: readonly Case[] = [
      { name: 'the search page', server: product, paths: [pages.search] },
      { name: '400 different searches', server: product, paths: differentSearches() },
      { name: 'the start page', server: product, paths: [pages.start] },
      { name: 'a home', server: product, paths: [pages.home] },
      { name: 'a content page', server: product, paths: [pages.content] },
    ]
    const kept = (server: RunningServer, how: string): readonly Case[] =>
      made.map((one) => ({ ...one, name: `${one.name}, ${how}`, server, made: one }))
    const cases: readonly Case[] = [
      file,
      ...made,
      ...kept(keeping, 'kept'),
      ...(inFront ? kept(inFront, 'kept by Varnish') : []),
    ]
    return await onLoadCore(async () => {
      for (const one of cases) await measure(one, 4)
      const found = await inTurns(cases, 3, (one) => measure(one, 5))
      const figures = (one: Case) => found.get(one) ?? []
      const rateOf = (one: Case) => median(figures(one).map(({ rate }) => rate))
      const cpuOf = (one: Case) => median(figures(one).map(({ cpu }) => cpu))
      const timesMade = (one: Case) => (one.made ? (cpuOf(one.made) / cpuOf(one)).toFixed(1) : '')
      return table(
        [
          `Pages a second from one core, gzip, on ${database}`,
          'pages/s',
          'CPU ms a page',
          '× the file',
          '× made',
        ],
        cases.map((one) => [
          one.name,
          rateOf(one).toFixed(0),
          cpuOf(one).toFixed(2),
          (rateOf(one) / rateOf(file)).toFixed(3),
          timesMade(one),
        ]),
      )
    })
  } finally {
    await still.stop()
  }
}

const startVarnishBefore = async ({ origin }: RunningServer): Promise<RunningServer> => {
  const port = Number(new URL(origin).port)
  const { program, args } = onServerCore([], 'varnishd')
  const varnish = await startVarnish({
    upstreams: [port, port],
    token: 'none',
    program: [program, ...args],
  })
  return { origin: `http://localhost:${varnish.port}`, pid: varnish.pid, stop: varnish.close }
}

const measureAndStop = async (database: string, databaseUrl?: string): Promise<string> => {
  const where = databaseUrl === undefined ? {} : { databaseUrl }
  const product = await startProduct({ ...where, env: { PAGE_CACHE_MB: '0' } })
  const keeping = await startProduct(where)
  // Nothing changes meanwhile, so no notifications are needed.
  const told = { CDN: 'varnish', CDN_PURGE_URL: 'http://127.0.0.1:9/', CDN_PURGE_TOKEN: 'none' }
  const behind = hasVarnish ? await startProduct({ ...where, env: told }) : undefined
  const varnish = behind && (await startVarnishBefore(behind))
  try {
    return await measureOn(database, { product, keeping, inFront: varnish })
  } finally {
    await varnish?.stop()
    await behind?.stop()
    await product.stop()
    await keeping.stop()
  }
}

export const runRateBench = async ({ withPostgres }: { withPostgres: boolean }): Promise<string> => {
  const tables = [await measureAndStop('PGlite')]
  if (withPostgres) {
    const postgres = await startRealPostgres()
    try {
      tables.push(await measureAndStop('PostgreSQL', postgres.url))
    } finally {
      await postgres.stop()
    }
  }
  return tables.join('\n\n')
}
