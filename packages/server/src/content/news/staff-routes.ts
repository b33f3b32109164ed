// News of the company's staff over HTTP, authenticated by a key of the company's own tools.
import { endpoints } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { sites } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { NewsDesk } from './news-desk.ts'
import type { PublishNews } from './publish-news.ts'

const unknown = (field: string): Problem =>
  new Problem('invalidRequest', { errors: [{ field, key: 'unknownValue' }] })

const siteOf = (key: string): SiteDefinition => {
  const site = sites.find((each) => each.key === key)
  if (!site) throw unknown('site')
  return site
}

export const newsStaffRoutes = (
  app: Hono<AppEnv>,
  {
    desk,
    publish,
    now,
  }: { readonly desk: NewsDesk; readonly publish: PublishNews; readonly now: () => number },
): void => {
  bindEndpoint(app, endpoints.getStaffNews, async ({ site }) => ({ items: await desk.list(siteOf(site)) }))

  bindEndpoint(app, endpoints.publishNews, async (sent, { origin }) => {
    const site = siteOf(sent.site)
    const audience = await desk.audienceOf(sent.audience, site)
    if (!audience) throw unknown('audience.id')
    const { id, title, preamble, body, language = site.locale, publishAt, quiet = false } = sent
    const published = await publish(
      {
        ...audience,
        ...(id !== undefined && { id }),
        site,
        language,
        title,
        preamble,
        body,
        publishedOn: publishAt === undefined ? now() : Date.parse(publishAt),
        isQuiet: quiet,
      },
      origin,
    )
    const item = await desk.one(published)
    if (!item) throw new Problem('notFound')
    return item
  })

  bindEndpoint(app, endpoints.correctNews, async ({ id, ...texts }) => {
    const item = await desk.correct(id, texts)
    if (!item) throw new Problem('notFound')
    return item
  })

  bindEndpoint(app, endpoints.withdrawNews, async ({ id }) => {
    await desk.withdraw(id)
    return undefined
  })
}
