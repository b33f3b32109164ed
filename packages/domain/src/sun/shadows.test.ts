// Shadows from above.
import { expect, test } from 'vitest'
import type { GroundVolume } from './shadows.ts'
import { litWallsOf, shadowOf, wallsOf } from './shadows.ts'

const house: GroundVolume = {
  outline: [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ],
  height: 10,
  isOwn: true,
}

test("A shadow falls away from the sun, with the length of the house's height at 45°", () => {
  const shadow = shadowOf(house, { azimuth: 180, altitude: 45 })
  expect(Math.max(...shadow.map(([, north]) => north))).toBeCloseTo(20)
  expect(Math.min(...shadow.map(([, north]) => north))).toBeCloseTo(0)
  expect(shadowOf(house, { azimuth: 180, altitude: -3 })).toEqual([])
})

test.each([
  ['in one direction', house.outline],
  ['in the other direction', house.outline.toReversed()],
])('The walls towards the sun are lit, with corners %s', (_, outline) => {
  const walls = wallsOf({ ...house, outline }, { azimuth: 170, altitude: 30 })
  expect(walls.map(({ facing }) => facing).sort((a, b) => a - b)).toEqual([0, 90, 180, 270])
  expect(walls.filter(({ isLit }) => isLit).map(({ facing }) => facing)).toEqual(
    expect.arrayContaining([90, 180]),
  )
  expect(walls.filter(({ isLit }) => isLit)).toHaveLength(2)
  expect(wallsOf(house, { azimuth: 170, altitude: -1 }).some(({ isLit }) => isLit)).toBe(false)
})

test('A wall is not lit if an equally high part of the house adjoins it', () => {
  const east: GroundVolume = { ...house, outline: house.outline.map(([x, y]) => [x + 10, y] as const) }
  const sun = { azimuth: 120, altitude: 30 }
  const facing = (height: number) =>
    litWallsOf(house, [house, { ...east, height }], sun)
      .map((wall) => wall.facing)
      .sort((a, b) => a - b)
  expect(facing(10)).toEqual([180])
  expect(facing(6)).toEqual([90, 180])
})
