// What is done now and then: soon after the start, and by one of all the servers of a database.
import { setTimeout as delay } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../database/open-database.ts'
import { openDatabase } from '../database/open-database.ts'
import type { TestPostgres } from '../testing/test-database.ts'
import { makeTestPostgres } from '../testing/test-database.ts'
import type { ModuleList } from './run-modules.ts'
import { makeModuleList } from './run-modules.ts'
import { makeTakeTurn } from './take-turn.ts'

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

/** Servers that sweep: how often each has. */
const startServers = (count: number, name: string): readonly { swept: number }[] =>
  Array.from({ length: count }, () => {
    const counted = { swept: 0 }
    const server = makeModuleList(pino({ level: 'silent' }), makeTakeTurn(database.db))
    server.add({ sweeps: [{ name, everyMs: hourMs, run: async () => (counted.swept += 1) }] })
    server.start()
    servers.push(server)
    return counted
  })
const sum = (counted: readonly { swept: number }[]) => counted.reduce((all, { swept }) => all + swept, 0)
/** How often they have, once that is so often or some time has passed. */
const swept = async (counted: readonly { swept: number }[], times: number) => {
  for (let tries = 0; tries < 40 && sum(counted) < times; tries += 1) await delay(25)
  return sum(counted)
}
/** The clock of turns is the database's. */
const letPass = (name: string, ms: number) =>
  database.db
    .updateTable('settings')
    .set({ value: new Date(Date.now() - ms).toISOString() })
    .where('key', '=', `turn of ${name}`)
    .execute()

it('happens soon after the start, and not at once', async () => {
  const counted = startServers(1, 'soon')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sum(counted)).toBe(0)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await swept(counted, 1)).toBe(1)
})

it('happens once in a turn, however many servers there are', async () => {
  const counted = startServers(3, 'turns')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await swept(counted, 2)).toBe(1)
  await letPass('turns', hourMs)
  await vi.advanceTimersByTimeAsync(hourMs - 10_000)
  expect(await swept(counted, 3)).toBe(2)
})
