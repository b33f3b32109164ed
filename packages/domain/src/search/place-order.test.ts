// The order of suggested places.
import { expect, it } from 'vitest'
import type { Tag, TagKind } from '../homes/home.ts'
import { compareSuggestions } from './place-order.ts'

const place = (kind: TagKind, name: string, homes: number): Tag => ({
  id: `${kind}-${name}`,
  siteId: 1,
  kind,
  name,
  url: name.toLowerCase(),
  hasRental: false,
  homes,
  geo: { lat: 0, lon: 0 },
})

it('Names that begin with the text come first, towns before counties, then the largest', () => {
  const places = [
    place('county', 'Oslo', 40),
    place('area', 'Gamle Oslo', 90),
    place('area', 'Oslo sentrum', 8),
    place('municipality', 'Oslo', 40),
  ]
  const sorted = places.toSorted(compareSuggestions((name) => name.startsWith('Oslo')))
  expect(sorted.map(({ kind, name }) => `${name}, ${kind}`)).toEqual([
    'Oslo, municipality',
    'Oslo sentrum, area',
    'Oslo, county',
    'Gamle Oslo, area',
  ])
})
