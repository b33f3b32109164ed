// What the builder has to order: lists that the server freezes and sends, their later changes, and files of them.
import type { endpoints, ResponseOf } from '@husrum/contract'
import { aContact } from '@husrum/domain/testing'
import type { Hono } from 'hono'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { findKeysOf, makeIntegrationKeys } from '../../platform/integration-keys/integration-keys.ts'
import type { HomesForTests } from '../../testing/homes.ts'
import { openHomesForTests } from '../../testing/homes.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { orderListRoutes } from './order-list-routes.ts'
import { makeOrderLists } from './order-lists.ts'

type List = ResponseOf<typeof endpoints.getOrderList>
type Lists = ResponseOf<typeof endpoints.getOrderLists>

const address = 'interior@company.example'
const monday = Date.UTC(2026, 2, 2, 12)

let house: HomesForTests
let app: Hono<AppEnv>
let secret: string
let reader: string
beforeAll(async () => {
  house = await openHomesForTests({
    contacts: [
      aContact({ id: '1', role: 'realEstateAgent', email: 'agent@company.example' }),
      aContact({ id: '2', role: 'interiorResponsible1', email: address }),
    ],
    staffAddress: 'staff@company.example',
  })
  const keys = makeIntegrationKeys({ db: house.db, now: house.clock.now })
  secret = (await keys.create({ name: 'Builder', scopes: ['orders:read', 'orders:write'] })).secret
  reader = (await keys.create({ name: 'Reader', scopes: ['orders:read'] })).secret
  const lists = makeOrderLists(house.db, { now: house.clock.now })
  app = makeTestApp({
    backend: { findKey: findKeysOf(keys, undefined), routes: [(on) => orderListRoutes(on, { lists })] },
  }).app
})
afterAll(() => house.close())
beforeEach(async () => {
  house.clock.pass(monday - house.clock.now())
  for (const table of ['order_lists', 'residences', 'option_groups'] as const)
    await house.db.deleteFrom(table).execute()
})

const ask = (method: string, path = '', body?: object, key = secret) =>
  app.request(`/services/staff/order_lists${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const confirm = async (home: string, chosen: readonly string[], version: number) => {
  const answer = await house.ask('anna', 'POST', `/services/interior/${home}/confirm`, {
    body: { chosen, version },
  })
  expect(answer.status).toBe(200)
}
const stageOf = async (home: string) =>
  (
    await house.db
      .selectFrom('residences')
      .select('stage_id')
      .where('id', '=', home)
      .executeTakeFirstOrThrow()
  ).stage_id
const freeze = async (stageId: string, supplier?: string): Promise<List> => {
  const answer = await ask('POST', '', {
    stageId,
    by: 'Karin Ek',
    ...(supplier !== undefined && { supplier }),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as List
}
const lettersTo = async (to: string) => {
  await house.jobs.settled()
  return house.mailbox.list().filter((letter) => letter.to === to)
}
const short = ({ rows }: Pick<List, 'rows'>) =>
  rows.map(({ option, origin, change }) => [option, origin, change ?? ''].join(' ').trim())

it('A list has what was ordered and the standard, and a second one marks what has changed', async () => {
  const home = await house.home()
  const stageId = await stageOf(home)
  await confirm(home, ['herringbone', 'hob'], 0)
  const first = await freeze(stageId)
  expect(first).toMatchObject({ number: 1, frozenBy: 'Karin Ek', supplier: '', site: 'sweden' })
  expect(short(first)).toEqual(['herringbone ordered', 'hob ordered'])
  expect(first.rows[0]).toMatchObject({
    home: 'Kajutan 1203',
    lastDay: '2026-03-10',
    orderNumber: expect.stringMatching(/-1$/),
  })
  expect(first.totals).toEqual([
    { group: 'floor', option: 'herringbone', count: 1 },
    { group: 'kitchen', option: 'hob', count: 1 },
  ])
  // Without changes there is no new list.
  expect((await freeze(stageId)).id).toBe(first.id)
  await confirm(home, ['oak', 'hob'], 1)
  const { current } = (await (await ask('GET', `?stageId=${stageId}`)).json()) as Lists
  expect(current).toMatchObject([{ stageId, supplier: '', frozen: 1, changed: 2, lastDay: '2026-03-20' }])
  const second = await freeze(stageId)
  expect(short(second)).toEqual(['oak ordered added', 'hob ordered', 'herringbone ordered removed'])
  // What was frozen stays.
  expect(short((await (await ask('GET', `/${first.id}`)).json()) as List)).toEqual([
    'herringbone ordered',
    'hob ordered',
  ])
})

it('Each supplier has a list of its own', async () => {
  const home = await house.home()
  const stageId = await stageOf(home)
  await house.db
    .updateTable('option_groups')
    .set({ supplier: 'Golv AB' })
    .where('stage_id', '=', stageId)
    .where('id', '=', 'floor')
    .execute()
  expect(short(await freeze(stageId, 'Golv AB'))).toEqual(['oak standard'])
  await confirm(home, ['oak', 'hood'], 0)
  expect(short(await freeze(stageId))).toEqual(['hood ordered'])
  expect((await ask('POST', '', { stageId, supplier: 'Kök AB', by: 'Karin' })).status).toBe(404)
})

it('Of a home whose buyer has left before the completion, nothing is ordered', async () => {
  const home = await house.home()
  const stageId = await stageOf(home)
  await confirm(home, ['herringbone'], 0)
  expect(short(await freeze(stageId))).toEqual(['herringbone ordered'])
  await house.db.updateTable('residences').set({ left_on: '2026-03-03' }).where('id', '=', home).execute()
  expect(short(await freeze(stageId))).toEqual(['herringbone ordered removed'])
})

it('After the last day the server freezes the list and sends it once, and each later change once', async () => {
  const home = await house.home()
  const stageId = await stageOf(home)
  await confirm(home, ['herringbone', 'hob'], 0)
  const before = (await lettersTo(address)).length
  await house.sweep()
  expect((await lettersTo(address)).length).toBe(before)
  house.clock.pass(Date.UTC(2026, 2, 11, 8) - house.clock.now())
  await house.sweep()
  await house.sweep()
  const letters = await lettersTo(address)
  expect(letters).toHaveLength(before + 1)
  expect(letters[0]?.text).toContain('1 × herringbone (floor)')
  const attached = letters[0]?.attachments?.[0]
  expect(attached?.name).toBe('bestallning-1.xlsx')
  const book = await readXlsx(Buffer.from(attached?.base64 ?? '', 'base64'))
  expect(book.sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Beställning', 3],
    ['Antal', 3],
  ])
  // The kitchen is open until the 20th: a change after the list is said, once.
  await confirm(home, ['herringbone', 'hood'], 1)
  await house.sweep()
  await house.sweep()
  const changed = await lettersTo(address)
  expect(changed).toHaveLength(before + 2)
  expect(changed[0]?.text).toMatch(/Ny: Kajutan 1203, hood \(kitchen\)\nUtgår: Kajutan 1203, hob \(kitchen\)/)
  // The second last day gives a second list, which has the change.
  house.clock.pass(Date.UTC(2026, 2, 21, 8) - house.clock.now())
  await house.sweep()
  expect(await lettersTo(address)).toHaveLength(before + 3)
  const { lists } = (await (await ask('GET', `?stageId=${stageId}`)).json()) as Lists
  expect(lists.map(({ number, frozenBy }) => [number, frozenBy])).toEqual([
    [2, 'husrum'],
    [1, 'husrum'],
  ])
})

it('Files of a list are safe for spreadsheets', async () => {
  const home = await house.home()
  const stageId = await stageOf(home)
  await house.db
    .updateTable('booking_options')
    .set({ title: '=HYPERLINK("x")' })
    .where('stage_id', '=', stageId)
    .where('id', '=', 'oak')
    .execute()
  const { id } = await freeze(stageId)
  const csv = await ask('GET', `/${id}/file`)
  expect(csv.headers.get('content-disposition')).toContain('bestallning-1.csv')
  expect(await csv.text()).toContain(`'=HYPERLINK`)
  const xlsx = await ask('GET', `/${id}/file?format=xlsx`)
  const { sheets } = await readXlsx(new Uint8Array(await xlsx.arrayBuffer()))
  expect(sheets[0]?.rows[1]?.[4]).toBe('=HYPERLINK("x")')
})

it('Only keys with the scope read and freeze, and unknown lists are not found', async () => {
  const stageId = await stageOf(await house.home())
  const unknown = '552b32cf-76f7-4140-a7de-dfb2948cba83'
  expect((await ask('POST', '', { stageId, by: 'Karin' }, reader)).status).toBe(403)
  expect((await ask('GET', '', undefined, reader)).status).toBe(200)
  expect((await ask('GET', '', undefined, 'none')).status).toBe(401)
  expect((await ask('GET', `/${unknown}`)).status).toBe(404)
  expect((await ask('GET', `/${unknown}/file`)).status).toBe(404)
  expect((await ask('GET', `/${unknown}/file?format=pdf`)).status).toBe(400)
  expect((await ask('POST', '', { stageId: 'none', by: 'Karin' })).status).toBe(404)
})

it('Two requests at the same time freeze one list', async () => {
  const stageId = await stageOf(await house.home())
  const lists = await Promise.all([1, 2, 3].map(() => freeze(stageId)))
  expect(new Set(lists.map(({ id }) => id)).size).toBe(1)
})
