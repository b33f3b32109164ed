import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Money } from '../money/money.ts'
import { moneyOf, noMoney, sumOfMoney } from '../money/money.ts'
import { dueDaysOf, isPaidOnline, paymentPlanOf, plannedStandingOf, reminderOn } from './payment-plan.ts'

const swedish = {
  country: 'SE',
  total: moneyOf(4_000_000),
  paidFee: moneyOf(25_000),
  agreedOn: '2026-03-02',
  moveInOn: '2027-03-01',
} as const

describe('The payments of a home', () => {
  test('in Sweden are an advance, a tenth including the booking fee, and the rest on the day of moving in', () => {
    expect(paymentPlanOf(swedish)).toEqual([
      { kind: 'deposit', amount: moneyOf(75_000), dueOn: '2026-04-01' },
      { kind: 'instalment', amount: moneyOf(300_000), dueOn: '2026-12-01' },
      { kind: 'final', amount: moneyOf(3_600_000), dueOn: '2027-03-01' },
    ])
  })

  test('are in Norway a tenth and the rest, and in Finland a tenth is kept until the handover', () => {
    const whole = { ...swedish, paidFee: noMoney }
    expect(paymentPlanOf({ ...whole, country: 'NO' }).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', moneyOf(400_000)],
      ['final', moneyOf(3_600_000)],
    ])
    expect(paymentPlanOf({ ...whole, country: 'FI' }).map(({ amount }) => amount)).toEqual(
      [600_000, 3_000_000, 400_000].map(moneyOf),
    )
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

  test('add up to the price with the fee, for any price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('SE' as const, 'NO' as const, 'FI' as const),
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (country, total, part) => {
          const paidFee = Math.floor(total * part) as Money
          const plan = paymentPlanOf({ ...swedish, country, total: total as Money, paidFee })
          expect(sumOfMoney([paidFee, ...plan.map(({ amount }) => amount)])).toBe(total)
          expect(plan.every(({ amount }) => amount > 0)).toBe(true)
        },
      ),
    )
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

  test('is due on a working day', () => {
    const days = { country: 'NO', agreedOn: '2026-04-03', moveInOn: '2026-05-16' } as const
    // 3 and 16 to 17 May are at weekends, and Monday 17 May is a day of rest in 2027.
    expect(dueDaysOf(days)).toEqual({ deposit: '2026-05-04', instalment: '2026-05-18', final: '2026-05-18' })
  })
})
