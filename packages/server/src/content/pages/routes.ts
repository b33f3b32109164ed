// View models and navigation over HTTP (PLAT-40, PLAT-44).
import { endpoints, viewModelSuffix } from '@husrum/contract'
import { siteByKey } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint, checkAnswer, endpointContextOf } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import { pagePathOf, rawPathOf } from '../../platform/http/request-path.ts'
import type { PageService } from './page-service.ts'
import type { ViewModelAt } from './view-model-at.ts'

const suffix = `/${viewModelSuffix}`

export interface PageRoutesOptions {
  readonly pages: PageService
  readonly viewModelAt: ViewModelAt
  readonly environment: 'development' | 'production'
}

/** `GET {path}/GetViewModel`, `/api/system/navigation/get` and the same for the English subsite. */
export const pageRoutes = (
  app: Hono<AppEnv>,
  { pages, viewModelAt, environment }: PageRoutesOptions,
): void => {
  const headers = [['cache-control', 'no-cache']] as const
  bindEndpoint(app, endpoints.getNavigation, async (_, { site, requestUrl }) =>
    reply(await pages.chrome(site, { environment, requestUrl }), { headers }),
  )
  bindEndpoint(app, endpoints.getEnglishNavigation, async (_, { requestUrl }) =>
    reply(await pages.chrome(siteByKey('sweden-english'), { environment, requestUrl }), { headers }),
  )

  app.get('*', async (c, next) => {
    const path = rawPathOf(c.req.raw, c.env)
    if (!path.endsWith(suffix)) return next()
    // The whole path is checked too: an empty segment in front of the suffix is invalid.
    if (pagePathOf(path) === undefined)
      throw new Problem('invalidRequest', { errors: [{ field: 'path', key: 'invalidPath' }] })
    const { status, body, isOwn } = await viewModelAt(
      path.slice(0, -suffix.length) || '/',
      endpointContextOf(c),
    )
    if (c.get('checkAnswers')) checkAnswer(endpoints.getViewModel, { status, body })
    return c.json(body, status, { 'cache-control': isOwn ? 'no-store' : 'no-cache' })
  })
}
