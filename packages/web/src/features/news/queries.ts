// Queries of news, cached per session.
import type { News } from '@husrum/application'
import type { NewsItem, NewsPage, SiteDefinition } from '@husrum/domain'
import { useCapabilities } from '../../frame/capabilities.tsx'
import type { Query } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'
import { useChange } from '../../frame/use-change.ts'

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

/** Marks one item or all as read. The lists show what is read, and are fetched again. */
export const useReadNews = (): ((id: string | 'all') => Promise<void>) => {
  const site = useSite()
  const { news } = useCapabilities()
  return useChange(
    (id) => (id === 'all' ? news.readAll() : news.read(id)),
    (client) => client.invalidateQueries({ queryKey: key(site, 'list') }),
  )
}
