// View models and navigation over HTTP (specification 3 §7.3).
import { endpoints, viewModelSuffix } from '@husrum/contract'
import { siteByKey } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import { assertPageAccess } from '../http/assert-access.ts'
import { checkAnswer } from '../http/bind-endpoint.ts'
import { Problem } from '../http/problem.ts'
import { pagePathOf, rawPathOf } from '../http/request-path.ts'
import { isEditor } from './editor-session.ts'
import { accessOfPath, accessOfTemplate } from './page-access.ts'
import type { PageService } from './page-service.ts'

const suffix = `/${viewModelSuffix}`

export interface PageRoutesTerms {
  readonly pages: PageService
  readonly environment: 'development' | 'production'
}

const isBoardMember = (c: Context<AppEnv>): boolean => {
  const caller = c.get('caller')
  return caller.kind === 'signedIn' && caller.session.associationId !== undefined
}

const refusePath = (): never => {
  throw new Problem('invalidRequest', { errors: [{ field: 'path', key: 'invalidPath' }] })
}

/** `GET {path}/GetViewModel`, `/api/system/navigation/get` and the same for the English subsite. */
export const pageRoutes = (app: Hono<AppEnv>, { pages, environment }: PageRoutesTerms): void => {
  const termsOf = (c: Context<AppEnv>) => ({
    environment,
    requestUrl: c.req.url,
    isEditor: isEditor(c, { environment }),
    isBoardMember: isBoardMember(c),
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
    const rawPage = path.slice(0, -suffix.length) || '/'
    // The whole is looked at too: an empty segment in front of the suffix is one.
    const pagePath = pagePathOf(path) && pagePathOf(rawPage)
    if (pagePath === undefined) return refusePath()
    const site = c.get('site')
    const access = accessOfPath(site, pagePath)
    await assertPageAccess(c, access)
    const found = await pages.pageAt(site, rawPage, termsOf(c))
    if (!found) return refusePath()
    const [answer, status] = 'page' in found ? [found.page, found.status] : [found, 200 as const]
    if ('page' in found) await assertPageAccess(c, accessOfTemplate(site, found.page.template))
    if (c.get('checkAnswers')) checkAnswer(endpoints.getViewModel, answer)
    const isOwn = access !== 'everybody' || c.get('caller').kind === 'signedIn'
    return c.json(answer, status, { 'cache-control': isOwn ? 'no-store' : 'no-cache' })
  })
}
