// A database that goes away under a running server, and comes back: on real PostgreSQL, through a line that can be cut.

import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { aHomeInDetail, aStage, aTag } from '@husrum/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertWorld } from '../search/insert-world.ts'
import { makeResidenceService } from '../search/residence-service.ts'
import { makeResidenceRoutes } from '../search/routes.ts'
import { makeTestApp, posting } from '../testing/test-app.ts'
import type { TestPostgres } from '../testing/test-database.ts'
import { makeTestPostgres } from '../testing/test-database.ts'
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
    mend: () => {
      isCut = false
    },
    close: () => new Promise((done) => server.close(done)),
  }
}

describe('a database that is away for a while', () => {
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

  it('is told as 503 with when to try again, and forgotten when it is back', async () => {
    const service = makeResidenceService({ db: database.db, engine: 'sql' })
    const { app } = makeTestApp({
      backend: { routes: [(hono) => makeResidenceRoutes(hono, service)], ping: () => database.ping() },
    })
    const search = () => app.request('/services/residence/search_object', posting({ filter: { siteId: 1 } }))
    const health = async () => (await app.request('/health/ready')).status
    expect([(await search()).status, await health()]).toEqual([200, 200])

    line.cut()
    const refused = await search()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused.headers.get('content-type')).toContain('application/problem+json')
    expect(await refused.json()).toMatchObject({ code: 'serviceUnavailable' })
    expect(await health()).toBe(503)

    line.mend()
    const found = await search()
    expect([found.status, await health()]).toEqual([200, 200])
    expect(await found.json()).toMatchObject({ estimatedTotalHits: 1 })
    service.close()
  })
})
