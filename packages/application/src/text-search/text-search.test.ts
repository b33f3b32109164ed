import { siteByKey } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { ServiceUnavailable } from '../failures.ts'
import { makeInMemoryTextSearchService } from './in-memory-text-search-service.ts'
import { makeTextSearch } from './text-search.ts'

const site = siteByKey('sweden')
const page = (at: number) => ({
  id: `page-${at}`,
  category: at % 2 === 0 ? ('content' as const) : ('news' as const),
  title: `Balkong ${at}`,
  path: `/balkong-${at}/`,
  text: 'Om balkonger.',
})
const texts = makeInMemoryTextSearchService({ texts: Array.from({ length: 60 }, (_, at) => page(at)) })
const search = makeTextSearch({ texts, site })
const untouched = { text: 'balkong', tab: 'all', sort: 'nothing', page: 0 } as const

describe('searching all texts of a site', () => {
  it('returns 25 hits a page, and counts all', async () => {
    const first = await search.find(untouched)
    const third = await search.find({ ...untouched, page: 2 })
    expect(first).toMatchObject({ kind: 'found', total: 60, counts: { content: 30, news: 30 } })
    expect([first, third].map((found) => ('hits' in found ? found.hits.length : 0))).toEqual([25, 10])
  })

  it('filters by the categories of a tab, and counts all categories', async () => {
    expect(await search.find({ ...untouched, tab: 'news' })).toMatchObject({
      total: 30,
      counts: { content: 30, news: 30 },
    })
  })

  it('requires two characters', async () => {
    expect(await search.find({ ...untouched, text: ' b ' })).toEqual({ kind: 'too-short' })
  })
})

describe('quick search', () => {
  it('returns the three best hits', async () => {
    const found = await search.quickly('balkong')
    expect('hits' in found ? found.hits.length : 0).toBe(3)
  })

  it('returns nothing while the search is unavailable, and rejects with other errors', async () => {
    const failing = (error: Error) =>
      makeTextSearch({ texts: { find: () => Promise.reject(error) }, site }).quickly('balkong')
    expect(await search.quickly('b')).toEqual({ kind: 'nothing' })
    expect(await failing(new ServiceUnavailable('away'))).toEqual({ kind: 'nothing' })
    await expect(failing(new TypeError('a defect'))).rejects.toThrow('a defect')
  })
})
