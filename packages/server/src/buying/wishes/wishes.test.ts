// Wishes of members for homes in a project, for members and for staff.
import { moneyOf, noWishes, siteByKey } from '@husrum/domain'
import { aHomeInDetail, aStageInDetail } from '@husrum/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { findKeysOf, makeIntegrationKeys } from '../../platform/integration-keys/integration-keys.ts'
import { makeSecretKeys } from '../../platform/secrets/secret-keys.ts'
import { addAccount, testSecret } from '../../testing/sessions.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { joinVip } from '../payments/join-vip.ts'
import { makeReadVipStanding } from '../payments/read-vip-standing.ts'
import { wishesModule } from './index.ts'
import { makeWishService } from './wish-service.ts'

let database: OpenDatabase
const now = Date.UTC(2026, 2, 2, 12)
beforeAll(() => {
  database = openTestDatabase()
})
afterAll(() => database.close())

const sweden = siteByKey('sweden')
const home = (id: string, rooms: number, price: number) =>
  aHomeInDetail({
    id,
    siteId: 1,
    stageId: 'kajutan',
    name: id,
    phase: 'vipSale',
    status: 'preSelling',
    rooms,
    price: moneyOf(price),
    tagIds: [],
  })

it('Wishes are stored, compared with the homes, and read in queue order by staff who allocate them', async () => {
  const { db } = database
  const stage = aStageInDetail({ id: 'kajutan', siteId: 1, phase: 'vipSale', name: 'Kajutan', tagIds: [] })
  const homes = [home('small', 2, 2_000_000), home('large', 4, 6_000_000), home('right', 3, 4_000_000)]
  await insertWorld(db, { tags: [], stages: [stage], homes } as never)
  const wishService = makeWishService({ db, now: () => now })
  const [first = '', second = '', unpaid = ''] = await Promise.all(
    ['first', 'second', 'unpaid'].map((name) => addAccount(database, `${name}@example.com`)),
  )
  const who = (accountId: string) => ({ accountId, site: sweden })
  expect(await wishService.of(who(first), 'nowhere')).toBeUndefined()
  expect(await wishService.of({ accountId: first, site: siteByKey('senior') }, 'kajutan')).toBeUndefined()
  expect(await wishService.keep({ accountId: first, site: siteByKey('senior') }, 'kajutan', noWishes)).toBe(
    false,
  )
  expect((await wishService.of(who(first), 'kajutan'))?.wishes).toEqual(noWishes)
  const wishes = { minRooms: 3, maxPrice: moneyOf(5_000_000), directions: [], must: ['rooms'] as const }
  expect(await wishService.keep(who(first), 'kajutan', wishes)).toBe(true)
  expect(await wishService.keep(who(first), 'kajutan', wishes)).toBe(true)
  const project = await wishService.of(who(first), 'kajutan')
  expect(project?.wishes).toEqual(wishes)
  expect(project?.homes.map(({ home: { id }, fit }) => [id, fit.kind, fit.missing])).toEqual([
    ['right', 'all', []],
    ['large', 'musts', ['price']],
    ['small', 'not', ['rooms']],
  ])
  // Others only see their own.
  expect((await wishService.of(who(second), 'kajutan'))?.wishes).toEqual(noWishes)

  const join = (account_id: string, at: number) =>
    db.transaction().execute((trx) => joinVip(trx, { account_id, brand: 'main' }, at))
  await join(second, now - 2)
  await join(first, now - 1)
  await db.insertInto('vip_memberships').values({ account_id: unpaid, brand: 'main' }).execute()
  await db
    .insertInto('user_payments')
    .values({ account_id: unpaid, brand: 'main', status: 'NotPaid' })
    .execute()
  await wishService.keep(who(second), 'kajutan', noWishes)
  await wishService.keep(who(unpaid), 'kajutan', wishes)
  const { routes } = wishesModule({ db, keys: makeSecretKeys(testSecret), now: () => now })
  const integrationKeys = makeIntegrationKeys({ db, now: () => now })
  const { secret } = await integrationKeys.create({ name: 'Allocation', scopes: ['wishes:read'] })
  const { app } = makeTestApp({
    backend: { findKey: findKeysOf(integrationKeys, undefined), routes: routes ? [routes] : [] },
  })
  const read = await app.request('http://localhost:3000/services/vip/wishes_of_members/kajutan', {
    headers: { authorization: `Bearer ${secret}` },
  })
  expect(await read.json()).toMatchObject({
    members: [
      { accountId: second, wishes: { must: [] } },
      { accountId: first, wishes: { minRooms: 3, maxPrice: 5_000_000, must: ['rooms'] } },
    ],
  })

  await db
    .insertInto('interests')
    .values({
      account_id: first,
      stage_id: 'kajutan',
      site_id: 1,
      first_name: 'A',
      last_name: 'B',
      email: 'a@example.com',
      email_key: 'a@example.com',
      newsletter: false,
      registered_at: new Date(now).toISOString(),
      changed_at: new Date(now).toISOString(),
    })
    .execute()
  const standing = await makeReadVipStanding({ db, now: () => now })(who(first))
  expect(standing?.sales).toMatchObject([{ stageId: 'kajutan', homes: 3, fits: { all: 1, musts: 1 } }])
})
