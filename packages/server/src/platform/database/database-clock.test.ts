// Two servers whose machines disagree by five minutes, over one PostgreSQL: a session ends for both at the same moment.
import { setTimeout as delay } from 'node:timers/promises'
import { siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSessions } from '../../people/sessions/postgres-sessions.ts'
import { addAccount, testSecret } from '../../testing/sessions.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import type { DatabaseClock } from './database-clock.ts'
import { openDatabaseClock } from './database-clock.ts'
import type { OpenDatabase } from './open-database.ts'

const fiveMinutes = 300_000
const site = siteByKey('sweden')

let postgres: TestPostgres
let database: OpenDatabase
const clocks: DatabaseClock[] = []

beforeAll(async () => {
  postgres = await makeTestPostgres()
  database = openPatiently(postgres.url)
})
afterAll(async () => {
  for (const clock of clocks) clock.close()
  await database.close()
  await postgres.drop()
})

const serverWith = async (machineNow: () => number, lifetimeMs: number) => {
  const clock = await openDatabaseClock(database.db, { machineNow })
  clocks.push(clock)
  const keys = makeSecretKeys(testSecret)
  return { clock, sessions: makeSessions({ db: database.db, keys, now: clock.now, lifetimeMs }) }
}

it('Two servers end a session at the same moment', async () => {
  const right = await serverWith(Date.now, 3_000)
  const ahead = await serverWith(() => Date.now() + fiveMinutes, 3_000)
  expect(Math.abs(right.clock.now() - ahead.clock.now())).toBeLessThan(1_000)
  expect(ahead.clock.ahead()).toBeGreaterThan(fiveMinutes - 1_000)

  const accountId = await addAccount(database)
  const began = performance.now()
  const { token, binding } = await right.sessions.begin({ accountId, site, hasIdentity: true })
  const shown = { site, token, binding }
  expect(await ahead.sessions.find(shown)).toMatchObject({ accountId })
  await delay(Math.max(0, 3_200 - (performance.now() - began)))
  expect(await right.sessions.find(shown)).toBeUndefined()
  expect(await ahead.sessions.find(shown)).toBeUndefined()
})
