// What every source of news must do.
import type { News } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { makeInMemoryNews } from '@husrum/application/testing'
import { aNewsItem } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'

export type NewsSetup = NonNullable<Parameters<typeof makeInMemoryNews>[0]>

const idOf = (number: number): string => `0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1${String(number).padStart(3, '0')}`

/** The contract of the port `News`. */
export const describeNews = (name: string, make: (given: NewsSetup) => News | Promise<News>): void => {
  const items = Array.from({ length: 12 }, (_, number) =>
    aNewsItem({ id: idOf(number), title: `Nyhet ${number}`, publishedOn: Date.UTC(2026, 0, 1 + number) }),
  )

  describe(`${name}, as a repository of news`, () => {
    it('lists ten news items a page, the latest first, and counts unread ones', async () => {
      const news = await make({ items })
      const first = await news.list()
      expect(first).toMatchObject({ total: 12, unread: 12 })
      expect(first.items.map(({ title }) => title).slice(0, 2)).toEqual(['Nyhet 11', 'Nyhet 10'])
      expect(first.items).toHaveLength(10)
      expect((await news.list(10)).items.map(({ title }) => title)).toEqual(['Nyhet 1', 'Nyhet 0'])
    })

    it('returns a complete news item, and marks it as read', async () => {
      const news = await make({ items })
      expect(await news.one(idOf(3))).toMatchObject({
        title: 'Nyhet 3',
        body: '<p>Hissen är igång igen.</p>',
      })
      await news.read(idOf(3))
      expect((await news.list()).unread).toBe(11)
      await news.readAll()
      expect((await news.list()).unread).toBe(0)
    })

    it('returns undefined for an unknown news item', async () => {
      const news = await make({ items })
      expect(await news.one('0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1fff')).toBeUndefined()
    })

    it.each([
      ['the caller is not signed in', { isSignedIn: false }, SessionExpired],
      ['the service is unavailable', { failure: new ServiceUnavailable('away') }, ServiceUnavailable],
    ])('rejects when %s', async (_, given, kind) => {
      const news = await make(given)
      await expect(news.list()).rejects.toBeInstanceOf(kind)
      await expect(news.one(idOf(0))).rejects.toBeInstanceOf(kind)
    })
  })
}
