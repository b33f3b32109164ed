import { describe, expect, test } from 'vitest'
import { anErrand } from '../testing/errands.ts'
import { countErrands, sumErrands } from './errand-counts.ts'
import type { PromisedErrand } from './errand-promises.ts'
import {
  errandAgeInDays,
  errandPromiseOf,
  isErrandOpen,
  lateErrands,
  sortForBoard,
  stairwellOf,
  tallyErrands,
} from './errand-promises.ts'
import { errandStatusKeys } from './errand-statuses.ts'

const day = 86_400_000
const now = 100 * day
const promised = (facts: Partial<PromisedErrand> = {}): PromisedErrand => ({
  ...anErrand(facts),
  creationDate: now - 5 * day,
  promisedBy: now,
  ...facts,
})

describe('The promise of an errand', () => {
  test.each([
    ['runs until its moment', {}, 'running'],
    ['is late after it', { promisedBy: now - 1 }, 'late'],
    ['is late after the day that staff have said', { promisedBy: undefined, doneBy: now - 1 }, 'late'],
    [
      'stays late until the answer, whatever day staff have said',
      { promisedBy: now - 1, doneBy: now + day },
      'late',
    ],
    ['runs again once it is answered', { promisedBy: now - 1, answeredAt: now - 2 }, 'running'],
    ['was kept', { status: 'executed', doneAt: now }, 'kept'],
    ['was kept by an answer in time', { status: 'executed', answeredAt: now - 1, doneAt: now + day }, 'kept'],
    [
      'was missed by the day that staff said',
      { status: 'executed', answeredAt: now - 1, doneBy: now, doneAt: now + 1 },
      'missed',
    ],
    ['was kept in Norway', { status: 'executedNo', doneAt: now }, 'kept'],
    ['was missed', { status: 'completed', doneAt: now + 1 }, 'missed'],
    ['is none if nothing was promised', { promisedBy: undefined }, 'none'],
    ['is none once the reporter closed it', { status: 'cancelledByCustomer', doneAt: now }, 'none'],
    ['is none if the completion time is unknown', { status: 'completed' }, 'none'],
    ['is none if the status is unknown', { status: 'unknown', doneAt: now }, 'none'],
  ] as const)('%s', (_, facts, promise) => {
    const { promisedBy, ...rest } = { promisedBy: now, ...facts }
    const { promisedBy: __, ...errand } = promised(rest)
    expect(errandPromiseOf(promisedBy === undefined ? errand : { ...errand, promisedBy }, now)).toBe(promise)
  })

  test('is open for every errand that is not dealt with yet', () => {
    const open = errandStatusKeys.filter((status) => isErrandOpen({ status }))
    expect(open).toHaveLength(18)
    expect(open).not.toContain('executedNo')
    expect(isErrandOpen({ status: 'unknown' })).toBe(false)
  })
})

describe('The board’s view', () => {
  test('lists late errands, oldest promise first', () => {
    const errands = [
      promised({ id: 'a', promisedBy: now - day }),
      promised({ id: 'b', promisedBy: now - 2 * day }),
      promised({ id: 'c' }),
      promised({ id: 'd', promisedBy: now - day }),
    ]
    expect(lateErrands(errands, now).map(({ id }) => id)).toEqual(['b', 'a', 'd'])
  })

  test('shows the age of each in whole days, until it was dealt with', () => {
    expect(errandAgeInDays(promised(), now)).toBe(5)
    expect(errandAgeInDays(promised({ doneAt: now - 4 * day + 1 }), now)).toBe(1)
    expect(errandAgeInDays(promised({ creationDate: now + day }), now)).toBe(0)
  })

  test('counts errands by stairwell', () => {
    const lift = { buildingPartName: 'Trapphus 4' }
    const errands = [
      promised({ id: 'a', ...lift, promisedBy: now - day, creationDate: now - 9 * day }),
      promised({ id: 'b', ...lift }),
      promised({ id: 'c', buildingPartName: '', status: 'completed', doneAt: now - day }),
      promised({ id: 'd', buildingPartName: '', status: 'executed', doneAt: now + day }),
      promised({ id: 'e', buildingPartName: '', objectAddress: '' }),
    ]
    const none = { late: 0, kept: 0, missed: 0 }
    expect(tallyErrands(errands, stairwellOf, now)).toEqual([
      { ...none, name: 'Trapphus 4', all: 2, open: 2, late: 1, oldestDays: 9 },
      { ...none, name: '', all: 1, open: 1, oldestDays: 5 },
      { ...none, name: 'Kajskjulsgatan 4', all: 2, open: 0, kept: 1, missed: 1 },
    ])
  })
})

describe('The order for a board', () => {
  test('puts late errands first, then open ones, oldest first in each group', () => {
    const now = 1_000_000
    const errands = [
      anErrand({ id: 'done', status: 'completed', creationDate: 1 }),
      anErrand({ id: 'open', creationDate: 3 }),
      anErrand({ id: 'older', creationDate: 2 }),
      { ...anErrand({ id: 'late', creationDate: 9 }), promisedBy: now - 1 },
    ]
    expect(sortForBoard(errands, now).map(({ id }) => id)).toEqual(['late', 'older', 'open', 'done'])
  })
})

describe('Errand counts', () => {
  test('are by status and type, and can be summed by a predicate', () => {
    const counts = countErrands([anErrand(), anErrand(), anErrand({ type: 'warranty' })])
    expect(counts.map(({ type, count }) => [type, count])).toEqual([
      ['management', 2],
      ['warranty', 1],
    ])
    expect([sumErrands(counts), sumErrands(counts, ({ type }) => type === 'warranty')]).toEqual([3, 1])
  })
})
