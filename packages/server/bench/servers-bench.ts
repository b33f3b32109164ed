// How much more two servers over one PostgreSQL can do than one, if each may use a part of its own core: under the same load each. The load
// and the database use the rest of both cores. Needs Linux control groups, and permission to create them.
import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import autocannon from 'autocannon'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { searchBodies } from './http-bench.ts'
import type { RunningServer } from './page-servers.ts'
import { startProduct } from './page-servers.ts'
import { onCoresOfTheirOwn } from './pinning.ts'
import { differentSearches } from './rate-bench.ts'
import { ownPaths, signInPeople } from './signed-in-people.ts'
import { inTurns, median, table } from './statistics.ts'

const secret = 'a secret of a benchmark, thirty-two bytes and more'
/** Minimum factor over one server (issue 19). */
const least = 1.9
const share = 0.4
const periodMicroseconds = 10_000

interface Cap {
  readonly remove: () => Promise<void>
}

/** Limits a process to this part of a core; undefined without permission. */
const capped = async ({ pid }: RunningServer): Promise<Cap | undefined> => {
  const quota = share * periodMicroseconds
  const first = `/sys/fs/cgroup/cpu/husrum-bench-${pid}`
  const second = `/sys/fs/cgroup/husrum-bench-${pid}`
  const kinds = [
    {
      folder: first,
      files: { 'cpu.cfs_period_us': periodMicroseconds, 'cpu.cfs_quota_us': quota },
      parent: '/sys/fs/cgroup/cpu',
    },
    { folder: second, files: { 'cpu.max': `${quota} ${periodMicroseconds}` }, parent: '/sys/fs/cgroup' },
  ]
  for (const { folder, files, parent } of kinds) {
    const remove = async () => {
      await writeFile(`${parent}/cgroup.procs`, String(pid)).catch(() => undefined)
      await rmdir(folder).catch(() => undefined)
    }
    try {
      await mkdir(folder)
      for (const [name, value] of Object.entries(files)) await writeFile(`${folder}/${name}`, String(value))
      await writeFile(`${folder}/cgroup.procs`, String(pid))
      return { remove }
    } catch {
      await remove()
    }
  }
  return undefined
}

export const runServersBench = async ({
  seconds = 8,
  rounds = 3,
  people = 400,
  objects = 20_000,
} = {}): Promise<string> => {
  const bodies = await searchBodies(objects)
  const postgres = await startRealPostgres()
  const start = () =>
    startProduct({
      databaseUrl: postgres.url,
      secret,
      objects,
      env: { TRUSTED_PROXIES: '1', PAGE_CACHE_MB: '0' },
    })
  const servers = [await start()]
  const database = openDatabase({ url: postgres.url, statementTimeout: 0 })
  const caps: Cap[] = []
  try {
    servers.push(await start())
    const { headers } = await signInPeople(database, secret, people)
    const work: Readonly<Record<string, readonly autocannon.Request[]>> = {
      'pages that are made': differentSearches().map((path) => ({ method: 'GET', path })),
      searches: bodies.map((body, at) => ({
        method: 'POST',
        path: '/services/residence/search_object',
        body,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` },
      })),
      'My Pages of people who are signed in': headers.map((own, at) => ({
        method: 'GET',
        path: ownPaths[at % ownPaths.length] ?? '/',
        headers: { ...own },
      })),
    }
    const cases = Object.entries(work).flatMap(([name, requests]) =>
      [1, 2].map((count) => ({ name, requests, count })),
    )
    const measure = async ({ requests, count }: (typeof cases)[number], duration = seconds) => {
      const found = await Promise.all(
        servers.slice(0, count).map(({ origin }) =>
          autocannon({
            url: origin,
            connections: 4,
            duration,
            headers: { host: 'localhost', 'accept-encoding': 'gzip' },
            requests: [...requests],
          }),
        ),
      )
      const sumOf = (of: (result: autocannon.Result) => number) =>
        found.reduce((sum, one) => sum + of(one), 0)
      const answered = sumOf((one) => one['2xx'])
      // An overloaded server answers 503; any other status is a failure.
      const failed = sumOf(({ non2xx, errors }) => non2xx + errors)
      if (failed > answered / 20) throw new Error(`${failed} of ${answered} were not answered well`)
      return answered / duration
    }
    onCoresOfTheirOwn(servers)
    for (const one of cases) await measure(one, 4)
    for (const server of servers) {
      const cap = await capped(server)
      if (!cap) return 'This user cannot limit the processor time of a process (control groups).'
      caps.push(cap)
    }
    const found = await inTurns(cases, rounds, (one) => measure(one))
    return table(
      [
        `A second, each server with ${share * 100} % of a core of its own`,
        'one server',
        'two',
        `× (at least ${least})`,
      ],
      Object.keys(work).map((name) => {
        const [one = Number.NaN, two = Number.NaN] = cases
          .filter((each) => each.name === name)
          .map((each) => median(found.get(each) ?? []))
        return [name, one.toFixed(0), two.toFixed(0), (two / one).toFixed(2)]
      }),
    )
  } finally {
    for (const { remove } of caps) await remove()
    await database.close()
    for (const server of servers) await server.stop()
    await postgres.stop()
  }
}
