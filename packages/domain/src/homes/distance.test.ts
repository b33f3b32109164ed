// The distance between two places.
import { expect, it } from 'vitest'
import { metresBetween } from './distance.ts'

const stockholm = { lat: 59.3293, lon: 18.0686 }
const uppsala = { lat: 59.8586, lon: 17.6389 }

it('The distance approximates that on the globe', () => {
  // 63.6 km by the haversine formula.
  expect(Math.abs(metresBetween(stockholm, uppsala) - 63_600)).toBeLessThan(400)
  expect(metresBetween(stockholm, stockholm)).toBe(0)
})
