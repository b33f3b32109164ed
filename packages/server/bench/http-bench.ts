// The home search over HTTP, by one caller and by fifty at once, compared with the plain scan with its result written as JSON.

import { demoWorld } from '@husrum/demo'
import { siteByKey } from '@husrum/domain'
import { makeHttpClient, makeHttpResidenceCatalogue } from '@husrum/infrastructure'
import autocannon from 'autocannon'
import { startProduct, startScan } from './page-servers.ts'
import { onLoadCore, processorTime } from './pinning.ts'
import { searchQueries } from './search-queries.ts'
import { inTurns, median, table } from './statistics.ts'

const queryCount = 400

/** Searches as the web sends them, by the same adapter. */
export const searchBodies = async (objects: number): Promise<readonly string[]> => {
  const today = new Date().toISOString().slice(0, 10)
  const world = demoWorld.generate({ seed: 20_261_120, objects, anchor: today })
  const bodies: string[] = []
  const client = makeHttpClient({
    baseUrl: 'http://localhost',
    fetch: async (input, init) => {
      bodies.push(await new Request(input, init).text())
      return Response.json({ hits: [], estimatedTotalHits: 0 })
    },
  })
  const catalogue = makeHttpResidenceCatalogue({ client, site: siteByKey('sweden') })
  for (const query of searchQueries(world, { seed: 11, count: queryCount, today }))
    await catalogue.findHomes(query)
  return bodies
}

export const runHttpBench = async (objects = 20_000): Promise<string> => {
  const bodies = await searchBodies(objects)
  const product = await startProduct({ objects })
  const scan = await startScan(objects, queryCount)
  const cases = ([1, 50] as const).flatMap((connections) => [
    { name: 'plain scan and JSON', server: scan, path: (at: number) => `/?query=${at}`, connections },
    {
      name: 'the product',
      server: product,
      path: () => '/services/residence/search_object',
      connections,
    },
  ])
  type Case = (typeof cases)[number]
  const measure = async ({ server, path, connections }: Case, seconds: number) => {
    const before = processorTime(server.pid)
    const { latency, requests, non2xx } = await autocannon({
      url: server.origin,
      connections,
      duration: seconds,
      requests: bodies.map((body, at) => ({
        method: 'POST' as const,
        path: path(at),
        body,
        headers: { 'content-type': 'application/json' },
      })),
    })
    if (non2xx > 0) throw new Error(`${non2xx} answers were not 2xx`)
    const used = (processorTime(server.pid) ?? Number.NaN) - (before ?? Number.NaN)
    return { rate: requests.average, p50: latency.p50, p97: latency.p97_5, cpu: used / requests.total }
  }
  try {
    return await onLoadCore(async () => {
      // Each once beforehand: warms up, and checks that all are answered.
      for (const body of bodies) {
        const answer = await fetch(`${product.origin}/services/residence/search_object`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
        if (!answer.ok) throw new Error(`${answer.status} for ${body}: ${await answer.text()}`)
      }
      for (const one of cases) await measure(one, 3)
      const found = await inTurns(cases, 3, (one) => measure(one, 4))
      const of = (one: Case, figure: 'rate' | 'p50' | 'p97' | 'cpu') =>
        median((found.get(one) ?? []).map((figures) => figures[figure]))
      return table(
        [
          `Search over HTTP, ${objects.toLocaleString('en')} homes`,
          'callers',
          'searches/s',
          'p50 ms',
          'p97.5 ms',
          'CPU ms',
          'CPU × scan',
        ],
        cases.map((one, at) => [
          one.name,
          one.connections,
          of(one, 'rate').toFixed(0),
          of(one, 'p50').toFixed(1),
          of(one, 'p97').toFixed(1),
          of(one, 'cpu').toFixed(2),
          (of(one, 'cpu') / of(cases[at - (at % 2)] as Case, 'cpu')).toFixed(1),
        ]),
      )
    })
  } finally {
    await scan.stop()
    await product.stop()
  }
}
