// Requests during the deletion of an account: they wait for it, and are rejected with a reason. On a real PostgreSQL.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Endpoint, EndpointName } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeStoredUploads } from '../../platform/files/postgres-uploads.ts'
import type { CallValues } from '../../testing/contract-calls.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres } from '../../testing/test-database.ts'
import type { WholeServer } from '../../testing/whole-server.ts'
import { openWholeServer } from '../../testing/whole-server.ts'
import { releaseAccount } from './release-account.ts'

let postgres: TestPostgres
let house: WholeServer
let objectId = ''

beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openWholeServer(postgres)
  const { id } = await house.db
    .selectFrom('homes')
    .select('id')
    .where('site_id', '=', 1)
    .orderBy('number')
    .limit(1)
    .executeTakeFirstOrThrow()
  objectId = id
}, 180_000)
afterAll(async () => {
  await house.close()
  await postgres.drop()
})

/** Signed in with an identity, without further data. */
const signInPerson = async () => {
  const email = `${randomUUID()}@example.com`
  const { id } = await house.db
    .insertInto('accounts')
    .values({
      organisation: 'mainAndCooperative',
      first_name: 'Anna',
      last_name: 'Test',
      email,
      email_key: email,
      email_confirmed_at: new Date().toISOString(),
      identity_lookup: randomBytes(32),
      identity_sealed: randomBytes(32),
      identity_country: 'SE',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const person = await house.signIn(id)
  await person.send(endpoints.giveSiteConsent, { accepted: true })
  return { ...person, id }
}

/** Number of statements that wait for a lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(house.db)
  return rows[0]?.count ?? 0
}

it.each<[EndpointName, () => CallValues, code?: string]>([
  ['addFavourite', () => ({ objectId })],
  ['hideHome', () => ({ objectId })],
  ['saveSearch', () => ({ name: 'Min', address: '/sok-bostad/', rhythm: 'daily' })],
  ['seeFavourites', () => ({ newsTo: 1 })],
  ['changeErrandLetters', () => ({ off: ['message'] })],
  ['askForArchive', () => ({})],
  ['writeToContact', () => ({ of: 'site', contactId: 'desk', subject: 'Hej', message: 'Vem svarar?' })],
  // The account is locked first, and is gone then.
  ['makePaymentId', () => ({ id: 'vip' }), 'signedOut'],
])(
  '%s, sent while the account is deleted, is rejected and breaks nothing',
  async (name, values, code = 'statusConflict') => {
    const person = await signInPerson()
    const deletion = await house.db.startTransaction().execute()
    const uploads = makeStoredUploads(house.db, { now: Date.now })
    await releaseAccount(deletion, person.id, { uploads, now: Date.now })
    const endpoint: Endpoint = endpoints[name]
    const answer = person.send(endpoint, values())
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), { timeout: 20_000, interval: 5 })
    await deletion.commit().execute()
    expect(await answer).toMatchObject({ body: { code } })
  },
)
