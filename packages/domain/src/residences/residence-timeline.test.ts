import { describe, expect, test } from 'vitest'
import { siteByKey } from '../sites/sites.ts'
import { aResidence } from '../testing/residences.ts'
import { daySpanOf } from './day-span.ts'
import type { ResidenceDay } from './residence.ts'
import { nextStepOf, residenceTimeline } from './residence-timeline.ts'
import { dayInWords } from './span-words.ts'

const said = (kind: ResidenceDay['kind'], earliest: string, latest?: string): ResidenceDay => ({
  kind,
  earliest,
  ...(latest && { latest }),
  source: 'agreement',
  setAt: 0,
})

describe('The timeline of a residence', () => {
  const way = aResidence({
    agreedOn: '2026-03-02',
    days: [
      said('interior', '2026-09-01', '2026-10-15'),
      said('inspection', '2027-05-03'),
      said('finalInspection', '2027-05-01'),
      said('payment', '2027-05-14'),
      said('moveIn', '2027-05-20'),
    ],
  })
  const states = (today: string, facts = {}) =>
    residenceTimeline({ ...way, ...facts }, today)
      .map(({ state }) => state[0])
      .join('')

  test.each([
    ['2026-03-03', 'dcccc'],
    ['2026-10-15', 'dcccc'],
    ['2026-10-16', 'ddccc'],
    ['2027-05-04', 'dddcc'],
    ['2027-05-15', 'ddddc'],
    ['2027-05-21', 'ddddd'],
  ])('has on %s the steps %s', (today, expected) => {
    // `c` is current and coming: the first of them is the current one.
    expect(states(today)).toBe(expected)
  })

  test('keeps interior open until the last of its groups closes, however it was announced', () => {
    const stops = { interiorStops: ['2026-09-20', '2026-10-03'] }
    expect(states('2026-10-03', stops)).toBe('dcccc')
    expect(states('2026-10-04', stops)).toBe('ddccc')
    const interior = nextStepOf({ ...way, ...stops }, '2026-09-25')?.days
    expect(interior).toMatchObject([{ kind: 'interior', earliest: '2026-09-01', latest: '2026-10-03' }])
  })

  test('marks payments as done once confirmed, on any day', () => {
    expect(states('2027-05-15', { isFullyPaid: false })).toBe('dddcc')
    expect(states('2027-05-04', { isFullyPaid: true })).toBe('ddddc')
  })

  test('has as next step the first one that is not done, with its days', () => {
    expect(nextStepOf(way, '2026-11-01')).toMatchObject({
      step: 'inspection',
      days: [{ kind: 'inspection' }, { kind: 'finalInspection' }],
    })
    expect(nextStepOf(way, '2027-06-01')).toBeUndefined()
  })

  test('is complete for a previously known home without stored days', () => {
    const { agreedOn: _, ...known } = aResidence({ completedOn: '2020-04-01' })
    expect(nextStepOf(known, '2026-11-01')).toBeUndefined()
  })
})

describe('A day is displayed as exactly as it is known', () => {
  test.each([
    ['a day', said('moveIn', '2027-03-22'), { kind: 'day', day: '2027-03-22' }],
    ['a week', said('moveIn', '2027-03-22', '2027-03-28'), { kind: 'week', week: 12, year: 2027 }],
    [
      'the last week of a year',
      said('moveIn', '2026-12-28', '2027-01-03'),
      { kind: 'week', week: 53, year: 2026 },
    ],
    [
      'ten days',
      said('moveIn', '2027-03-20', '2027-03-29'),
      { kind: 'days', from: '2027-03-20', to: '2027-03-29' },
    ],
    [
      'months',
      said('moveIn', '2027-03-01', '2027-04-30'),
      { kind: 'months', from: '2027-03', to: '2027-04' },
    ],
    [
      'interior',
      said('interior', '2026-09-01', '2026-10-15'),
      { kind: 'days', from: '2026-09-01', to: '2026-10-15' },
    ],
  ])('as %s', (_, day, span) => {
    expect(daySpanOf(day)).toEqual(span)
  })
})

test.each([
  ['sweden', '2027-03-01', '2027-04-30', 'mars–april 2027'],
  ['sweden', '2026-12-15', '2027-01-20', 'december 2026–januari 2027'],
  ['sweden', '2027-03-01', '2027-03-31', 'mars 2027'],
  ['sweden', '2027-03-22', '2027-03-28', 'vecka 12, 2027'],
  ['sweden', '2027-03-20', '2027-03-29', '20 mars 2027 till 29 mars 2027'],
  ['norway', '2027-03-22', undefined, '22. mars 2027'],
  ['norway', '2027-05-01', '2027-06-30', 'mai–juni 2027'],
  ['finland', '2027-03-01', '2027-04-30', 'maalis–huhtikuu 2027'],
  ['finland', '2027-03-22', '2027-03-28', 'viikko 12/2027'],
  ['sweden-english', '2027-03-01', '2027-04-30', 'March–April 2027'],
] as const)('on %s %s to %s is displayed as such', (key, earliest, latest, words) => {
  const text = dayInWords(said('moveIn', earliest, latest), siteByKey(key))
  expect(text.replace(/\s/g, ' ')).toBe(words)
})
