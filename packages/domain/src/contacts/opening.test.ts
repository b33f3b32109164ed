import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../sites/site.ts'
import { openingAt } from './opening.ts'

const weekdays = [
  { days: [1, 2, 3, 4], from: '08:00', to: '17:00' },
  { days: [5], from: '08:00', to: '16:00' },
]
const at = (written: string, country: CountryCode = 'SE', hours = weekdays) =>
  openingAt(hours, Date.parse(written), country)

describe('whoever calls', () => {
  test.each([
    ['at eight sharp', '2026-11-23T07:00:00Z', '17:00'],
    ['on a Friday afternoon', '2026-11-27T14:59:00Z', '16:00'],
    ['in summer, when clocks are an hour ahead', '2026-08-10T06:00:00Z', '17:00'],
  ])('%s is answered', (_, now, until) => {
    expect(at(now)).toEqual({ kind: 'open', until })
  })

  test.each([
    ['before eight, waits until eight', '2026-11-23T06:59:00Z', '2026-11-23', 0],
    ['when it closes, until tomorrow', '2026-11-23T16:00:00Z', '2026-11-24', 1],
    ['on a Friday evening, until Monday', '2026-11-27T15:00:00Z', '2026-11-30', 3],
    ['before Christmas, over the holidays and the weekend', '2026-12-23T17:00:00Z', '2026-12-28', 5],
    ['on Maundy Thursday’s evening, until after Easter', '2026-04-02T16:00:00Z', '2026-04-07', 5],
  ])('%s', (_, now, opensOn, inDays) => {
    expect(at(now)).toEqual({ kind: 'closed', opensOn, opensAt: '08:00', inDays })
  })

  test('in Finland goes by Finnish clocks', () => {
    expect(at('2026-11-23T06:30:00Z', 'FI')).toEqual({ kind: 'open', until: '17:00' })
  })

  test('is told of the afternoon where there is a break', () => {
    const hours = [
      { days: [1], from: '13:00', to: '16:00' },
      { days: [1], from: '09:00', to: '12:00' },
    ]
    expect(at('2026-11-23T11:30:00Z', 'SE', hours)).toMatchObject({ kind: 'closed', opensAt: '13:00' })
  })

  test('is promised nothing where nobody ever answers', () => {
    expect(at('2026-11-23T11:30:00Z', 'SE', [])).toBeUndefined()
  })
})
