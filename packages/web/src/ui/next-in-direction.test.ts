import { describe, expect, it } from 'vitest'
import { nextInDirection } from './next-in-direction.ts'

const points = [
  { x: 0, y: 0 },
  { x: 100, y: 10 },
  { x: 40, y: -30 },
  { x: 0, y: 80 },
  { x: -50, y: 0 },
]

describe('an arrow key on the map', () => {
  it.each([
    ['right, to the nearest point there', [1, 0], 2],
    ['left', [-1, 0], 4],
    ['down', [0, 1], 3],
    ['up, without a point that is straight enough', [0, -1], undefined],
  ] as const)('leads %s', (_, direction, next) => {
    expect(nextInDirection(points, 0, direction)).toBe(next)
  })
})
