// How long a server takes until it is ready, the processor time of that, and its memory afterwards and under load: with an empty catalogue,
// with one whose columns are not compiled yet, and with one that another server has compiled.
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import autocannon from 'autocannon'
import { migrate } from '../src/platform/database/migrate.ts'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { memoryOf } from './memory-of.ts'
import { startProduct } from './page-servers.ts'
import { onLoadCore, processorTime } from './pinning.ts'
import { inTurns, median, table } from './statistics.ts'

const secret = 'a secret of a benchmark, thirty-two bytes and more'

interface Case {
  readonly name: string
  readonly url: string
  /** Before each start. */
  readonly prepare: () => Promise<unknown>
}

const productOver = (databaseUrl: string) =>
  startProduct({
    databaseUrl,
    secret,
    env: { NODE_ENV: 'production', SEED_WORLD: '', DRAIN_SECONDS: '0', PAGES_PER_MINUTE: '0' },
  })

const startOnce = async ({ url, prepare }: Case) => {
  await prepare()
  const began = performance.now()
  const server = await productOver(url)
  try {
    const ready = performance.now() - began
    const cpu = processorTime(server.pid) ?? Number.NaN
    const weight = memoryOf(server.pid, 'VmRSS')
    const { non2xx } = await autocannon({
      url: server.origin,
      connections: 20,
      duration: 5,
      requests: Array.from({ length: 200 }, (_, at) => ({
        method: 'GET' as const,
        path: `/sok-bostad/?maxPrice=${2_000_000 + at * 50_000}`,
        headers: { host: 'www.husrum.example', 'accept-encoding': 'gzip', accept: 'text/html' },
      })),
    })
    if (non2xx > 0) throw new Error(`${non2xx} pages were none`)
    return { ready, cpu, weight, max: memoryOf(server.pid, 'VmHWM') }
  } finally {
    await server.stop()
  }
}

/** A database with a catalogue of this many homes, or an empty one. */
const fill = async (url: string, objects: number): Promise<OpenDatabase> => {
  const database = openDatabase({ url })
  await migrate(database.db)
  if (objects > 0) {
    const filling = await startProduct({ databaseUrl: url, secret, objects })
    await filling.stop()
  }
  return database
}

export const runRestartBench = async (objects = 100_000): Promise<string> => {
  const [empty, full] = [await startRealPostgres(), await startRealPostgres()]
  const databases = [await fill(empty.url, 0), await fill(full.url, objects)] as const
  const homes = objects.toLocaleString('en')
  const cases: readonly Case[] = [
    { name: 'no homes', url: empty.url, prepare: async () => undefined },
    {
      name: `${homes} homes, compiled by itself`,
      url: full.url,
      prepare: () => databases[1].db.deleteFrom('catalogue_columns').execute(),
    },
    { name: `${homes} homes, compiled by another`, url: full.url, prepare: async () => undefined },
  ]
  try {
    return await onLoadCore(async () => {
      // The first start fills Node's compile cache, and the columns.
      for (const one of cases) await startOnce(one)
      const found = await inTurns(cases, 3, startOnce)
      const of = (one: Case, figure: 'ready' | 'cpu' | 'weight' | 'max') =>
        median((found.get(one) ?? []).map((figures) => figures[figure]))
      const [first] = cases as readonly [Case]
      return table(
        ['A start', 'ready s', '× of no homes', 'CPU s', 'MB when ready', 'MB at most, under load'],
        cases.map((one) => [
          one.name,
          (of(one, 'ready') / 1_000).toFixed(1),
          (of(one, 'ready') / of(first, 'ready')).toFixed(1),
          (of(one, 'cpu') / 1_000).toFixed(1),
          of(one, 'weight').toFixed(0),
          of(one, 'max').toFixed(0),
        ]),
      )
    })
  } finally {
    for (const database of databases) await database.close()
    for (const postgres of [empty, full]) await postgres.stop()
  }
}
