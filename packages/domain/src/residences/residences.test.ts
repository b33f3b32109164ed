import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aResidence } from '../testing/residences.ts'
import type { ResidenceDay } from './residence.ts'
import { currentDays, earlierDays, entryDateOf, estimatedDays } from './residence-days.ts'
import { residenceStanding, standingOf, wasNeverEntered } from './residence-standing.ts'
import { warrantyOf } from './warranty.ts'

const said = (
  kind: ResidenceDay['kind'],
  earliest: string,
  latest?: string,
  rest: Partial<ResidenceDay> = {},
): ResidenceDay => ({
  kind,
  earliest,
  ...(latest && { latest }),
  source: 'agreement',
  setAt: 0,
  ...rest,
})

describe('The state of a residence', () => {
  const way = aResidence({
    agreedOn: '2026-03-02',
    days: [
      said('interior', '2026-09-01', '2026-10-15'),
      said('inspection', '2027-05-03'),
      said('moveIn', '2027-05-20', '2027-06-20'),
    ],
  })

  test.each([
    ['2026-08-31', 'signed'],
    ['2026-09-01', 'choosing'],
    ['2026-10-15', 'choosing'],
    ['2026-10-16', 'waiting'],
    ['2027-06-19', 'waiting'],
    // The span has to be over: until then the handover was not promised.
    ['2027-06-20', 'movedIn'],
    ['2028-06-19', 'movedIn'],
    ['2028-06-20', 'owned'],
  ])('on %s is %s', (today, standing) => {
    expect(standingOf(way, today)).toBe(standing)
  })

  test('is "waiting" once all is chosen, and an estimated period is not open yet', () => {
    expect(standingOf({ ...way, isInteriorChosen: true }, '2026-09-10')).toBe('waiting')
    const reckoned = aResidence({
      agreedOn: '2026-03-02',
      days: [said('interior', '2026-09-01', '2026-10-15', { source: 'estimate' })],
    })
    expect(standingOf(reckoned, '2026-09-10')).toBe('signed')
  })

  test("is moved-in since the building's approval if no day is known", () => {
    expect(residenceStanding({ completedOn: '2021-04-01', days: {} }, '2026-11-23')).toBe('owned')
    expect(residenceStanding({ days: {} }, '2026-11-23')).toBe('held')
    expect(residenceStanding({ agreedOn: '2026-11-22', days: {} }, '2026-11-23')).toBe('signed')
  })

  test('is "left" after leaving, and differs from a purchase that ended before the handover', () => {
    const left = { ...way, leftOn: '2026-12-01' }
    expect([standingOf(left, '2026-11-30'), standingOf(left, '2026-12-01')]).toEqual(['waiting', 'left'])
    const days = currentDays(way.days)
    expect(wasNeverEntered({ leftOn: '2026-12-01', days })).toBe(true)
    expect(wasNeverEntered({ leftOn: '2031-12-01', days })).toBe(false)
    expect(wasNeverEntered({ days })).toBe(false)
  })
})

describe('The days of a residence', () => {
  const days = [
    said('moveIn', '2027-03-01', '2027-04-30', { source: 'estimate' }),
    said('inspection', '2027-03-01'),
    said('moveIn', '2027-04-12', undefined, { source: 'changed', reason: 'Frost' }),
    said('moveIn', '2027-04-20', undefined, { source: 'changed', reason: 'Mer frost' }),
  ]

  test('have the newest of a kind as current, and earlier ones as history, the latest first', () => {
    expect(currentDays(days).moveIn?.reason).toBe('Mer frost')
    expect(entryDateOf(currentDays(days))).toBe('2027-04-20')
    expect(earlierDays(days, 'moveIn').map(({ earliest }) => earliest)).toEqual(['2027-04-12', '2027-03-01'])
    expect(earlierDays(days, 'payment')).toEqual([])
  })

  test('have the last day of a span as the handover', () => {
    expect(entryDateOf(currentDays(days.slice(0, 1)))).toBe('2027-04-30')
    expect(entryDateOf({})).toBeUndefined()
  })

  test('have ordered spans as estimates, without interior if it would be over', () => {
    expect(
      estimatedDays('2028-02-01', '2026-11-23').map(({ kind, earliest, latest }) => [kind, earliest, latest]),
    ).toEqual([
      ['interior', '2027-04-01', '2027-06-01'],
      ['inspection', '2028-01-04', '2028-03-04'],
      ['finalInspection', '2028-01-11', '2028-03-11'],
      ['payment', '2028-01-18', '2028-03-18'],
      ['moveIn', '2028-02-01', '2028-04-01'],
    ])
    expect(estimatedDays('2027-02-01', '2026-11-23').map(({ kind }) => kind)).not.toContain('interior')
    for (const none of ['', 'soon', '2026-11-23', '2020-01-01'])
      expect(estimatedDays(none, '2026-11-23')).toEqual([])
  })

  test('have no estimate in the past, and no span that ends before it begins', () => {
    const aDay = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(aDay, aDay, (inhabitDate, agreedOn) => {
        for (const { earliest, latest } of estimatedDays(inhabitDate, agreedOn)) {
          expect(earliest > agreedOn).toBe(true)
          expect(latest === undefined || latest > earliest).toBe(true)
        }
      }),
    )
  })
})

describe('The warranties of a home', () => {
  const of = (country: 'SE' | 'NO' | 'FI', facts = { completedOn: '2024-05-02', entryDate: '2024-05-20' }) =>
    warrantyOf(facts, country, '2026-06-01').map(({ kind, until, isOver, earliest }) =>
      [kind, until, isOver, ...(earliest ? [earliest] : [])].join(' '),
    )

  test('in Sweden count from the building’s approval', () => {
    expect(of('SE')).toEqual([
      'guaranteeInspection 2026-05-02 true',
      'guarantee 2029-05-02 false',
      'liability 2034-05-02 false',
    ])
  })

  test('in Norway count from the takeover', () => {
    expect(of('NO')).toEqual(['yearInspection 2025-05-20 true', 'complaint 2029-05-20 false'])
  })

  test('in Finland have an inspection within three months', () => {
    expect(of('FI')).toEqual(['yearInspection 2025-08-02 true 2025-05-02', 'liability 2034-05-02 false'])
  })

  test('include their last day, and are empty if no day is known', () => {
    const guarantee = (today: string) =>
      warrantyOf({ completedOn: '2021-11-23' }, 'SE', today).find(({ kind }) => kind === 'guarantee')?.isOver
    expect([guarantee('2026-11-23'), guarantee('2026-11-24')]).toEqual([false, true])
    expect(warrantyOf({}, 'SE', '2026-06-01')).toEqual([])
  })
})
