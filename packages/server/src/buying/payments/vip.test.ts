// A paid membership: by a campaign code or by payment, and the queue position that its date gives.
import { siteByKey } from '@husrum/domain'
import { aHomeInDetail, aStageInDetail } from '@husrum/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import type { PaymentsForTests } from '../../testing/payments.ts'
import { openPaymentsForTests } from '../../testing/payments.ts'
import { addAccount } from '../../testing/sessions.ts'
import { joinVip } from './join-vip.ts'

let house: PaymentsForTests
beforeAll(async () => {
  house = await openPaymentsForTests()
})
afterAll(() => house.close())

const sweden = siteByKey('sweden')
const day = 86_400_000

it('A code can be used once per person, up to its limit, and gives a position by its date', async () => {
  const { database, db, clock } = house
  const vipService = house.module.vip
  await db
    .insertInto('campaign_codes')
    .values([
      { code: 'ENDA', brand: 'main', most_uses: 1 },
      { code: 'SLUT', brand: 'main', valid_until: '2026-03-01T00:00:00Z' },
    ])
    .execute()
  const [anna = '', olle = '', vega = ''] = await Promise.all(
    ['anna', 'olle', 'vega'].map((name) => addAccount(database, `${name}@example.com`)),
  )
  const who = (accountId: string) => ({ accountId, site: sweden })
  expect(await vipService.standing(who(anna))).toMatchObject({
    isMember: false,
    isPaid: false,
    members: 0,
    fee: 20_000,
  })
  expect(await vipService.joinByCode(who(anna), 'SLUT')).toBe(false)
  expect(await vipService.joinByCode(who(anna), 'gissat')).toBe(false)
  expect(await vipService.joinByCode(who(anna), ' enda ')).toBe(true)
  expect(await vipService.joinByCode(who(anna), 'enda')).toBe(true)
  expect(await vipService.joinByCode(who(olle), 'enda')).toBe(false)
  expect(await vipService.standing(who(anna))).toMatchObject({
    isMember: true,
    isPaid: true,
    isByCode: true,
    joinedAt: clock.now(),
    place: 1,
    members: 1,
  })

  // Registered before the others, but paid after them: the position is that of the payment.
  await db
    .insertInto('vip_memberships')
    .values({ account_id: olle, brand: 'main', joined_at: '2020-01-01' })
    .execute()
  await db
    .insertInto('user_payments')
    .values({ account_id: olle, brand: 'main', status: 'NotPaid' })
    .execute()
  expect(await vipService.standing(who(olle))).toMatchObject({ isMember: true, isPaid: false, members: 1 })
  clock.pass(day)
  const pay = (account_id: string) =>
    db.transaction().execute((trx) => joinVip(trx, { account_id, brand: 'main' }, clock.now()))
  await pay(vega)
  clock.pass(day)
  await pay(olle)
  expect((await vipService.standing(who(vega)))?.place).toBe(2)
  expect(await vipService.standing(who(olle))).toMatchObject({
    isPaid: true,
    joinedAt: clock.now(),
    place: 3,
    members: 3,
  })
  clock.pass(day)
  await pay(vega)
  expect((await vipService.standing(who(vega)))?.place).toBe(2)
  expect(await vipService.standing({ accountId: anna, site: siteByKey('finland') })).toBeUndefined()
})

it('In a members’ sale the position is the date of registration, among paid members who want a home there', async () => {
  const { database, db, clock } = house
  const vipService = house.module.vip
  const stage = aStageInDetail({ id: 'vip-stage', siteId: 1, phase: 'vipSale', name: 'Kajutan', tagIds: [] })
  const home = aHomeInDetail({
    id: 'vip-home',
    siteId: 1,
    stageId: 'vip-stage',
    phase: 'vipSale',
    status: 'preSelling',
    tagIds: [],
  })
  await insertWorld(db, { tags: [], stages: [stage], homes: [home] } as never)
  const [first = '', second = '', unpaid = ''] = await Promise.all(
    ['first', 'second', 'unpaid'].map((name) => addAccount(database, `${name}@example.com`)),
  )
  const interest = (account_id: string, thing: { stage_id: string } | { home_id: string }) =>
    db
      .insertInto('interests')
      .values({
        account_id,
        site_id: 1,
        first_name: 'Astrid',
        last_name: 'Lund',
        email: 'a@example.com',
        email_key: 'a@example.com',
        newsletter: false,
        registered_at: new Date(clock.now()).toISOString(),
        changed_at: new Date(clock.now()).toISOString(),
        ...thing,
      } as never)
      .execute()
  for (const [at, id] of [first, second].entries())
    await db.transaction().execute((trx) => joinVip(trx, { account_id: id, brand: 'main' }, clock.now() + at))
  await interest(second, { stage_id: 'vip-stage' })
  await interest(unpaid, { stage_id: 'vip-stage' })
  const salesOf = async (accountId: string) => (await vipService.standing({ accountId, site: sweden }))?.sales
  expect(await salesOf(first)).toEqual([])
  const sale = { stageId: 'vip-stage', name: 'Kajutan', phase: 'vipSale', applicants: 1, homes: 1 }
  expect(await salesOf(second)).toMatchObject([{ ...sale, place: 1 }])
  // Interest in one of its homes counts as well.
  await interest(first, { home_id: 'vip-home' })
  expect(await salesOf(first)).toMatchObject([{ ...sale, applicants: 2, place: 1 }])
  expect(await salesOf(second)).toMatchObject([{ place: 2 }])
  expect((await salesOf(unpaid))?.[0]?.place).toBeUndefined()
})

it('A payment gives nothing to a paid member or a deleted account, and a new start to a member who lapsed', async () => {
  const { database, db, clock } = house
  const vipService = house.module.vip
  const id = await addAccount(database, 'twice@example.com')
  await db.insertInto('campaign_codes').values({ code: 'EN', brand: 'main', most_uses: 1 }).execute()
  await vipService.joinByCode({ accountId: id, site: sweden }, 'EN')
  const pay = (account_id: string | null) =>
    db.transaction().execute((trx) => joinVip(trx, { account_id, brand: 'main' }, clock.now()))
  expect([await pay(id), await pay(null)]).toEqual([false, false])
  await db.deleteFrom('vip_memberships').where('account_id', '=', id).execute()
  clock.pass(day)
  expect(await pay(id)).toBe(true)
  expect(await vipService.standing({ accountId: id, site: sweden })).toMatchObject({
    isPaid: true,
    isByCode: false,
    joinedAt: clock.now(),
  })
})

it('A cancelled membership lasts to the end of its year, and the cancellation can be undone', async () => {
  const { database, db, clock } = house
  const vipService = house.module.vip
  const id = await addAccount(database, 'leaver@example.com')
  const who = { accountId: id, site: sweden }
  await expect(vipService.renew(who, false)).rejects.toMatchObject({ code: 'notMember' })
  const joinedAt = clock.now()
  await db.transaction().execute((trx) => joinVip(trx, { account_id: id, brand: 'main' }, joinedAt))
  const year = Date.UTC(
    new Date(joinedAt).getUTCFullYear() + 1,
    new Date(joinedAt).getUTCMonth(),
    new Date(joinedAt).getUTCDate(),
    12,
  )
  expect(await vipService.standing(who)).toMatchObject({ renews: true, paidUntil: year })
  await vipService.renew(who, false)
  await vipService.renew(who, false)
  expect(await vipService.standing(who)).toMatchObject({ isPaid: true, renews: false, paidUntil: year })
  await vipService.renew(who, true)
  expect(await vipService.standing(who)).toMatchObject({ renews: true })
  await vipService.renew(who, false)
  clock.pass(year - 1 - clock.now())
  expect(await vipService.endOver()).toBe(0)
  clock.pass(1)
  expect(await vipService.endOver()).toBe(1)
  expect(await vipService.standing(who)).toMatchObject({ isMember: false, isPaid: false })
})
