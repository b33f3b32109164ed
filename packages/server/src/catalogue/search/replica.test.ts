// Pages on a real primary with a real streaming replica: the replica is used, is never older than what a server has seen, and
// is not needed when it fails.
import { randomUUID } from 'node:crypto'
import { moneyOf } from '@husrum/domain'
import { aHomeInDetail, aStage } from '@husrum/domain/testing'
import type { ReplicatedPostgres } from '@husrum/testkit/real-postgres'
import { startReplicatedPostgres } from '@husrum/testkit/real-postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { makeReplicatedReads } from '../../platform/database/read-replica.ts'
import { makeHeartbeat } from '../../platform/status/heartbeat.ts'
import { openWholeServer } from '../../testing/whole-server.ts'
import { insertWorld } from './insert-world.ts'
import type { ResidenceService } from './residence-service.ts'
import { makeResidenceService } from './residence-service.ts'

const stage = aStage({ id: 'stage', tagIds: [] })
const homes = Array.from({ length: 40 }, (_, number) =>
  aHomeInDetail({
    id: `home-${number}`,
    stageId: stage.id,
    tagIds: [],
    path: `/bostader/a/b/c/${number}/`,
    price: moneyOf(3_000_000),
    status: 'forSale',
  }),
)

/** Written into the primary by a server before it uses the replica. */
const aServerOf = async ({ db }: OpenDatabase): Promise<string> => {
  const id = randomUUID()
  await makeHeartbeat(db, { id, version: 'abc123' }).beat()
  return id
}

let postgres: ReplicatedPostgres
let primary: OpenDatabase
let replica: OpenDatabase
let service: ResidenceService
const heard: string[] = []

beforeAll(async () => {
  postgres = await startReplicatedPostgres()
  primary = openDatabase({ url: postgres.url })
  await migrate(primary.db)
  const serverId = await aServerOf(primary)
  replica = openDatabase({ url: postgres.replicaUrl, showing: serverId })
  await insertWorld(primary.db, { tags: [], stages: [stage], homes })
  const reads = makeReplicatedReads({
    primary: primary.db,
    replica: replica.db,
    onAway: () => heard.push('away'),
    onBack: () => heard.push('back'),
  })
  service = makeResidenceService({ db: primary.db, reads })
  await service.start()
}, 60_000)

afterAll(async () => {
  service?.close()
  await replica?.close()
  await primary?.close()
  await postgres?.stop()
})

/** Number of homes that are not sold, as the sitemap asks. */
const countHomes = (): Promise<number> => service.homeCount(stage.siteId)

/** May take a second on a busy machine. */
const replicaHasAll = async (): Promise<void> => {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(primary.db)
  await vi.waitFor(async () => {
    const told = await sql<{
      has: boolean
    }>`select pg_last_wal_replay_lsn() >= ${rows[0]?.at}::pg_lsn as has`.execute(replica.db)
    expect(told.rows[0]?.has).toBe(true)
  }, 20_000)
}

/** Results while the primary is down come from the replica. */
const countOnReplica = async (): Promise<number> => {
  await replicaHasAll()
  await vi.waitFor(async () => {
    await countHomes()
    expect(heard.at(-1)).not.toBe('away')
  }, 10_000)
  // The replica's position is checked next to a query.
  await new Promise((resolve) => setTimeout(resolve, 300))
  await countHomes()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await postgres.stopPrimary()
  try {
    return await countHomes()
  } finally {
    await postgres.startPrimary()
  }
}

describe('A replica of the database', () => {
  it('serves pages, also while the primary is down', async () => {
    expect(await countOnReplica()).toBe(40)
  }, 60_000)

  it('is skipped while it is behind what the server has seen, and used again when it has caught up', async () => {
    await postgres.pauseReplica()
    await service.changeHomes([{ homeId: 'home-1', change: { status: 'sold' }, by: 'staff' }])
    for (let time = 0; time < 20; time += 1) expect(await countHomes()).toBe(39)
    await postgres.resumeReplica()
    expect(await countOnReplica()).toBe(39)
  }, 60_000)

  it('is ignored if it follows another database than the configured one', async () => {
    await sql`create database another`.execute(primary.db)
    await replicaHasAll()
    const { href } = Object.assign(new URL(postgres.replicaUrl), { pathname: '/another' })
    const another = openDatabase({ url: href, showing: await aServerOf(primary) })
    try {
      await expect(another.ping()).rejects.toThrow('replicates another database')
    } finally {
      await another.close()
    }
  })

  it('is ignored if it follows the timeline before a restore, and shows nothing that is written now', async () => {
    await postgres.pauseReplica()
    const old = openDatabase({ url: postgres.replicaUrl, showing: await aServerOf(primary) })
    try {
      await expect(old.ping()).rejects.toThrow('does not show what was written')
      await postgres.resumeReplica()
      // A true replica catches up.
      await old.ping()
    } finally {
      await old.close()
    }
  })

  it('is not required: no page fails when it stops, and it is used again when it is back', async () => {
    let asked = 0
    let isOver = false
    const visitor = async () => {
      while (!isOver) {
        expect(await countHomes()).toBe(39)
        asked += 1
      }
    }
    const visitors = [visitor(), visitor(), visitor(), visitor()]
    await vi.waitFor(() => expect(asked).toBeGreaterThan(50), 20_000)
    await postgres.stopReplica()
    const before = asked
    await vi.waitFor(() => expect(asked).toBeGreaterThan(before + 50), 20_000)
    isOver = true
    await Promise.all(visitors)
    expect(heard).toContain('away')
    await postgres.startReplica()
    expect(await countOnReplica()).toBe(39)
  }, 90_000)

  it('is used by a whole server once it contains what the server has written', async () => {
    // Has homes of its own from here on.
    const server = await openWholeServer(postgres, { replicaUrl: postgres.replicaUrl, statusKey: 'staff' })
    try {
      const status = await server.app.request('/services/status', {
        headers: { authorization: `Basic ${btoa('user:staff')}`, 'accept-language': 'en' },
      })
      expect(await status.text()).toMatch(/Replica<\/dt><dd>\d/)
    } finally {
      await server.close()
    }
  }, 60_000)
})
