// A crowd on one server over PostgreSQL: signed-in users on My Pages, and visitors who search. Arrivals do not depend on the server's
// responses; waiting time counts from the arrival.
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { searchBodies } from './http-bench.ts'
import { memoryOf } from './memory-of.ts'
import { startProduct } from './page-servers.ts'
import { onLoadCore, processorTime } from './pinning.ts'
import { ownPaths, signInPeople } from './signed-in-people.ts'
import { percentile, table } from './statistics.ts'

const secret = 'a secret of a benchmark, thirty-two bytes and more'

/** A token is valid for an hour, and an open page renews it, each at a different time. Milliseconds. */
const renewEvery = 30 * 60_000

/** Slope of a straight line through the points, per cent of their mean per hour. */
const slopeOf = (points: readonly (readonly [hours: number, megabytes: number])[]): number => {
  const meanOf = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [meanOf(0), meanOf(1)]
  const rise = points.reduce((sum, [hours, megabytes]) => sum + (hours - x) * (megabytes - y), 0)
  const run = points.reduce((sum, [hours]) => sum + (hours - x) ** 2, 0)
  return (100 * rise) / run / y
}

/** How long a user looks at an opened page, seconds. */
const looks = 30

interface Came {
  /** Milliseconds since the arrival. */
  readonly took: number
  readonly status: number
}

export const runCrowdBench = async ({
  minutes = 2,
  part = 1,
  objects = 20_000,
}: {
  readonly minutes?: number
  /** Share of the crowd, for machines that are too slow for all of it. */
  readonly part?: number
  readonly objects?: number
} = {}): Promise<string> => {
  const people = Math.round(2_000 * part)
  const searchesPerSecond = Math.round(200 * part)
  const bodies = await searchBodies(objects)
  const postgres = await startRealPostgres()
  const start = () =>
    startProduct({ databaseUrl: postgres.url, secret, objects, env: { TRUSTED_PROXIES: '1' } })
  // Creating the demo world takes more memory than serving it.
  await (await start()).stop()
  const server = await start()
  const database = openDatabase({ url: postgres.url, statementTimeout: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 500 })
  try {
    const { headers: all, renew } = await signInPeople(database, secret, people)

    const ask = (path: string, headers: Readonly<Record<string, string>>, body?: string): Promise<Came> => {
      const began = performance.now()
      return new Promise((resolve) => {
        const end = (status: number) => resolve({ took: performance.now() - began, status })
        const asked = request(
          server.origin + path,
          {
            agent,
            method: body === undefined ? 'GET' : 'POST',
            headers: { host: 'localhost', 'accept-encoding': 'gzip', accept: '*/*', ...headers },
            timeout: 30_000,
          },
          (answer) => answer.resume().once('end', () => end(answer.statusCode ?? 0)),
        )
        asked.once('timeout', () => asked.destroy()).once('error', () => end(0))
        asked.end(body)
      })
    }

    const searched: Promise<Came>[] = []
    const looked: Promise<Came>[] = []
    const search = (at: number) =>
      ask(
        '/services/residence/search_object',
        { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${(at >> 8) & 255}.${at & 255}` },
        bodies[at % bodies.length],
      )
    const look = (at: number) =>
      ask(ownPaths[Math.floor(at / people + at) % ownPaths.length] ?? '/', all[at % all.length] ?? {})

    return await onLoadCore(async () => {
      for (let at = 0; at < 400; at += 1) await Promise.all([search(at), at % 4 === 0 && look(at)])
      const memory: (readonly [number, number])[] = []
      const cpuBefore = processorTime(server.pid) ?? Number.NaN
      const began = performance.now()
      const end = minutes * 60_000
      const looksPerSecond = people / looks
      let renewed = 0
      for (let passed = 0; passed < end; passed = performance.now() - began) {
        while (searched.length < (passed / 1_000) * searchesPerSecond) searched.push(search(searched.length))
        while (looked.length < (passed / 1_000) * looksPerSecond) looked.push(look(looked.length))
        for (; renewed < (passed / renewEvery) * people; renewed += 1) void renew(renewed % people)
        if (memory.length < passed / 5_000)
          memory.push([passed / 3_600_000, memoryOf(server.pid, 'VmRSS')] as const)
        await delay(5)
      }
      const cpu = (processorTime(server.pid) ?? Number.NaN) - cpuBefore
      const row = (name: string, came: readonly Came[]) => {
        const times = came.map(({ took }) => took)
        const wrong = came.filter(({ status }) => status !== 200)
        return [
          name,
          came.length,
          percentile(times, 0.5).toFixed(1),
          percentile(times, 0.95).toFixed(1),
          percentile(times, 0.99).toFixed(1),
          percentile(times, 1).toFixed(0),
          wrong.length === 0
            ? 0
            : `${wrong.length} (${[...new Set(wrong.map(({ status }) => status))].join(', ')})`,
        ]
      }
      const last = memory.slice(memory.length >> 1)
      return [
        table(
          [
            `${minutes} minutes, ${objects.toLocaleString('en')} homes`,
            'came',
            'p50 ms',
            'p95 ms',
            'p99 ms',
            'longest',
            'not answered well',
          ],
          [
            row(`${searchesPerSecond} searches a second`, await Promise.all(searched)),
            row(
              `${people.toLocaleString('en')} people, each at My Pages every ${looks} s`,
              await Promise.all(looked),
            ),
          ],
        ),
        '',
        `The server used ${((100 * cpu) / end).toFixed(0)} % of a core. Its memory: ${memory[0]?.[1].toFixed(0)} MB at first, ${memory.at(-1)?.[1].toFixed(0)} at last, ${Math.max(...memory.map(([, megabytes]) => megabytes)).toFixed(0)} at most; ${slopeOf(last).toFixed(1)} % an hour over the last half.`,
      ].join('\n')
    })
  } finally {
    agent.destroy()
    await database.close()
    await server.stop()
    await postgres.stop()
  }
}
