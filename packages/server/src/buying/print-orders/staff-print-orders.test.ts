// Print orders for staff: a letter about each, the list, and marks of what is posted.
import type { endpoints, ResponseOf } from '@husrum/contract'
import type { Contact } from '@husrum/domain'
import { aContact } from '@husrum/domain/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { findKeysOf } from '../../platform/integration-keys/integration-keys.ts'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { openAccountsForTests } from '../../testing/accounts.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { makeStaffPrintOrders } from './staff-print-orders.ts'
import { staffPrintOrderRoutes } from './staff-routes.ts'

type Orders = ResponseOf<typeof endpoints.getStaffPrintOrders>

let house: AccountsForTests
let accountId: string
let secret: string
let contacts: readonly Contact[]
let tell: () => Promise<number>
let ask: (method: string, path?: string, body?: object, key?: string) => Promise<Response>

beforeAll(async () => {
  house = await openAccountsForTests()
  accountId = (await house.addAccount()).id
  const { db, clock, mails, log, integrationKeys } = house
  const orders = makeStaffPrintOrders({
    db,
    mails,
    log,
    now: clock.now,
    residences: { stagesByIds: async () => [{ contacts: [...contacts] }] },
    staffAddress: 'staff@company.example',
  })
  tell = orders.tell
  secret = (await integrationKeys.create({ name: 'Post', scopes: ['orders:read', 'orders:write'] })).secret
  const { app } = makeTestApp({
    backend: {
      findKey: findKeysOf(integrationKeys, undefined),
      routes: [(on) => staffPrintOrderRoutes(on, { orders })],
    },
  })
  ask = async (method, path = '', body, key = secret) =>
    app.request(`/services/staff/print_orders${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
})
beforeEach(async () => {
  contacts = []
  await house.db.deleteFrom('print_orders').execute()
})
afterAll(() => house.close())

let months = 0
const order = async () => {
  months += 1
  house.clock.pass(60_000)
  const { id } = await house.db
    .insertInto('print_orders')
    .values({
      account_id: accountId,
      site: 'sweden',
      stage_id: 'kajutan',
      stage_name: 'Kajutan',
      material: ['brochure', 'floorPlans'],
      name: 'Signe Hammar',
      address: 'Kajgatan 4',
      postal_code: '411 03',
      city: 'Göteborg',
      ordered_at: new Date(house.clock.now()).toISOString(),
      month: `month ${months}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const lettersTo = async (address: string) => {
  await house.mails.settled()
  return house.mailbox.list().filter(({ to }) => to === address)
}
const list = async (query = '') => (await (await ask('GET', query)).json()) as Orders

it('Each order is sent to staff once, with what to post and where', async () => {
  await order()
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
  const [letter] = await lettersTo('staff@company.example')
  expect(letter?.subject).toContain('Skicka trycksaker om Kajutan till Signe Hammar')
  expect(letter?.text).toContain('Broschyr, Planritningar\nSigne Hammar\nKajgatan 4\n411 03 Göteborg')
})

it('The sellers of the stage come before the staff address', async () => {
  contacts = [aContact({ role: 'assistant', email: 'assistant@company.example' })]
  const before = (await lettersTo('staff@company.example')).length
  await order()
  await tell()
  expect(await lettersTo('assistant@company.example')).toHaveLength(1)
  expect(await lettersTo('staff@company.example')).toHaveLength(before)
})

it('Posted orders are marked once, and leave the list of open ones', async () => {
  const first = await order()
  const second = await order()
  expect((await list('?state=open')).orders.map(({ id }) => id)).toEqual([first, second])
  const posted = await ask('POST', `/${first}/posted`, { by: 'Karin Ek' })
  expect(await posted.json()).toMatchObject({ id: first, posted: { by: 'Karin Ek' } })
  expect(await (await ask('POST', `/${first}/posted`, { by: 'Bo Ek' })).json()).toMatchObject({
    posted: { by: 'Karin Ek' },
  })
  expect((await list('?state=open')).orders.map(({ id }) => id)).toEqual([second])
  expect((await list()).orders.map(({ id }) => id)).toEqual([second, first])
  expect((await list(`?after=${second}`)).orders.map(({ id }) => id)).toEqual([first])
  expect((await list('?site=norway')).orders).toEqual([])
})

it('Only keys with the scope read and mark, and unknown orders are not found', async () => {
  const id = await order()
  const { secret: reader } = await house.integrationKeys.create({ name: 'R', scopes: ['orders:read'] })
  expect((await ask('POST', `/${id}/posted`, { by: 'Karin' }, reader)).status).toBe(403)
  expect((await ask('GET', '', undefined, 'none')).status).toBe(401)
  expect((await ask('POST', '/552b32cf-76f7-4140-a7de-dfb2948cba83/posted', { by: 'K' })).status).toBe(404)
  expect((await ask('POST', '/none/posted', { by: 'K' })).status).toBe(400)
  expect((await ask('GET', '?site=denmark')).status).toBe(400)
  expect((await ask('GET', '?after=none')).status).toBe(400)
})
