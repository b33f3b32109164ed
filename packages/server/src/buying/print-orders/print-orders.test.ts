// Orders of printed material: once a month per stage, confirmed by e-mail, only for the owner.

import { endpoints, printOrderFormPath } from '@husrum/contract'
import { seededPeopleOf } from '@husrum/demo'
import { makeAppClient } from '@husrum/testkit/app-client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres } from '../../testing/test-database.ts'
import { toldEvents } from '../../testing/told-events.ts'
import type { PersonOfServer, WholeServer } from '../../testing/whole-server.ts'
import { openWholeServer } from '../../testing/whole-server.ts'

let postgres: TestPostgres
let house: WholeServer
let member: PersonOfServer
let stageId: string
let client: ReturnType<typeof makeAppClient>
beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openWholeServer(postgres)
  const email = seededPeopleOf({ country: 'SE' }).find(({ key }) => key === 'vipOnly')?.email ?? ''
  const { id } = await house.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('organisation', '=', 'mainAndCooperative')
    .executeTakeFirstOrThrow()
  member = await house.signIn(id)
  const { token, binding } = await member.sessionOn('sweden')
  const cookies = new Map([
    ['jwtToken', token],
    ['bind', binding ?? ''],
  ])
  client = makeAppClient(house.app, { cookies })
  stageId = (await seen()).stages[0]?.id ?? expect.fail('There is no stage')
}, 180_000)
afterAll(async () => {
  await house.close()
  await postgres.drop()
})
beforeEach(async () => {
  await house.db.deleteFrom('print_orders').execute()
})

const seen = async () => (await client.call(endpoints.getPrintOrders, {})).body
const typed = () => ({
  stageId,
  material: ['floorPlans'],
  name: 'Signe Hammar',
  address: 'Kajgatan 4',
  postalCode: '41103',
  city: 'Göteborg',
})
const order = (facts: object = {}) => member.send(endpoints.orderPrints, { ...typed(), ...facts })

it('An order is stored and shown on the page', async () => {
  expect((await order()).status).toBe(200)
  expect((await seen()).orders).toMatchObject([{ stageId, material: ['floorPlans'], postalCode: '411 03' }])
  expect(await toldEvents(house.db)).toContain('print.ordered')
})

it('One order per month and stage is sent, for any number of concurrent requests', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => order()))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'orderedThisMonth' })
  expect((await seen()).orders).toHaveLength(1)
  await house.db.updateTable('print_orders').set({ month: '2020-01' }).execute()
  expect((await order()).status).toBe(200)
})

it.each([
  [{ postalCode: '4110' }, 400],
  [{ material: [] }, 400],
  [{ stageId: 'a stage that is none' }, 404],
])('%j is rejected with %i, and nothing is stored', async (facts, status) => {
  expect((await order(facts)).status).toBe(status)
  expect((await seen()).orders).toEqual([])
})

it('A rejected form without script returns the typed values, until it is sent or a day has passed', async () => {
  const post = async (fields: Record<string, string>) => {
    const { token, binding } = await member.sessionOn('sweden')
    const answer = await house.app.request(printOrderFormPath, {
      method: 'POST',
      headers: {
        host: 'localhost',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `jwtToken=${token}; bind=${binding}`,
      },
      body: new URLSearchParams({ ...typed(), material: 'brochure', ...fields }).toString(),
    })
    return answer.headers.get('location')
  }
  expect(await post({ name: 'Åsa Öberg', postalCode: '4110' })).toMatch(/refused=invalid.*postalCode/)
  expect((await seen()).typed).toEqual({
    ...typed(),
    material: ['brochure'],
    name: 'Åsa Öberg',
    postalCode: '4110',
  })
  expect(await post({})).toMatch(/ordered=/)
  expect((await seen()).typed).toBeUndefined()
  expect(await post({ address: 'Strandgatan 9' })).toMatch(/refused=orderedThisMonth/)
  expect((await seen()).typed).toMatchObject({ address: 'Strandgatan 9', stageId })
  await house.db.updateTable('print_typed_forms').set({ expires_at: '2020-01-01' }).execute()
  expect((await seen()).typed).toBeUndefined()
})
