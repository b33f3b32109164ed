import { expect, it } from 'vitest'
import { makeInMemoryCookieJar } from '../consent/in-memory-cookie-jar.ts'
import { makeRememberSearch } from './remember-search.ts'
import { readPlaceInSearch, readSearchChoices } from './search-choices.ts'

it('each search setting is stored for the next search', async () => {
  const jar = makeInMemoryCookieJar()
  const remember = makeRememberSearch(jar)
  const sent = () => [...jar.cookies].map((pair) => pair.join('=')).join('; ')
  await remember({ kind: 'stage' })
  expect(readSearchChoices(sent())).toEqual({ kind: 'stage', pageSize: 30 })
  await remember({ pageSize: 60, place: { address: '/sok-bostad/', scrollY: 900 } })
  expect(readSearchChoices(sent())).toEqual({ kind: 'stage', pageSize: 60 })
  expect(readPlaceInSearch(sent(), '/sok-bostad/')).toBe(900)
  await remember({ kind: 'object' })
  expect(readSearchChoices(sent())).toEqual({ kind: 'object', pageSize: 60 })
})
