// Interiors over HTTP, on the real server. The offer of a home is that of the testing module.
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { moneyOf } from '@husrum/domain'
import type { HomesForTests } from '@husrum/server/testing'
import { openHomesForTests } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeHttpInteriors } from './http-interiors.ts'

let house: HomesForTests
beforeAll(async () => {
  house = await openHomesForTests()
})
afterAll(() => house.close())
beforeEach(() => setClock(Date.UTC(2026, 2, 2, 12)))

const setClock = (at: number) => house.clock.pass(at - house.clock.now())
const interiorsOf = (token?: 'anna' | 'neighbour', isDown = false) =>
  makeHttpInteriors({ client: makeAppClient(house.app, { token, isDown }) })

it('The interior of a home is returned with its amounts, and undefined for that of another person', async () => {
  const home = await house.home()
  const interior = await interiorsOf('anna').of(home)
  expect(interior).toMatchObject({ version: 0, chosen: ['oak'], price: moneyOf(3_000_000), issues: [] })
  expect(interior?.groups).toMatchObject([
    { id: 'floor', rule: 'one', lastDay: '2026-03-10', options: [{ id: 'oak', isStandard: true }, {}, {}] },
    { id: 'kitchen', rule: 'any', options: [{}, { id: 'hob', price: moneyOf(21_500) }, {}] },
  ])
  expect(await interiorsOf('neighbour').of(home)).toBeUndefined()
})

it('A choice is saved, and confirmed', async () => {
  const home = await house.home()
  const interiors = interiorsOf('anna')
  expect(await interiors.choose(home, ['herringbone'], 0)).toMatchObject({
    kind: 'done',
    interior: { version: 1, chosen: ['herringbone'], changed: { isYou: true } },
  })
  expect(await interiors.confirm(home, ['herringbone'], 1)).toMatchObject({
    kind: 'done',
    interior: { confirmed: { chosen: ['herringbone'], sum: moneyOf(38_000) } },
  })
})

it('A choice with conflicts is saved, and cannot be confirmed', async () => {
  const home = await house.home()
  const interiors = interiorsOf('anna')
  const both = ['oak', 'hob', 'hood']
  expect(await interiors.choose(home, both, 0)).toMatchObject({
    interior: { issues: [{ kind: 'excludes', option: 'hob', other: 'hood' }] },
  })
  expect(await interiors.confirm(home, both, 1)).toEqual({ kind: 'refused', why: 'incomplete' })
})

it('The choice of another person is returned for an outdated version', async () => {
  const home = await house.home(['anna', 'neighbour'])
  await interiorsOf('neighbour').choose(home, ['herringbone'], 0)
  expect(await interiorsOf('anna').choose(home, ['oak'], 0)).toMatchObject({
    kind: 'changedMeanwhile',
    interior: { version: 1, chosen: ['herringbone'], changed: { isYou: false } },
  })
})

it.each([
  ['unknown', ['moat']],
  ['onlyOne', ['oak', 'herringbone']],
  ['closed', ['herringbone']],
] as const)('A choice is refused with reason %s, and nothing is saved', async (why, chosen) => {
  const home = await house.home()
  if (why === 'closed') setClock(Date.UTC(2026, 2, 10, 23))
  expect(await interiorsOf('anna').choose(home, chosen, 0)).toEqual({ kind: 'refused', why })
  expect((await interiorsOf('anna').of(home))?.version).toBe(0)
  expect(await interiorsOf('neighbour').choose(home, chosen, 0)).toEqual({ kind: 'notFound' })
})

it('Interiors reject if the caller is not signed in, or the service is unavailable', async () => {
  await expect(interiorsOf().of()).rejects.toBeInstanceOf(SessionExpired)
  await expect(interiorsOf('anna', true).of()).rejects.toBeInstanceOf(ServiceUnavailable)
})
