// Anonymous uploads: the byte limits of a network and of all networks, and their early expiry.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anonymousUploadLifetimeMs, uploadLifetimeMs } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import type { Hono } from 'hono'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FindCaller } from '../../people/sessions/know-caller.ts'
import { callerOf, findNoCaller } from '../../people/sessions/know-caller.ts'
import type { SessionsForTests } from '../../testing/sessions.ts'
import { openTestSessions, testSecret } from '../../testing/sessions.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { openPgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import type { FilesModule } from './module.ts'
import { filesModule } from './module.ts'
import { makeStoredUploads } from './postgres-uploads.ts'

const megabyte = 2 ** 20
const hour = 3_600_000

let house: SessionsForTests
let directory: string
let app: Hono<AppEnv>
let files: FilesModule

/** A token is the id of its account. */
const findCaller: FindCaller = async (shown, site) => {
  if (!shown) return findNoCaller(undefined, site)
  const session = {
    sessionId: 's',
    tokenId: 't',
    accountId: shown.token,
    hasIdentity: true,
    beganAt: 0,
    expiresAt: 0,
  }
  return callerOf(session, site, { user: async () => aUser() })
}

beforeAll(async () => {
  house = await openTestSessions()
  directory = await mkdtemp(join(tmpdir(), 'anonymous-'))
  const log = pino({ level: 'silent' })
  const { db } = house.database
  const keys = makeSecretKeys(testSecret)
  const jobs = await openPgBossJobs({ db, keys, log })
  files = await filesModule(
    { db, keys, now: house.clock.now, log },
    {
      jobs,
      dataDirectory: directory,
      settings: {},
      anonymousBytes: { network: 10 * megabyte, total: 25 * megabyte, perMs: hour },
    },
  )
  const { routes } = files
  if (!routes) throw new Error('There are no routes')
  app = makeTestApp({ backend: { findCaller, routes: [routes] } }).app
})
beforeEach(async () => {
  await house.database.db.deleteFrom('call_counts').execute()
  await house.database.db.deleteFrom('uploads').execute()
})
afterAll(async () => {
  await files.close?.()
  await house.database.close()
  await rm(directory, { recursive: true })
})

const begin = async (network: string, size: number, token?: string): Promise<Response> =>
  app.request(
    `/services/files/uploads?purpose=case&draft=${randomUUID()}`,
    {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'tus-resumable': '1.0.0',
        'upload-length': String(size),
        'upload-metadata': `filename ${Buffer.from('kran.jpg').toString('base64')}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    },
    { incoming: { socket: { remoteAddress: network } } },
  )

const lifetimes = async (): Promise<readonly number[]> => {
  const rows = await house.database.db.selectFrom('uploads').select(['created_at', 'expires_at']).execute()
  return rows.map(({ created_at, expires_at }) => Date.parse(expires_at) - Date.parse(created_at))
}

describe('A network without sign-in', () => {
  it('may upload a limited number of bytes, and is told when to retry', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await begin('192.0.2.1', megabyte)).status).toBe(201)
    const refused = await begin('192.0.2.1', megabyte)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'tooManyRequests' })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBe(360)
    // Only its own: a neighbouring address counts as the same network, like a household's.
    expect((await begin('192.0.2.200', megabyte)).status).toBe(201)
    house.clock.pass(seconds * 1_000)
    expect((await begin('192.0.2.1', megabyte)).status).toBe(201)
    expect((await begin('192.0.2.1', megabyte)).status).toBe(429)
  })

  it('does not use up its limit by files that are rejected for their size', async () => {
    for (let sent = 0; sent < 20; sent += 1)
      expect((await begin('192.0.2.2', 21 * megabyte)).status).toBe(413)
    expect((await begin('192.0.2.2', 10 * megabyte)).status).toBe(201)
  })

  it('shares the limit of all networks; a rejection by that limit does not count as its own', async () => {
    for (const network of ['192.0.2.3', '192.0.2.4'])
      expect((await begin(network, 10 * megabyte)).status).toBe(201)
    expect((await begin('192.0.2.5', 5 * megabyte)).status).toBe(201)
    expect((await begin('192.0.2.6', 10 * megabyte)).status).toBe(429)
    house.clock.pass(hour)
    expect((await begin('192.0.2.6', 10 * megabyte)).status).toBe(201)
  })

  it('does not block signed-in users, nor is it blocked by them', async () => {
    expect((await begin('192.0.2.7', 10 * megabyte)).status).toBe(201)
    for (let sent = 0; sent < 5; sent += 1)
      expect((await begin('192.0.2.7', 10 * megabyte, house.accountId)).status).toBe(201)
    expect((await begin('192.0.2.8', 10 * megabyte)).status).toBe(201)
  })
})

describe('An anonymous file', () => {
  it('expires after two hours; in a stored draft, and for a signed-in user, after a day', async () => {
    const draft = randomUUID()
    await begin('192.0.2.9', 1_000)
    expect(await lifetimes()).toEqual([anonymousUploadLifetimeMs])
    await house.database.db.updateTable('uploads').set({ owner_id: draft }).execute()
    const uploads = makeStoredUploads(house.database.db, { now: house.clock.now })
    await uploads.prolong(house.database.db, { owner: { kind: 'draft', id: draft }, purpose: 'case' })
    expect(await lifetimes()).toEqual([uploadLifetimeMs])
    await house.database.db.deleteFrom('uploads').execute()
    await begin('192.0.2.9', 1_000, house.accountId)
    expect(await lifetimes()).toEqual([uploadLifetimeMs])
  })
})
