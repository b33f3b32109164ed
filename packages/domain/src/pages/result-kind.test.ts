import { describe, expect, test } from 'vitest'
import { resultKindOfHash, resultKinds, viewOfHash } from './result-kind.ts'

describe('The hash of a search', () => {
  test.each([
    ['#object', 'object', 'image'],
    ['stage', 'stage', 'image'],
    ['#area', 'area', 'image'],
    ['#map', 'object', 'map'],
    ['map', 'object', 'map'],
    ['#maps', 'object', 'image'],
    ['x#map', 'object', 'image'],
    ['##stage', 'object', 'image'],
    ['sta#ge', 'object', 'image'],
    ['m#ap', 'object', 'image'],
    ['x#stage', 'object', 'image'],
    ['', 'object', 'image'],
  ])('"%s" shows %s as %s', (hash, kind, view) => {
    expect(resultKindOfHash(hash)).toBe(kind)
    expect(viewOfHash(hash)).toBe(view)
  })

  test('has three tabs', () => {
    expect(resultKinds).toEqual(['object', 'stage', 'area'])
  })
})
