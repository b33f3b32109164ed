import { describe, expect, it } from 'vitest'
import { openShowings } from './home.ts'
import { nextStepFor } from './next-step.ts'

const showings = ['2026-11-28T11:00:00.000Z']

describe('the next step of a home', () => {
  it.each([
    ['forSale', 'viewings', 'interest'],
    ['reserved', 'viewings', 'interest'],
    ['preSelling', 'viewings', 'interest'],
    ['booked', 'viewings', 'interest'],
    ['succession', 'viewings', 'interest'],
    ['sold', 'otherHomes', 'otherHomes'],
    ['notAvailable', 'interest', 'interest'],
    ['showingApartment', 'otherHomes', 'otherHomes'],
  ] as const)('being %s is "%s", and "%s" where no viewing is to come', (status, withViewing, without) => {
    expect(nextStepFor({ status, showings }, 'SE')).toBe(withViewing)
    expect(nextStepFor({ status, showings: [] }, 'SE')).toBe(without)
  })

  it('leads on to others in Norway once it is booked, because an offer binds there', () => {
    expect(nextStepFor({ status: 'booked', showings }, 'NO')).toBe('otherHomes')
  })
})

it('a viewing is open until it is over, an hour after it begins', () => {
  const at = (time: string) => openShowings(showings, Date.parse(time))
  expect(at('2026-11-28T11:59:59Z')).toEqual(showings)
  expect(at('2026-11-28T12:00:00Z')).toEqual([])
})
