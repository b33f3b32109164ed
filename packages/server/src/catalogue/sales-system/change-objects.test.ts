// The sales system of a company updates homes in the catalogue.
import { moneyOf } from '@husrum/domain'
import { aHomeInDetail, aStage, aTag } from '@husrum/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { findKeysOf, makeIntegrationKeys } from '../../platform/integration-keys/integration-keys.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { insertWorld } from '../search/insert-world.ts'
import type { ResidenceService } from '../search/residence-service.ts'
import { makeResidenceService } from '../search/residence-service.ts'
import { salesSystemRoutes } from './routes.ts'

const key = 'a key that only the sales system has'

let database: OpenDatabase
let service: ResidenceService

beforeAll(async () => {
  database = openTestDatabase()
  const tagIds = ['vg-goteborg']
  await insertWorld(database.db, {
    homes: [
      aHomeInDetail({ id: 'kajen', path: '/kajen/', tagIds }),
      aHomeInDetail({ id: 'gone', path: '/gone/', status: 'sold', tagIds }),
    ],
    stages: [aStage()],
    tags: [aTag()],
  })
  service = makeResidenceService({ db: database.db })
  await service.start()
})
afterAll(async () => {
  service.close()
  await database.close()
})

const tell = async (
  changes: readonly unknown[],
  { shown = key, known = key }: { shown?: string; known?: string | undefined } = {},
) => {
  const { app } = makeTestApp({
    backend: {
      findKey: findKeysOf(
        makeIntegrationKeys({ db: database.db, now: Date.now }),
        known === '' ? undefined : known,
      ),
      routes: [
        (hono) =>
          salesSystemRoutes(hono, {
            db: database.db,
            guardsOf: async () => new Map(),
            noteHeldBack: async () => undefined,
            refresh: service.refresh,
            now: Date.now,
          }),
      ],
    },
  })
  const response = await app.request('/services/residence/change_objects', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shown}` },
    body: JSON.stringify({ changes }),
  })
  const body = (await response.json()) as { readonly errors?: unknown }
  return { status: response.status, body }
}

const kajen = () => service.homeById(1, 'kajen')

describe('A sales system', () => {
  it('changes what it sends, and gets the number of changes', async () => {
    const change = { id: 'kajen', price: 3_700_000, showings: ['2026-12-01T17:00:00+01:00'] }
    expect(await tell([change])).toEqual({ status: 200, body: { changed: 1, heldBack: [] } })
    expect(await tell([change])).toEqual({ status: 200, body: { changed: 0, heldBack: [] } })
    expect(await kajen()).toMatchObject({ price: moneyOf(3_700_000), showings: ['2026-12-01T16:00:00.000Z'] })
  })

  it('gets the rejected change, and then none is applied', async () => {
    const before = await kajen()
    const good = { id: 'kajen', price: 1 }
    for (const [bad, error] of [
      [
        { id: 'unknown-id', price: 1 },
        { field: 'changes.1.id', key: 'unknownValue' },
      ],
      [
        { id: 'gone', status: 'reserved' },
        { field: 'changes.1.status', key: 'statusRefused' },
      ],
      [
        { id: 'gone', status: 'forSale' },
        { field: 'changes.1.reason', key: 'required' },
      ],
      [
        { id: 'gone', price: -1 },
        { field: 'changes.1.price', key: 'tooSmall' },
      ],
      [
        { id: 'kajen', price: 0 },
        { field: 'changes.1.price', key: 'tooSmall' },
      ],
      [
        { id: 'kajen', price: 3_000_000, totalPrice: 2_999_999 },
        { field: 'changes.1.totalPrice', key: 'tooSmall' },
      ],
      [
        { id: 'kajen', monthlyFee: 4_000_000 },
        { field: 'changes.1.monthlyFee', key: 'tooLarge' },
      ],
      [
        { id: 'gone', inhabitDate: '2027-02-30' },
        { field: 'changes.1.inhabitDate', key: 'wrongFormat' },
      ],
      [
        { id: 'gone', showings: ['tomorrow'] },
        { field: 'changes.1.showings.0', key: 'wrongFormat' },
      ],
      [
        { id: 'gone', rooms: 9 },
        { field: 'changes.1.rooms', key: 'unknownField' },
      ],
    ] as const) {
      const { status, body } = await tell([good, bad])
      expect([status, body.errors], JSON.stringify(bad)).toEqual([400, [error]])
    }
    expect(await kajen()).toEqual(before)
  })

  it('needs its key, and no key is valid where none is set', async () => {
    const change = [{ id: 'kajen', price: 1 }]
    for (const shown of ['', 'another', `${key}x`, key.slice(1)])
      expect((await tell(change, { shown })).status, shown).toBe(401)
    for (const shown of ['a key before', 'a key after', 'a key before,a key after'])
      expect((await tell(change, { known: 'a key before, a key after', shown })).status, shown).toBe(
        shown.includes(',') ? 401 : 200,
      )
    for (const shown of [key, 'undefined', ''])
      expect((await tell(change, { known: '', shown })).status, shown).toBe(401)
  })
})
