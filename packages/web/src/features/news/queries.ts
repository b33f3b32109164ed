// News as queries: they go with the session that asked.
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

/** The answer to one that is not there is `null`, which a cache can keep. */
export const newsItemQuery = (
  site: SiteDefinition,
  news: Pick<News, 'one'>,
  id: string,
): Query<NewsItem | null> => ({
  queryKey: key(site, 'one', id),
  queryFn: async () => (await news.one(id)) ?? null,
  staleTime: 60_000,
})

/** Lists say anew what is read. */
export const useNewsChanged = (): (() => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return async () => {
    const { client } = await library.load()
    await client.invalidateQueries({ queryKey: key(site, 'list') })
  }
}
