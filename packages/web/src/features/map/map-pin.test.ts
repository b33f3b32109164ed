// The initial extent of the map of a place.
import { expect, it } from 'vitest'
import type { MapPin } from './map-pin.ts'
import { boxAroundPins } from './map-pin.ts'

const pinAt = (lat: number, lon: number, more: Partial<MapPin> = {}): MapPin => ({
  key: `${lat} ${lon}`,
  geo: { lat, lon },
  name: 'Brf Kajutan',
  kind: 'subject',
  ...more,
})

it('contains every pin, with a margin', () => {
  expect(boxAroundPins([pinAt(57.7, 11.9), pinAt(57.8, 12.1)])).toEqual([57.695, 11.89, 57.805, 12.11])
})

it('is wide enough for orientation around a single pin, however distant others are', () => {
  expect(boxAroundPins([pinAt(57.7, 11.9), pinAt(63, 18, { isAside: true })])).toEqual([
    57.695, 11.891, 57.705, 11.909,
  ])
})

it('is undefined without a pin', () => {
  expect(boxAroundPins([])).toBeUndefined()
})
