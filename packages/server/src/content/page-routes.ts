// View models and navigation over HTTP (specification 3 §7.3).
import { endpoints, viewModelSuffix } from '@husrum/contract'
import { siteByKey } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { isEditor } from '../editing/editor-session.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { checkAnswer } from '../http/bind-endpoint.ts'
import { Problem } from '../http/problem.ts'
import { pagePathOf, rawPathOf } from '../http/request-path.ts'
import type { PageService } from './page-service.ts'

const suffix = `/${viewModelSuffix}`

export interface PageRoutesTerms {
  readonly pages: PageService
  readonly environment: 'development' | 'production'
}

/** `GET {path}/GetViewModel`, `/api/system/navigation/get` and the same for the English subsite. */
export const pageRoutes = (app: Hono<AppEnv>, { pages, environment }: PageRoutesTerms): void => {
  const termsOf = (c: Context<AppEnv>) => ({
    environment,
    requestUrl: c.req.url,
    isEditor: isEditor(c, { environment }),
  })

  app.get('/api/system/navigation/get', async (c) =>
    c.json(await pages.chrome(c.get('site'), termsOf(c)), 200, { 'cache-control': 'no-cache' }),
  )
  app.get('/api/system/navigation/get/en', async (c) =>
    c.json(await pages.chrome(siteByKey('sweden-english'), termsOf(c)), 200, { 'cache-control': 'no-cache' }),
  )

  app.get('*', async (c, next) => {
    const path = rawPathOf(c.req.raw, c.env)
    if (!path.endsWith(suffix)) return next()
    const pagePath = path.slice(0, -suffix.length) || '/'
    // The whole is looked at too: an empty segment in front of the suffix is one.
    const found = pagePathOf(path) && (await pages.pageAt(c.get('site'), pagePath, termsOf(c)))
    if (!found) throw new Problem('invalidRequest', { errors: [{ field: 'path', key: 'invalidPath' }] })
    const [answer, status] = 'page' in found ? [found.page, found.status] : [found, 200 as const]
    if (c.get('checkAnswers')) checkAnswer(endpoints.getViewModel, answer)
    return c.json(answer, status, { 'cache-control': 'no-cache' })
  })
}
