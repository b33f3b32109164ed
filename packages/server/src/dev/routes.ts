// What developers may ask of the server besides. It is not even loaded in production (specification 1 §6).
import { endpoints, viewModelSuffix } from '@husrum/contract'
import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import { checkAnswer } from '../http/bind-endpoint.ts'
import { originOf } from '../http/site-origins.ts'
import type { PageCatalogue } from '../pages/page-catalogue.ts'
import type { PageService } from '../pages/page-service.ts'
import { sandboxPage, sandboxPath } from './sandbox-page.ts'

export interface DevRoutesOptions {
  readonly pages: PageService
  readonly catalogue: PageCatalogue
}

export const devRoutes = (app: Hono<AppEnv>, { pages, catalogue }: DevRoutesOptions): void => {
  app.get(`${sandboxPath}${viewModelSuffix}`, async (c) => {
    const site = c.get('site')
    const context = { environment: 'development' as const, requestUrl: c.req.url }
    const page = await sandboxPage(site, {
      catalogue,
      chrome: await pages.chrome(site, context),
      origin: originOf(site, context),
    })
    if (c.get('checkAnswers')) checkAnswer(endpoints.getViewModel, page)
    return c.json(page, 200, { 'cache-control': 'no-store' })
  })
}
