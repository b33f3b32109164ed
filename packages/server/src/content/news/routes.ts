// `/services/news`: the news for a reader on a site.
import { endpoints, newsFormPath } from '@husrum/contract'
import { newsAddress } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { bindForm } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { NewsReader, StoredNews } from './postgres-news.ts'

const readerOf = ({ caller, site }: Pick<EndpointContext, 'caller' | 'site'>): NewsReader => {
  const { accountId, associationId } = signedInOf(caller).session
  return { accountId, associationId, site }
}

export const newsRoutes = (app: Hono<AppEnv>, { news }: { readonly news: StoredNews }): void => {
  bindEndpoint(app, endpoints.getNews, async ({ from = 0 }, context) => news.list(readerOf(context), from))
  // Literal paths are bound before the path with an id, which matches any value.
  bindEndpoint(app, endpoints.readAllNews, async (_, context) => {
    await news.readAll(readerOf(context))
    return undefined
  })
  bindEndpoint(app, endpoints.getNewsItem, async ({ id }, context) => {
    const item = await news.one(readerOf(context), id)
    if (!item) throw new Problem('notFound')
    return item
  })
  bindEndpoint(app, endpoints.readNewsItem, async ({ id }, context) => {
    if (!(await news.read(readerOf(context), id))) throw new Problem('notFound')
    return undefined
  })

  bindForm(app, endpoints.readAllNews, {
    path: newsFormPath,
    maxBytes: 1_024,
    page: (site) => newsAddress(site) ?? site.routes.start,
    doneAt: (_, { page }) => page,
    // They stay unread, which the page shows.
    messages: { serviceUnavailable: '' },
  })
}
