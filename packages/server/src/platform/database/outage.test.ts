// A database that goes away under a running server, and comes back: on real PostgreSQL, through a connection that can be cut.

import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { aHomeInDetail, aStage, aTag, aUser } from '@husrum/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import { makeResidenceService } from '../../catalogue/search/residence-service.ts'
import { makeResidenceRoutes } from '../../catalogue/search/routes.ts'
import { makeFindCaller } from '../../people/sessions/know-caller.ts'
import { sessionRoutes } from '../../people/sessions/routes.ts'
import { openTestSessions } from '../../testing/sessions.ts'
import { aWeb, makeTestApp, posting } from '../../testing/test-app.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres } from '../../testing/test-database.ts'
import { makeAuditLog } from '../audit/postgres-audit-log.ts'
import { outageOf } from './database-outage.ts'
import type { OpenDatabase } from './open-database.ts'
import { openDatabase } from './open-database.ts'

const makeLine = async (port: number) => {
  let isCut = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    restore: () => {
      isCut = false
    },
    /** Open connections go silent without being closed; new ones work. */
    vanish: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((done) => server.close(done))
    },
  }
}

describe('A database that is away for a while', () => {
  let postgres: TestPostgres
  let line: Awaited<ReturnType<typeof makeLine>>
  let database: OpenDatabase

  beforeAll(async () => {
    postgres = await makeTestPostgres()
    const url = new URL(postgres.url)
    line = await makeLine(Number(url.port))
    url.hostname = '127.0.0.1'
    url.port = String(line.port)
    database = openDatabase({ url: url.href })
    await insertWorld(database.db, {
      homes: [aHomeInDetail({ tagIds: ['vg-goteborg'] })],
      stages: [aStage({ tagIds: ['vg-goteborg'] })],
      tags: [aTag()],
    })
  })

  afterAll(async () => {
    await database.close()
    await line.close()
    await postgres.drop()
  })

  it('causes a 503 with a time to retry, until it is back', async () => {
    const service = makeResidenceService({ db: database.db })
    const { app } = makeTestApp({
      backend: { routes: [(hono) => makeResidenceRoutes(hono, service)], ping: () => database.ping() },
    })
    const search = (maxPrice?: number) =>
      app.request('/services/residence/search_object', posting({ filter: { siteId: 1, maxPrice } }))
    const health = async () => (await app.request('/health/ready')).json()
    // Reads the columns, and no whole home.
    expect((await search(1)).status).toBe(200)
    expect(await health()).toEqual({ status: 'ready', database: 'ok' })

    line.cut()
    const refused = await search()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused.headers.get('content-type')).toContain('application/problem+json')
    expect(await refused.json()).toMatchObject({ code: 'serviceUnavailable' })
    expect(await health()).toEqual({ status: 'ready', database: 'away' })

    line.restore()
    const found = await search()
    expect(found.status).toBe(200)
    expect(await health()).toEqual({ status: 'ready', database: 'ok' })
    expect(await found.json()).toMatchObject({ estimatedTotalHits: 1 })
    service.close()
  })

  it('makes signed-in users guests on public pages, and causes a 503 on their own', async () => {
    const { sessions, accountId, site } = await openTestSessions({
      database,
      clock: { now: Date.now, pass: () => {} },
    })
    const issued = await sessions.begin({ site, accountId, hasIdentity: false })
    const { app } = makeTestApp({
      web: aWeb({
        render: async ({ call, url }) => {
          const { status } = await call('getViewModel', { path: new URL(url).pathname })
          return { status, headers: { 'content-type': 'text/html' }, body: '' }
        },
      }),
      backend: {
        routes: [
          (hono) =>
            sessionRoutes(hono, {
              sessions,
              audit: makeAuditLog(database.db),
              environment: 'development' as const,
            }),
        ],
        findCaller: makeFindCaller({ sessions, accounts: { user: async () => aUser({ id: accountId }) } }),
      },
    })
    const cookie = `jwtToken=${issued.token}; bind=${issued.binding}`
    const asMyself = { authorization: `Bearer ${issued.token}`, cookie }
    const page = async (path: string) => (await app.request(path, { headers: { cookie } })).status
    const model = async (path: string) =>
      (await app.request(`${path}GetViewModel`, { headers: asMyself })).status
    const refresh = async () =>
      (
        await app.request('/services/account_service/login/refresh_token', {
          method: 'POST',
          headers: asMyself,
        })
      ).status

    expect([await page('/sok-bostad/'), await model('/sok-bostad/')]).toEqual([200, 200])
    line.cut()
    expect([await page('/sok-bostad/'), await model('/sok-bostad/')]).toEqual([200, 200])
    expect([await page('/mina-sidor/'), await model('/mina-sidor/')]).toEqual([503, 503])
    expect(await refresh()).toBe(503)
    line.restore()
    expect(await refresh()).toBe(200)
  })

  it('is replaced by another one if its machine vanishes without closing connections', async () => {
    const url = new URL(postgres.url)
    url.hostname = '127.0.0.1'
    url.port = String(line.port)
    const own = openDatabase({ url: url.href, connections: 1, statementTimeout: 200 })
    let heard = 0
    own.listen('husrum_test', () => {
      heard += 1
    })
    await own.ping()
    await expect.poll(() => heard).toBe(1)

    line.vanish()
    const cause: unknown = await own.ping().catch((error: unknown) => error)
    expect(outageOf(cause)).toBe('away')
    await own.ping()
    await own.close()
  })
})
