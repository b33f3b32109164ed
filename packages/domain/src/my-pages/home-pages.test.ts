import { expect, test } from 'vitest'
import { siteByKey } from '../sites/sites.ts'
import { inspectionsAddress, interiorAddress } from './home-pages.ts'

test.each([
  ['sweden', '/mina-sidor/tidslinje/interior/'],
  ['norway', '/mine-sider/tidslinje/interior/'],
  ['finland', '/sivuni/aikajana/interior/'],
  ['sweden-english', undefined],
] as const)('The interior of a home is chosen on %s at %s', (key, path) => {
  expect(interiorAddress(siteByKey(key))).toBe(path)
})

test('The address names the home if there are several', () => {
  expect(inspectionsAddress(siteByKey('sweden'), 'a b')).toBe('/mina-sidor/tidslinje/inspection/?id=a%20b')
})
