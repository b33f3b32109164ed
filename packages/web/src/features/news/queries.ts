// Queries of news, cached per session.
import type { News } from '@husrum/application'
import type { NewsItem, NewsPage, SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'

const key = (site: SiteDefinition, ...what: readonly string[]) => ['session', site.key, 'news', ...what]

export const newsQueryFrom = (
  site: SiteDefinition,
  news: Pick<News, 'list'>,
  from: number,
): Query<NewsPage> => ({
  queryKey: key(site, 'list', String(from)),
  queryFn: () => news.list(from),
  staleTime: 30_000,
})

/** A missing item is `null`, which can be cached. */
export const newsItemQuery = (
  site: SiteDefinition,
  news: Pick<News, 'one'>,
  id: string,
): Query<NewsItem | null> => ({
  queryKey: key(site, 'one', id),
  queryFn: async () => (await news.one(id)) ?? null,
  staleTime: 60_000,
})

/** Fetches the lists again, because they show what is read. */
export const useNewsChanged = (): (() => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return async () => {
    const { client } = await library.load()
    await client.invalidateQueries({ queryKey: key(site, 'list') })
  }
}
