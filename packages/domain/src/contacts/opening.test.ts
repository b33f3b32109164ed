import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../sites/site.ts'
import { openingAt } from './opening.ts'

const weekdays = [
  { days: [1, 2, 3, 4], from: '08:00', to: '17:00' },
  { days: [5], from: '08:00', to: '16:00' },
]
const at = (written: string, country: CountryCode = 'SE', hours = weekdays) =>
  openingAt(hours, Date.parse(written), country)

describe('A phone line', () => {
  test.each([
    ['at eight sharp', '2026-11-23T07:00:00Z', '17:00'],
    ['on a Friday afternoon', '2026-11-27T14:59:00Z', '16:00'],
    ['in summer, when clocks are an hour ahead', '2026-08-10T06:00:00Z', '17:00'],
  ])('%s is open', (_, now, until) => {
    expect(at(now)).toEqual({ kind: 'open', until })
  })

  test.each([
    ['before eight is closed until eight', '2026-11-23T06:59:00Z', '2026-11-23', 0],
    ['at closing time is closed until tomorrow', '2026-11-23T16:00:00Z', '2026-11-24', 1],
    ['on a Friday evening is closed until Monday', '2026-11-27T15:00:00Z', '2026-11-30', 3],
    ['before Christmas is closed over the holidays and the weekend', '2026-12-23T17:00:00Z', '2026-12-28', 5],
    ['on Maundy Thursday’s evening is closed until after Easter', '2026-04-02T16:00:00Z', '2026-04-07', 5],
  ])('%s', (_, now, opensOn, inDays) => {
    expect(at(now)).toEqual({ kind: 'closed', opensOn, opensAt: '08:00', inDays })
  })

  test('in Finland uses Finnish time', () => {
    expect(at('2026-11-23T06:30:00Z', 'FI')).toEqual({ kind: 'open', until: '17:00' })
  })

  test('opens again in the afternoon if there is a break', () => {
    const hours = [
      { days: [1], from: '13:00', to: '16:00' },
      { days: [1], from: '09:00', to: '12:00' },
    ]
    expect(at('2026-11-23T11:30:00Z', 'SE', hours)).toMatchObject({ kind: 'closed', opensAt: '13:00' })
  })

  test('has no opening time without hours', () => {
    expect(at('2026-11-23T11:30:00Z', 'SE', [])).toBeUndefined()
  })
})
