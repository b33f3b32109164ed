// Database cost of the pages of a membership: one query each, in addition to identifying the caller.
import { siteByKey } from '@husrum/domain'
import { aHomeInDetail, aStageInDetail } from '@husrum/domain/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { addAccount } from '../../testing/sessions.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import { joinVip } from '../payments/join-vip.ts'
import { makeReadVipStanding } from '../payments/read-vip-standing.ts'
import { makeWishService } from './wish-service.ts'

let postgres: TestPostgres
let database: OpenDatabase
beforeAll(async () => {
  postgres = await makeTestPostgres()
  database = openPatiently(postgres.url)
})
afterAll(async () => {
  await database.close()
  await postgres.drop()
})

const countDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let count = 0
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    count += 1
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return count
}

it('The membership with all its sales needs one query, and the wishes need one', async () => {
  const { db } = database
  const now = Date.UTC(2026, 2, 2, 12)
  const site = siteByKey('sweden')
  const stageIds = ['one', 'two', 'three']
  await insertWorld(db, {
    tags: [],
    stages: stageIds.map((id) => aStageInDetail({ id, siteId: 1, phase: 'vipSale', name: id, tagIds: [] })),
    homes: stageIds.map((stageId) =>
      aHomeInDetail({ id: `home-${stageId}`, siteId: 1, stageId, status: 'preSelling', tagIds: [] }),
    ),
  } as never)
  const accountId = await addAccount(database, 'member@example.com')
  await db.transaction().execute((trx) => joinVip(trx, { account_id: accountId, brand: 'main' }, now))
  for (const stage_id of stageIds)
    await db
      .insertInto('interests')
      .values({
        account_id: accountId,
        stage_id,
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
  const standing = makeReadVipStanding({ db, now: () => now })
  const wishes = makeWishService({ db, now: () => now })
  const who = { accountId, site }
  expect((await standing(who))?.sales).toHaveLength(3)
  expect(await countDuring(() => standing(who))).toBe(1)
  expect(await countDuring(() => wishes.of(who, 'one'))).toBe(1)
})
