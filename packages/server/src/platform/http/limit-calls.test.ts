// Rate limits on real PostgreSQL: all servers share the counts.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sweepAccounts } from '../../people/accounts/sweep-accounts.ts'
import { testSecret } from '../../testing/sessions.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import { outageOf } from '../database/database-outage.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import type { LimitedCalls } from './limit-calls.ts'
import { makeCallLimit } from './limit-calls.ts'
import { Problem } from './problem.ts'

const perMinute = 5
const someone = '192.0.2.60'
let now = Date.parse('2026-11-21T10:00:00Z')

let postgres: TestPostgres
const servers: OpenDatabase[] = []
beforeAll(async () => {
  postgres = await makeTestPostgres()
})
beforeEach(async () => {
  await aServer().db.deleteFrom('call_counts').execute()
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await postgres.drop()
})

/** With its own connections. */
const aServer = (): OpenDatabase => {
  const server = openPatiently(postgres.url)
  servers.push(server)
  return server
}
const callsAt = ({ db }: OpenDatabase, calls: LimitedCalls = 'showingCodes') => {
  const count = makeCallLimit({ db, keys: makeSecretKeys(testSecret), now: () => now }, calls, perMinute)
  return (address: string) =>
    count(address).then(
      () => 'taken',
      (cause: unknown) => (cause instanceof Problem ? cause.headers?.['retry-after'] : cause),
    )
}
const taken = (outcomes: readonly unknown[]) => outcomes.filter((outcome) => outcome === 'taken').length

it('The limit of a network applies across two servers and concurrent calls', async () => {
  const [one, other] = [callsAt(aServer()), callsAt(aServer())]
  const outcomes = await Promise.all(Array.from({ length: 16 }, (_, at) => (at % 2 ? one : other)(someone)))
  expect(taken(outcomes)).toBe(perMinute)
  expect(await one('192.0.2.61')).toBe('taken')
  expect(await one('2001:db8:1:2::7')).toBe('taken')
})

it('The counts survive a restart of the server', async () => {
  const before = aServer()
  const count = callsAt(before)
  for (let call = 0; call < perMinute; call += 1) expect(await count(someone)).toBe('taken')
  await servers.splice(servers.indexOf(before), 1)[0]?.close()
  expect(await callsAt(aServer())(someone)).toBe('12')
})

it('One call is accepted after the announced time, all after a minute, and rejected calls are not counted', async () => {
  const count = callsAt(aServer())
  for (let call = 0; call < perMinute; call += 1) await count(someone)
  expect([await count(someone), await count(someone)]).toEqual(['12', '12'])
  now += 12_000
  expect([await count(someone), await count(someone)]).toEqual(['taken', '12'])
  now += 60_000
  expect(taken(await Promise.all(Array.from({ length: 9 }, () => count(someone))))).toBe(perMinute)
})

it('Each kind of call has its own count', async () => {
  const server = aServer()
  for (let call = 0; call < perMinute; call += 1) await callsAt(server)(someone)
  expect(await callsAt(server, 'payments')(someone)).toBe('taken')
})

it('No address is stored, and counts are deleted when they no longer matter', async () => {
  const server = aServer()
  await callsAt(server)(someone)
  const kept = await server.db.selectFrom('call_counts').selectAll().execute()
  expect(kept.map(({ lookup }) => lookup.length)).toEqual([32])
  expect(JSON.stringify(kept)).not.toContain(someone)
  await sweepAccounts(server.db, now)
  expect(await server.db.selectFrom('call_counts').selectAll().execute()).toHaveLength(1)
  await sweepAccounts(server.db, now + 60_000)
  expect(await server.db.selectFrom('call_counts').selectAll().execute()).toEqual([])
})

it('Without the database every call is rejected: the limited work needs it too', async () => {
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
  servers.push(away)
  expect(outageOf(await callsAt(away)(someone))).toBe('away')
})
