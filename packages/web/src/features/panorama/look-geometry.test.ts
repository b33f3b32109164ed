import { describe, expect, test } from 'vitest'
import { deviceLook, placeInView } from './look-geometry.ts'
import { steeredBy } from './use-steering.ts'

const look = { azimuth: 350, pitch: 0, fieldOfView: 90 }

describe('a point of the home', () => {
  test('straight ahead lies in the middle of the view', () => {
    expect(placeInView({ azimuth: 350, pitch: 0 }, look, 1)).toEqual([0.5, 0.5])
  })

  test('to the right lies to the right, across the seam too, and a lower point lies lower', () => {
    const [x = 0, y = 0] = placeInView({ azimuth: 20, pitch: -20 }, look, 1) ?? []
    expect(x).toBeCloseTo(0.5 + Math.tan(Math.PI / 6) / 2)
    expect(y).toBeGreaterThan(0.6)
  })

  test('is in the middle when the camera tilts down to it', () => {
    const [x, y] = placeInView({ azimuth: 350, pitch: -30 }, { ...look, pitch: -30 }, 0.6) ?? []
    expect(x).toBeCloseTo(0.5)
    expect(y).toBeCloseTo(0.5)
  })

  test.each([170, 260, 80])('at %s° is not in view', (azimuth) => {
    expect(placeInView({ azimuth, pitch: 0 }, look, 1)).toBeUndefined()
  })
})

describe('a device', () => {
  test.each([
    ['upright, its back to the north', { alpha: 0, beta: 90, gamma: 0 }, 0, 0],
    ['upright, its back to the east', { alpha: 270, beta: 90, gamma: 0 }, 90, 0],
    ['tilted back, so that it looks up', { alpha: 0, beta: 120, gamma: 0 }, 0, 30],
  ])('held %s', (_, angles, azimuth, pitch) => {
    const seen = deviceLook(angles)
    expect(Math.abs(((seen.azimuth - azimuth + 540) % 360) - 180)).toBeLessThan(0.001)
    expect(seen.pitch).toBeCloseTo(pitch)
  })
})

test('Arrow keys turn, plus and minus zoom, and other keys are left to the page', () => {
  expect(steeredBy('ArrowLeft')?.right).toBeLessThan(0)
  expect(steeredBy('ArrowUp')?.up).toBeGreaterThan(0)
  expect(steeredBy('+')?.zoom).toBeGreaterThan(1)
  expect(steeredBy('-')?.zoom).toBeLessThan(1)
  expect(steeredBy('Tab')).toBeUndefined()
})
