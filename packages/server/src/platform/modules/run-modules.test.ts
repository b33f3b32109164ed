// Sweeps: soon after the start, and by one of all the servers of a database.
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { ageOfSweep, readSweeps } from './read-sweeps.ts'
import type { ModuleList } from './run-modules.ts'
import { makeModuleList } from './run-modules.ts'
import { makeAcquireTaskLease } from './task-lease.ts'

const hourMs = 3_600_000

let postgres: TestPostgres
let database: OpenDatabase
const servers: ModuleList[] = []
beforeAll(async () => {
  postgres = await makeTestPostgres()
  database = openDatabase({ url: postgres.url })
})
afterAll(async () => {
  await database.close()
  await postgres.drop()
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] }))
afterEach(async () => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) await server.close()
})

/** Servers with a sweep: counts the runs of each. */
const startServers = (count: number, name: string): readonly { swept: number }[] =>
  Array.from({ length: count }, () => {
    const counted = { swept: 0 }
    const server = makeModuleList(pino({ level: 'silent' }), makeAcquireTaskLease(database.db))
    server.add({ sweeps: [{ name, everyMs: hourMs, run: async () => (counted.swept += 1) }] })
    server.start()
    servers.push(server)
    return counted
  })
const sum = (counted: readonly { swept: number }[]) => counted.reduce((all, { swept }) => all + swept, 0)
/** The number of runs, once it is reached or some time has passed. */
const swept = async (counted: readonly { swept: number }[], times: number) => {
  for (let tries = 0; tries < 40 && sum(counted) < times; tries += 1) await delay(25)
  return sum(counted)
}
/** The clock of sweeps is the database's. */
const letPass = (name: string, ms: number) =>
  database.db
    .updateTable('settings')
    .set({ value: new Date(Date.now() - ms).toISOString() })
    .where('key', '=', `turn of ${name}`)
    .execute()

/** Dates all entries of a sweep back. */
const earlier = (name: string, ms: number) =>
  sql`update settings set value = (value::timestamptz - make_interval(secs => ${ms / 1_000}::float8))::text
    where key = ${`turn of ${name}`}`.execute(database.db)

it('A sweep runs soon after the start, and not at once', async () => {
  const counted = startServers(1, 'soon')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sum(counted)).toBe(0)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await swept(counted, 1)).toBe(1)
})

it('A failed sweep is retried after a tenth of its interval, and then runs at its usual interval', async () => {
  const dayMs = 24 * hourMs
  let tries = 0
  const server = makeModuleList(pino({ level: 'silent' }), makeAcquireTaskLease(database.db))
  const run = async () => {
    tries += 1
    if (tries < 3) throw new Error('Storyblok is away')
  }
  server.add({ sweeps: [{ name: 'daily', everyMs: dayMs, run }] })
  server.start()
  servers.push(server)
  const triedSoFar = async (times: number) => {
    for (let waits = 0; waits < 40 && tries < times; waits += 1) await delay(25)
    // The attempt is recorded.
    await delay(100)
    return tries
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await triedSoFar(1)).toBe(1)
  for (const times of [2, 3]) {
    await earlier('daily', dayMs / 10 + 1_000)
    await vi.advanceTimersByTimeAsync(dayMs / 10 + 1_000)
    expect(await triedSoFar(times)).toBe(times)
  }
  await earlier('daily', dayMs / 10 + 1_000)
  await vi.advanceTimersByTimeAsync(dayMs / 10 + 1_000)
  expect(await triedSoFar(4)).toBe(3)
})

/** A failing sweep of one server: the number of attempts, once it is reached. */
const startFailing = (name: string, everyMs: number) => {
  let tries = 0
  const server = makeModuleList(pino({ level: 'silent' }), makeAcquireTaskLease(database.db))
  const run = async () => {
    tries += 1
    throw new Error('The bank is away')
  }
  server.add({ sweeps: [{ name, everyMs, run }] })
  server.start()
  servers.push(server)
  return async (times: number) => {
    for (let waits = 0; waits < 40 && tries < times; waits += 1) await delay(25)
    // The attempt is recorded.
    await delay(100)
    return tries
  }
}

it('A failing sweep of a few seconds runs at its usual interval', async () => {
  const triedSoFar = startFailing('each few seconds', 10_000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await triedSoFar(1)).toBe(1)
  for (const times of [2, 3]) {
    await earlier('each few seconds', 6_000)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await triedSoFar(times - 1)).toBe(times - 1)
    await earlier('each few seconds', 3_000)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await triedSoFar(times)).toBe(times)
  }
})

it('A failed sweep is retried by a server that starts later once its turn is over, and not before', async () => {
  const dayMs = 24 * hourMs
  const failed = startFailing('left behind', dayMs)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await failed(1)).toBe(1)
  for (const server of servers.splice(0)) await server.close()

  const next = startFailing('left behind', dayMs)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await next(0)).toBe(0)
  await earlier('left behind', dayMs / 10 + 1_000)
  await vi.advanceTimersByTimeAsync(dayMs / 10 + 1_000)
  expect(await next(1)).toBe(1)
  for (const server of servers.splice(0)) await server.close()

  await database.db.deleteFrom('settings').where('key', '=', 'turn of left behind').execute()
  const last = startFailing('left behind', dayMs)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await last(1)).toBe(1)
})

describe('Next to an older release, which takes turns and writes nothing else', () => {
  const ageOf = async (wanted: string) => {
    const facts = (await readSweeps(database.db)).find(({ name }) => name === wanted)
    return facts && Math.round(ageOfSweep(facts, Date.now()) / hourMs)
  }
  const doneHoursAgo = async (name: string, hours: number) => {
    await (await makeAcquireTaskLease(database.db)(name, hourMs))?.done()
    await sql`update settings set value = (value::timestamptz - make_interval(hours => ${hours}::int))::text
      where key like ${`% of ${name}`}`.execute(database.db)
  }

  it('its turn counts as done', async () => {
    await doneHoursAgo('of the older one', 5)
    expect(await ageOf('of the older one')).toBe(5)
    await letPass('of the older one', 0)
    expect(await ageOf('of the older one')).toBe(0)
  })

  it('our own turn does not count before it is done, nor does a failed one', async () => {
    await doneHoursAgo('of our own', 5)
    const turn = await makeAcquireTaskLease(database.db)('of our own', hourMs)
    expect(await ageOf('of our own')).toBe(5)
    await turn?.failed('ECONNREFUSED', 60_000)
    expect(await ageOf('of our own')).toBe(5)
    await earlier('of our own', hourMs)
    await (await makeAcquireTaskLease(database.db)('of our own', hourMs))?.done()
    expect(await ageOf('of our own')).toBe(0)
  })
})

it('A sweep runs once per turn, with any number of servers', async () => {
  const counted = startServers(3, 'turns')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await swept(counted, 2)).toBe(1)
  await letPass('turns', hourMs)
  await vi.advanceTimersByTimeAsync(hourMs - 10_000)
  expect(await swept(counted, 3)).toBe(2)
})
