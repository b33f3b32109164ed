import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moneyOf } from '../money/money.ts'
import type { InteriorGroup, InteriorOption } from './interior-offer.ts'
import type { HomeOfOrderList, OrderListRow } from './order-list.ts'
import { markOrderListChanges, orderListRows, orderListTotals } from './order-list.ts'

const option = (id: string, isStandard = false): InteriorOption => ({
  id,
  title: id.toUpperCase(),
  text: '',
  price: moneyOf(1),
  isStandard,
  needs: [],
  excludes: [],
})
const floor: InteriorGroup = {
  id: 'floor',
  title: 'Golv',
  text: '',
  rule: 'one',
  lastDay: '2026-03-10',
  options: [option('oak', true), option('stone')],
}
const kitchen: InteriorGroup = {
  ...floor,
  id: 'kitchen',
  title: 'Kök',
  rule: 'any',
  options: [option('hob')],
}
const home = (facts: Partial<HomeOfOrderList> = {}): HomeOfOrderList => ({
  homeId: '1',
  home: 'Kajutan 1',
  apartmentNumber: '1001',
  address: 'Kajgatan 1',
  isSold: true,
  agreed: [],
  ...facts,
})
const short = (rows: readonly OrderListRow[]) =>
  rows.map(({ homeId, optionId, origin }) => `${homeId} ${optionId} ${origin}`)

const ids = (rows: readonly OrderListRow[]) => rows.map(({ homeId, optionId }) => `${homeId} ${optionId}`)

it('A home gets what was ordered, then what was agreed, and the standard of every other group', () => {
  const homes = [
    home({ ordered: ['stone', 'hob'], agreed: ['hob'], orderNumber: 'A-1' }),
    home({ homeId: '2', agreed: ['hob'] }),
    home({ homeId: '3' }),
    home({ homeId: '4', isSold: false }),
  ]
  const rows = orderListRows([floor, kitchen], homes)
  expect(short(rows)).toEqual([
    '1 stone ordered',
    '1 hob agreed',
    '2 oak standard',
    '2 hob agreed',
    '3 oak standard',
    '4 oak unsold',
  ])
  expect(rows.map(({ orderNumber }) => orderNumber)).toEqual(['A-1', ...Array(5).fill(undefined)])
  expect(orderListTotals(rows)).toEqual([
    { group: 'Golv', option: 'STONE', count: 1 },
    { group: 'Kök', option: 'HOB', count: 2 },
    { group: 'Golv', option: 'OAK', count: 3 },
  ])
})

it('Changes are marked against the list before, and a first list has none', () => {
  const before = orderListRows([floor], [home(), home({ homeId: '2' })])
  const now = orderListRows([floor], [home({ ordered: ['stone'] }), home({ homeId: '2' })])
  expect(markOrderListChanges(now, before).map(({ optionId, change }) => [optionId, change])).toEqual([
    ['stone', 'added'],
    ['oak', 'removed'],
    ['oak', undefined],
  ])
  expect(markOrderListChanges(now, undefined)).toEqual(now)
  expect(orderListTotals(markOrderListChanges(now, before)).map(({ count }) => count)).toEqual([1, 1])
})

it('Taking the marked changes over gives the new list, whatever was in the list before', () => {
  const homes = fc.uniqueArray(
    fc.record({
      homeId: fc.constantFrom('1', '2', '3'),
      ordered: fc.subarray(['oak', 'stone', 'hob']),
    }),
    { selector: ({ homeId }) => homeId },
  )
  fc.assert(
    fc.property(homes, homes, (one, other) => {
      const [before, now] = [one, other].map((each) => orderListRows([floor, kitchen], each.map(home)))
      const marked = markOrderListChanges(now ?? [], before ?? [])
      const added = marked.filter(({ change }) => change === 'added')
      const removed = marked.filter(({ change }) => change === 'removed')
      const taken = [...ids(before ?? []), ...ids(added)].filter((row) => !ids(removed).includes(row))
      expect(taken.toSorted()).toEqual(ids(now ?? []).toSorted())
    }),
  )
})
