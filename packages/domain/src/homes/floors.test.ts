import { describe, expect, it } from 'vitest'
import { floorInHouse, floorName, groundFloor } from './floors.ts'

describe('The name of a floor', () => {
  it.each([
    [0, 'sv', 'Bottenvåning'],
    [3, 'sv', 'Våning 3'],
    [0, 'en', 'Ground floor'],
    [3, 'en', 'Floor 3'],
    [1, 'nb', '1. etasje'],
    [1, 'fi', '1. kerros'],
  ] as const)('for %d is in %s "%s"', (floor, locale, name) => {
    expect(floorName(floor, locale)).toBe(name)
  })

  it.each([
    [{ floor: 0, maxFloor: 6 }, 'sv', 'Bottenvåning'],
    [{ floor: 3, maxFloor: 6 }, 'sv', 'Våning 3 av 6'],
    [{ floor: 3 }, 'sv', 'Våning 3'],
    [{ floor: 2, maxFloor: 5 }, 'en', 'Floor 2 of 5'],
    [{ floor: 1, maxFloor: 7 }, 'nb', '1. etasje av 7'],
    [{ floor: 1, maxFloor: 7 }, 'fi', '1. kerros (1/7)'],
    [{}, 'sv', undefined],
  ] as const)('for a home with %j is in %s "%s"', (home, locale, words) => {
    expect(floorInHouse(home, locale)).toBe(words)
  })

  it('starts on the ground floor with 0 in Sweden and with 1 in Norway and Finland', () => {
    expect([groundFloor('SE'), groundFloor('NO'), groundFloor('FI')]).toEqual([0, 1, 1])
  })
})
