// The layout of a home as text.
import { expect, it } from 'vitest'
import { siteByKey } from '../sites/sites.ts'
import { formatLayout } from './layout.ts'

it.each([
  ['finland', 4, true, '4h+k+s'],
  ['finland', 4, false, '4h+k'],
  ['finland', 1, false, '1h+kt'],
  ['sweden', 4, true, '4 rok'],
  ['norway', 2, false, '2-roms'],
] as const)('The layout in %s of %d rooms, with a sauna: %s, is %s', (key, rooms, hasSauna, words) => {
  const outdoorSpaces = hasSauna ? ([{ type: 'balcony' }, { type: 'sauna' }] as const) : []
  expect(formatLayout({ rooms, outdoorSpaces }, siteByKey(key).formats).replace('\u00a0', ' ')).toBe(words)
})
