// `/services/news`: the news for a reader on a site.
import { endpoints, newsFormPath } from '@husrum/contract'
import { loginAddress, newsAddress } from '@husrum/domain'
import type { Hono } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import type { AppEnv } from '../http/app-environment.ts'
import type { EndpointContext } from '../http/bind-endpoint.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { signedInOf } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { Platform } from '../platform/module.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { sessionOfCookies } from '../sessions/session-cookies.ts'
import type { NewsReader, StoredNews } from './postgres-news.ts'

const readerOf = ({ caller, site }: Pick<EndpointContext, 'caller' | 'site'>): NewsReader => {
  const { accountId, associationId } = signedInOf(caller).session
  return { accountId, associationId, site }
}

export const newsRoutes = (
  app: Hono<AppEnv>,
  {
    news,
    findCaller,
    environment,
  }: {
    readonly news: StoredNews
    readonly findCaller: FindCaller
    readonly environment: Platform['environment']
  },
): void => {
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

  app.post(newsFormPath, fromOurPages, async (c) => {
    const site = c.get('site')
    const page = newsAddress(site) ?? site.routes.start
    c.header('cache-control', 'no-store')
    try {
      const caller = await findCaller(sessionOfCookies(c.req.header('cookie') ?? '', environment), site)
      await news.readAll(readerOf({ caller, site }))
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'signedOut')
        return c.redirect(loginAddress(site, page) ?? page, 303)
      // They stay unread, which the page shows.
      const isAway = cause instanceof Problem && cause.code === 'serviceUnavailable'
      if (!isAway && outageOf(cause) === undefined) throw cause
    }
    return c.redirect(page, 303)
  })
}
