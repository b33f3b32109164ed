import { describe, expect, test } from 'vitest'
import { alertDueAt } from './alert-rhythm.ts'

const at = (text: string) => Date.parse(text)
const due = (facts: Parameters<typeof alertDueAt>[0]) => new Date(alertDueAt(facts)).toISOString()

describe('An immediate e-mail', () => {
  const facts = { rhythm: 'atOnce', country: 'SE', now: at('2026-11-22T03:00:00Z') } as const

  test('is sent at once, also at night, as its recipient chose so', () => {
    expect(due(facts)).toBe('2026-11-22T03:00:00.000Z')
  })

  test('waits ten minutes after the previous one, so that successive changes share one e-mail', () => {
    expect(due({ ...facts, lastLetterAt: at('2026-11-22T02:55:00Z') })).toBe('2026-11-22T03:05:00.000Z')
    expect(due({ ...facts, lastLetterAt: at('2026-11-21T02:55:00Z') })).toBe('2026-11-22T03:00:00.000Z')
  })
})

describe('The daily e-mail is sent at eight', () => {
  test.each([
    // Winter time
    ['SE', '2026-11-22T06:59:59Z', '2026-11-22T07:00:00.000Z'],
    ['NO', '2026-11-22T07:00:00Z', '2026-11-23T07:00:00.000Z'],
    ['FI', '2026-11-22T05:00:00Z', '2026-11-22T06:00:00.000Z'],
    // Summer time
    ['SE', '2026-07-01T12:00:00Z', '2026-07-02T06:00:00.000Z'],
    ['FI', '2026-07-01T12:00:00Z', '2026-07-02T05:00:00.000Z'],
    // The change happens in the night between
    ['SE', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['SE', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
    // In the site's time zone the day has begun, in UTC not yet
    ['FI', '2026-11-22T23:30:00Z', '2026-11-23T06:00:00.000Z'],
  ] as const)('in %s, for news of %s, at %s', (country, now, expected) => {
    expect(due({ rhythm: 'daily', country, now: at(now) })).toBe(expected)
  })
})

test.each([
  ['2026-11-22T12:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['2026-11-23T07:00:00Z', '2026-11-30T07:00:00.000Z'],
  ['2026-03-24T12:00:00Z', '2026-03-30T06:00:00.000Z'],
])('The weekly e-mail is sent on Mondays: for news of %s, at %s', (now, expected) => {
  expect(due({ rhythm: 'weekly', country: 'SE', now: at(now) })).toBe(expected)
})
