import { expect, test } from 'vitest'
import { siteByKey } from '../sites/sites.ts'
import { newsAddress, readNewsQuery } from './news.ts'

test.each([
  ['sweden', {}, '/mina-sidor/nyheter/'],
  ['norway', { id: 'a&b' }, '/mine-sider/nyheter/?newsId=a%26b'],
  ['finland', { from: 20 }, '/sivuni/uutiset/?from=20'],
  ['sweden-english', {}, undefined],
] as const)('On %s the address of %j is %s', (key, asked, address) => {
  expect(newsAddress(siteByKey(key), asked)).toBe(address)
})

test.each([
  ['', { from: 0 }],
  ['?newsId=n-1', { id: 'n-1', from: 0 }],
  ['?from=20', { from: 20 }],
  ['?from=25', { from: 20 }],
  ['?from=-5', { from: 0 }],
  ['?from=many&newsId=', { from: 0 }],
])('The query %j requests %j', (search, asked) => {
  const query = new Map([...search.matchAll(/(\w+)=([^&]*)/g)].map(([, name, value]) => [name, value]))
  expect(readNewsQuery({ get: (name) => query.get(name) ?? null })).toEqual(asked)
})
