import { describe, expect, test } from 'vitest'
import type { Panorama, PanoramaCamera, PanoramaSight } from '../homes/panorama-data.ts'
import { compassAhead, firstLook, lookOn, sightsAhead, walkablePanorama, waysFrom } from './panorama.ts'

const aCamera = (id: string, facts: Partial<PanoramaCamera> = {}): PanoramaCamera => ({
  id,
  type: 'kitchen',
  floorLevel: 0,
  position: { x: 0, y: 0, z: 1.5 },
  rotation: { x: 0, y: 0, z: 90 },
  fieldOfView: 360,
  hasQA: true,
  ...facts,
})
const aPanorama = (cameras: readonly PanoramaCamera[], facts: Partial<Panorama> = {}): Panorama => ({
  cameras,
  archetypes: [{ id: 'flat', furnishings: [{ id: 'light', name: 'Light' }] }],
  ...facts,
})
const idsOf = (panorama: Panorama | undefined) => panorama?.cameras.map(({ id }) => id)
const position = (x: number, y: number) => ({ position: { x, y, z: 1.5 } })

describe('A walkable panorama', () => {
  test.each<[string, Partial<PanoramaCamera>]>([
    ['has not been approved', { hasQA: false }],
    ['has a rotation that is not a number', { rotation: { x: 0, y: 0, z: Number.NaN } }],
    ['has no position', { position: { x: 0, y: Number.POSITIVE_INFINITY, z: 0 } }],
    ['has no field of view', { fieldOfView: Number.NaN }],
    ['has no id', { id: '' }],
    ['has a duplicate id', { id: 'good' }],
  ])('omits a camera that %s', (_, facts) => {
    const left = aPanorama([aCamera('good'), aCamera('bad', facts)])
    expect(idsOf(walkablePanorama(left))).toEqual(['good'])
  })

  test('is undefined without an approved picture or without a furnishing', () => {
    expect(walkablePanorama(undefined)).toBeUndefined()
    expect(walkablePanorama(aPanorama([aCamera('a', { hasQA: false })]))).toBeUndefined()
    expect(walkablePanorama(aPanorama([aCamera('a')], { archetypes: [] }))).toBeUndefined()
    const bare = [{ id: 'flat', furnishings: [] }]
    expect(walkablePanorama(aPanorama([aCamera('a')], { archetypes: bare }))).toBeUndefined()
  })

  test('has no way to an omitted picture, nor to the current one', () => {
    const sights: readonly PanoramaSight[] = [
      { kind: 'door', azimuth: 0, to: 'hidden' },
      { kind: 'door', azimuth: 90, to: 'a' },
      { kind: 'opening', azimuth: 180, to: 'b' },
    ]
    const panorama = walkablePanorama(
      aPanorama([aCamera('a', { sights }), aCamera('b'), aCamera('hidden', { hasQA: false })]),
    )
    expect(waysFrom(panorama?.cameras[0] ?? aCamera('x'), panorama ?? aPanorama([]))).toEqual([
      { to: 'b', azimuth: 180, pitch: -14 },
    ])
  })
})

describe('Ways', () => {
  test('lead to nearby cameras on the same floor if no sights are recorded', () => {
    const cameras = [
      aCamera('here'),
      aCamera('right', position(3, 0)),
      aCamera('below', position(0, 4)),
      aCamera('far', position(9, 0)),
      aCamera('upstairs', { ...position(1, 0), floorLevel: 1 }),
      aCamera('same', position(0, 0)),
    ]
    const ways = waysFrom(cameras[0] ?? aCamera('x'), aPanorama(cameras))
    expect(ways.map(({ to, azimuth }) => [to, azimuth])).toEqual([
      ['right', 90],
      ['below', 180],
    ])
  })

  test('lead through each door once', () => {
    const sights: readonly PanoramaSight[] = [
      { kind: 'door', azimuth: 10, to: 'b' },
      { kind: 'opening', azimuth: 50, to: 'b' },
    ]
    const cameras = [aCamera('a', { sights }), aCamera('b')]
    expect(waysFrom(cameras[0] ?? aCamera('x'), aPanorama(cameras))).toHaveLength(1)
  })
})

describe('Looking around', () => {
  test('turns round, but not over the top, and zooms within bounds', () => {
    const look = firstLook(aCamera('a'))
    expect(look).toEqual({ azimuth: 90, pitch: 0, fieldOfView: 75 })
    expect(lookOn(look, { right: -120 }).azimuth).toBe(330)
    expect(lookOn(look, { right: 280 }).azimuth).toBe(10)
    expect(lookOn(look, { up: 200 }).pitch).toBe(85)
    expect(lookOn(look, { up: -200 }).pitch).toBe(-85)
    expect(lookOn(look, { zoom: 10 }).fieldOfView).toBe(35)
    expect(lookOn(look, { zoom: 0.1 }).fieldOfView).toBe(100)
  })

  test('keeps the walking direction', () => {
    expect(firstLook(aCamera('a'), 400).azimuth).toBe(40)
  })

  test('lists the sights ahead from left to right, also across the seam of the picture', () => {
    const sights: readonly PanoramaSight[] = [
      { kind: 'window', azimuth: 20 },
      { kind: 'door', azimuth: 180 },
      { kind: 'balconyDoor', azimuth: 340 },
    ]
    const seen = (azimuth: number) =>
      sightsAhead({ sights }, { azimuth, fieldOfView: 75 }).map(({ kind }) => kind)
    expect(seen(0)).toEqual(['balconyDoor', 'window'])
    expect(seen(359)).toEqual(['balconyDoor', 'window'])
    expect(seen(150)).toEqual(['door'])
    expect(seen(100)).toEqual([])
  })

  test.each([
    [0, 0, 'north'],
    [22, 0, 'north'],
    [23, 0, 'northEast'],
    [350, 0, 'north'],
    [0, 90, 'west'],
    [225, 0, 'southWest'],
    [0, undefined, undefined],
  ])('at %s° with north at %s° has the direction %s', (azimuth, northOffset, direction) => {
    expect(compassAhead(azimuth, { ...(northOffset !== undefined && { northOffset }) })).toBe(direction)
  })
})
