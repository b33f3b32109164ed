// What every text search must do, independent of its implementation.
import type { TextSearchService } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import { quickSearchRequest, siteByKey, textSearchRequest } from '@husrum/domain'
import { describe, expect, it } from 'vitest'

const site: SiteDefinition = siteByKey('sweden')

const request = (text: string, rest: object = {}) => {
  const asked = textSearchRequest({ text, site })
  if (!asked) throw new Error('Too short to be searched for')
  return { ...asked, ...rest }
}

/** The contract of the port `TextSearchService`, over written content or a part of it: at least five texts about `word`. */
export const describeTextSearchService = (
  name: string,
  word: string,
  make: () => Promise<TextSearchService>,
): void => {
  describe(`${name}, as a text search`, () => {
    it('finds texts by a word, ignoring case, and marks it', async () => {
      const texts = await make()
      const { hits, total } = await texts.find(request(word.toUpperCase()))
      expect(total).toBeGreaterThanOrEqual(5)
      const [first] = hits
      const [mark] = [...(first?.titleMarks ?? []), ...(first?.textMarks ?? [])]
      expect(mark?.[0]).toBeLessThan(mark?.[1] ?? 0)
      expect(first?.path).toMatch(/^\//)
    })

    it('counts all categories, whichever is requested, and each hit once', async () => {
      const texts = await make()
      const all = await texts.find(request(word))
      const content = await texts.find(request(word, { categories: ['content'] }))
      expect(content.counts).toEqual(all.counts)
      expect(content.total).toBe(all.counts.content)
      expect(Object.values(all.counts).reduce((sum, count) => sum + count, 0)).toBe(all.total)
      expect(content.hits.every(({ category }) => category === 'content')).toBe(true)
    })

    it('continues where the previous page ended', async () => {
      const texts = await make()
      const { hits } = await texts.find(request(word, { take: 4 }))
      const { hits: later } = await texts.find(request(word, { skip: 2, take: 2 }))
      expect(later.map(({ id }) => id)).toEqual(hits.slice(2).map(({ id }) => id))
    })

    it('sorts by date on request, the newest first, and texts without a date last', async () => {
      const texts = await make()
      const { hits } = await texts.find(request(word, { sortType: 'date', take: 100 }))
      const dates = hits.map(({ date = '' }) => date)
      expect(dates).toEqual([...dates].sort().reverse())
    })

    it('returns three hits for quick search', async () => {
      const texts = await make()
      const asked = quickSearchRequest(word, site)
      expect(asked && (await texts.find(asked)).hits).toHaveLength(3)
    })

    it('finds nothing for an unknown word', async () => {
      const { hits, total } = await (await make()).find(request('qqxzzwq'))
      expect([hits, total]).toEqual([[], 0])
    })
  })
}
