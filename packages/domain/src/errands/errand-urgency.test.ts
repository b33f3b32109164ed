import { describe, expect, test } from 'vitest'
import { errandPromisedBy, errandUrgencyOf } from './errand-urgency.ts'

const fault = { area: 'YourApartment', description: '', day: '2026-11-20' } as const

describe('The urgency of a fault', () => {
  test.each([
    ['bathroom', 'water', 'emergency'],
    ['kitchen', 'heating', 'emergency'],
    ['garage', 'doors', 'urgent'],
    ['kitchen', 'appliances', 'normal'],
    ['yard', 'other', 'calm'],
    ['constructor', 'toString', 'normal'],
    ['', '', 'normal'],
  ])('of %s, %s is %s', (room, problem, urgency) => {
    expect(errandUrgencyOf({ ...fault, room, problem })).toBe(urgency)
  })
})

describe('The promised time', () => {
  const friday = Date.UTC(2026, 10, 20, 15)

  test('of an emergency is hours, on a Sunday too', () => {
    const sunday = Date.UTC(2026, 10, 22, 21)
    expect(errandPromisedBy(sunday, 'emergency', 'SE')).toBe(sunday + 4 * 3_600_000)
  })

  test('of all others is the end of a working day in the country', () => {
    expect(new Date(errandPromisedBy(friday, 'urgent', 'SE')).toISOString()).toBe('2026-11-23T15:00:00.000Z')
    expect(new Date(errandPromisedBy(friday, 'normal', 'NO')).toISOString()).toBe('2026-11-27T15:00:00.000Z')
    expect(new Date(errandPromisedBy(friday, 'calm', 'SE')).toISOString()).toBe('2026-12-04T15:00:00.000Z')
  })

  test('skips holidays of the country, and uses its summer time', () => {
    const beforeNationalDay = Date.UTC(2027, 4, 14, 8)
    expect(new Date(errandPromisedBy(beforeNationalDay, 'urgent', 'NO')).toISOString()).toBe(
      '2027-05-18T14:00:00.000Z',
    )
    expect(new Date(errandPromisedBy(beforeNationalDay, 'urgent', 'SE')).toISOString()).toBe(
      '2027-05-17T14:00:00.000Z',
    )
  })

  test('starts from the day in the country, not in UTC', () => {
    const mondayThere = Date.UTC(2026, 10, 22, 23, 30)
    expect(new Date(errandPromisedBy(mondayThere, 'urgent', 'SE')).toISOString()).toBe(
      '2026-11-24T15:00:00.000Z',
    )
  })
})
