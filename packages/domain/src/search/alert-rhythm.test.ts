import { describe, expect, test } from 'vitest'
import { alertDueAt } from './alert-rhythm.ts'

const at = (text: string) => Date.parse(text)
const due = (facts: Parameters<typeof alertDueAt>[0]) => new Date(alertDueAt(facts)).toISOString()

describe('A letter at once', () => {
  const facts = { rhythm: 'atOnce', country: 'SE', now: at('2026-11-22T03:00:00Z') } as const

  test('goes at once, also at night: whoever wants it so has said so', () => {
    expect(due(facts)).toBe('2026-11-22T03:00:00.000Z')
  })

  test('waits ten minutes for the one before, so that what changes piece by piece is one letter', () => {
    expect(due({ ...facts, lastLetterAt: at('2026-11-22T02:55:00Z') })).toBe('2026-11-22T03:05:00.000Z')
    expect(due({ ...facts, lastLetterAt: at('2026-11-21T02:55:00Z') })).toBe('2026-11-22T03:00:00.000Z')
  })
})

describe('The letter of the day goes at eight', () => {
  test.each([
    // Clocks of winter
    ['SE', '2026-11-22T06:59:59Z', '2026-11-22T07:00:00.000Z'],
    ['NO', '2026-11-22T07:00:00Z', '2026-11-23T07:00:00.000Z'],
    ['FI', '2026-11-22T05:00:00Z', '2026-11-22T06:00:00.000Z'],
    // Clocks of summer
    ['SE', '2026-07-01T12:00:00Z', '2026-07-02T06:00:00.000Z'],
    ['FI', '2026-07-01T12:00:00Z', '2026-07-02T05:00:00.000Z'],
    // They change in the night between
    ['SE', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['SE', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
    // The day of the site has begun, that of UTC not yet
    ['FI', '2026-11-22T23:30:00Z', '2026-11-23T06:00:00.000Z'],
  ] as const)('in %s, for what is found %s, %s', (country, now, expected) => {
    expect(due({ rhythm: 'daily', country, now: at(now) })).toBe(expected)
  })
})

test.each([
  ['2026-11-22T12:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['2026-11-23T07:00:00Z', '2026-11-30T07:00:00.000Z'],
  ['2026-03-24T12:00:00Z', '2026-03-30T06:00:00.000Z'],
])('The letter of the week goes on Mondays: for what is found %s, %s', (now, expected) => {
  expect(due({ rhythm: 'weekly', country: 'SE', now: at(now) })).toBe(expected)
})
