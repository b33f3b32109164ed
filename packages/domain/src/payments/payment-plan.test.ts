import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Money } from '../money/money.ts'
import { moneyOf, noMoney, sumOfMoney } from '../money/money.ts'
import type { PaymentPlan, PlanInstalment } from './payment-plan.ts'
import {
  dueDayOf,
  isPaidOnline,
  paymentPlanIssues,
  paymentPlanOf,
  plannedStandingOf,
  reminderOn,
} from './payment-plan.ts'

const atMoveIn = { after: 'moveIn', days: 0 } as const
const threeParts: readonly PlanInstalment[] = [
  { kind: 'deposit', amount: 100_000, due: { after: 'agreement', days: 30 } },
  { kind: 'instalment', upToPercent: 10, due: { after: 'moveIn', days: -90 } },
  { kind: 'final', due: atMoveIn },
]
const swedish = {
  country: 'SE',
  instalments: threeParts,
  total: moneyOf(4_000_000),
  paidFee: moneyOf(25_000),
  agreedOn: '2026-03-02',
  moveInOn: '2027-03-01',
} as const

describe('The payments of a home', () => {
  test('are those of the plan, less the booking fee', () => {
    expect(paymentPlanOf(swedish)).toMatchObject([
      { kind: 'deposit', amount: moneyOf(75_000), dueOn: '2026-04-01' },
      { kind: 'instalment', amount: moneyOf(300_000), dueOn: '2026-12-01' },
      { kind: 'final', amount: moneyOf(3_600_000), dueOn: '2027-03-01' },
    ])
  })

  test('are none without a plan', () => {
    expect(paymentPlanOf({ ...swedish, instalments: [] })).toEqual([])
  })

  test('may be shares, with the rest at last to the last öre', () => {
    const instalments: readonly PlanInstalment[] = [
      { kind: 'instalment', percent: 33.33, due: { on: '2026-06-01' } },
      { kind: 'instalment', percent: 33.33, due: { on: '2026-09-01' } },
      { kind: 'final', due: atMoveIn },
    ]
    const plan = paymentPlanOf({ ...swedish, instalments, total: 100_001 as Money, paidFee: noMoney })
    expect(plan.map(({ amount }) => amount)).toEqual([33_330, 33_330, 33_341])
  })

  test('have no day while the moving-in day is unknown', () => {
    expect(paymentPlanOf({ ...swedish, moveInOn: undefined }).map(({ dueOn }) => dueOn)).toEqual([
      '2026-04-01',
      undefined,
      undefined,
    ])
  })

  test('are in the order of their days, however early the moving-in day', () => {
    const days = paymentPlanOf({ ...swedish, moveInOn: '2026-05-04' }).map(({ dueOn }) => dueOn)
    expect(days).toEqual(['2026-04-01', '2026-04-01', '2026-05-04'])
  })

  test('add up to the price with the fee, for any price and plan', () => {
    const part = fc.oneof(
      fc.record({ amount: fc.integer({ min: 1, max: 5_000_000 }) }),
      fc.record({ percent: fc.integer({ min: 1, max: 10_000 }).map((share) => share / 100) }),
      fc.record({ upToPercent: fc.integer({ min: 1, max: 10_000 }).map((share) => share / 100) }),
    )
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 4 }),
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (parts, total, share) => {
          const paidFee = Math.floor(total * share) as Money
          const instalments: readonly PlanInstalment[] = [
            ...parts.map((each): PlanInstalment => ({ kind: 'instalment', due: atMoveIn, ...each })),
            { kind: 'final', due: atMoveIn },
          ]
          const plan = paymentPlanOf({ ...swedish, instalments, total: total as Money, paidFee })
          expect(sumOfMoney([paidFee, ...plan.map(({ amount }) => amount)])).toBe(total)
          expect(plan.every(({ amount }) => amount > 0)).toBe(true)
        },
      ),
    )
  })
})

describe('The plans of a company', () => {
  const plan = (more: Partial<PaymentPlan> = {}): PaymentPlan => ({
    key: 'a',
    siteIds: [1],
    instalments: threeParts,
    ...more,
  })
  const [deposit, , final] = threeParts as readonly [PlanInstalment, PlanInstalment, PlanInstalment]
  const issuesOf = (...plans: readonly PaymentPlan[]) =>
    paymentPlanIssues(plans, (siteId) => siteId === 1).map(({ at, field, key }) => `${at} ${field} ${key}`)

  test('are for different homes', () => {
    const stages = [{ source: 'price-list', externalId: 'kajutan' }]
    expect(
      issuesOf(plan(), plan({ key: 'b', tenures: ['condominium'] }), plan({ key: 'c', siteIds: [], stages })),
    ).toEqual([])
    expect(issuesOf(plan(), plan({ key: 'b' }))).toEqual(['1 siteIds invalidInput'])
    expect(issuesOf(plan(), plan({ siteIds: [], stages }))).toEqual(['1 key invalidInput'])
    expect(issuesOf(plan({ siteIds: [] }))).toEqual(['0 siteIds invalidInput'])
    expect(issuesOf(plan({ siteIds: [2] }))).toEqual(['0 siteIds.0 unknownValue'])
  })

  test.each([
    [[{ ...deposit, percent: 5 }, final], 0],
    [[{ ...final, kind: 'deposit' }, final], 0],
    [[deposit, { ...final, amount: 5 }], 1],
    [[deposit, deposit], 1],
    [[{ kind: 'deposit', percent: 101, due: atMoveIn }, final], 0],
  ] as const)('have one share each, and the rest at last: %#', (instalments, at) => {
    expect(issuesOf(plan({ instalments }))).toEqual([`0 instalments.${at} invalidInput`])
  })
})

test('are made online for small amounts, and by bank transfer for large ones', () => {
  expect([isPaidOnline(moneyOf(150_000), 'SE'), isPaidOnline(moneyOf(150_001), 'SE')]).toEqual([true, false])
})

describe('A payment of a home', () => {
  const open = { isPaid: false, isUnderWay: false }
  test.each([
    ['2026-04-01', '2026-03-01', 'upcoming'],
    ['2026-04-01', '2026-03-02', 'due'],
    ['2026-04-01', '2026-04-01', 'due'],
    ['2026-04-01', '2026-04-02', 'overdue'],
    [undefined, '2026-04-02', 'upcoming'],
  ] as const)('due on %s is on %s %s', (dueOn, today, standing) => {
    expect(plannedStandingOf({ ...open, dueOn }, today)).toBe(standing)
    expect(plannedStandingOf({ ...open, isUnderWay: true, dueOn }, today)).toBe('underWay')
    expect(plannedStandingOf({ isPaid: true, isUnderWay: true, dueOn }, today)).toBe('paid')
  })

  test.each([
    ['2026-03-24', false, false, undefined],
    ['2026-03-25', false, false, 'before'],
    ['2026-03-25', true, false, undefined],
    ['2026-04-01', false, false, 'before'],
    ['2026-04-02', false, false, 'after'],
    ['2026-04-02', true, false, 'after'],
    ['2026-04-02', true, true, undefined],
    ['2026-06-02', true, true, undefined],
  ] as const)(
    'due on 1 April has a reminder on %s (before %s, after %s): %s',
    (today, before, after, letter) => {
      const written = { country: 'SE', isRemindedBefore: before, isRemindedAfter: after } as const
      expect(reminderOn({ ...written, dueOn: '2026-04-01' }, today)).toBe(letter)
      expect(reminderOn(written, today)).toBeUndefined()
    },
  )

  test('is not reminded of before the first working day after its day has begun in earnest', () => {
    const written = {
      country: 'SE',
      dueOn: '2026-04-02',
      isRemindedBefore: true,
      isRemindedAfter: false,
    } as const
    // Good Friday, the weekend and Easter Monday.
    for (const day of ['2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06'])
      expect(reminderOn(written, day)).toBeUndefined()
    expect(reminderOn(written, '2026-04-07', true)).toBeUndefined()
    expect(reminderOn(written, '2026-04-07')).toBe('after')
    expect(reminderOn(written, '2026-04-08', true)).toBe('after')
  })

  test('is due on a working day, and never before the agreement', () => {
    const days = { country: 'NO', agreedOn: '2026-04-03', moveInOn: '2026-05-16' } as const
    const dayOf = (due: PlanInstalment['due']) => dueDayOf(due, days)
    expect(dayOf({ after: 'agreement', days: 30 })).toBe('2026-05-04')
    // A Saturday before Sunday 17 May.
    expect(dayOf(atMoveIn)).toBe('2026-05-18')
    expect(dayOf({ after: 'payment', days: 0 })).toBe('2026-05-18')
    expect(dayOf({ after: 'moveIn', days: -90 })).toBe('2026-04-07')
    expect(dayOf({ on: '2026-01-02' })).toBe('2026-04-07')
    expect(dueDayOf(atMoveIn, { country: 'NO', agreedOn: '2026-04-03' })).toBeUndefined()
  })
})
