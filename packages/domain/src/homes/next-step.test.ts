import { describe, expect, it } from 'vitest'
import { openShowings } from './home.ts'
import { nextStepFor } from './next-step.ts'

const showings = ['2026-11-28T11:00:00.000Z']

describe('The next step of a home', () => {
  it.each([
    ['forSale', 'viewings', 'interest'],
    ['reserved', 'viewings', 'interest'],
    ['preSelling', 'viewings', 'interest'],
    ['booked', 'viewings', 'interest'],
    ['succession', 'viewings', 'interest'],
    ['sold', 'otherHomes', 'otherHomes'],
    ['notAvailable', 'interest', 'interest'],
    ['showingApartment', 'otherHomes', 'otherHomes'],
  ] as const)('that is %s is "%s", and "%s" without a coming viewing', (status, withViewing, without) => {
    expect(nextStepFor({ status, showings }, 'SE')).toBe(withViewing)
    expect(nextStepFor({ status, showings: [] }, 'SE')).toBe(without)
  })

  it("is the stage's other homes in Norway once it is booked, because an offer is binding there", () => {
    expect(nextStepFor({ status: 'booked', showings }, 'NO')).toBe('otherHomes')
  })
})

it('is a viewing until it is over, an hour after it begins', () => {
  const at = (time: string) => openShowings(showings, Date.parse(time))
  expect(at('2026-11-28T11:59:59Z')).toEqual(showings)
  expect(at('2026-11-28T12:00:00Z')).toEqual([])
})
