import { endpoints } from '@husrum/contract'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { hurryFeed, listFeeds, removeFeed, setFeed } from './feeds.ts'
import type { FeedsOptions } from './pull-feeds.ts'

export const catalogueFeedsRoutes = (
  app: Hono<AppEnv>,
  { db, now, isAllowedAddress = () => true }: Pick<FeedsOptions, 'db' | 'now' | 'isAllowedAddress'>,
): void => {
  bindEndpoint(app, endpoints.setCatalogueFeed, (sent, { keyName }) =>
    setFeed(db, sent, { now: now(), keyName, isAllowedAddress }),
  )
  bindEndpoint(app, endpoints.listCatalogueFeeds, async () => ({ feeds: await listFeeds(db) }))
  bindEndpoint(app, endpoints.pullCatalogueFeed, (asked) => hurryFeed(db, asked, now()))
  bindEndpoint(app, endpoints.removeCatalogueFeed, async ({ source }) => {
    await removeFeed(db, source)
    return { feeds: await listFeeds(db) }
  })
}
