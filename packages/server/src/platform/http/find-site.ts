// Host and path → site. Only the Host header counts: X-Forwarded-Host is ignored.
import { defaultSite } from '@husrum/domain'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-environment.ts'
import { Problem } from './problem.ts'
import { isApiPath, rawPathOf } from './request-path.ts'
import { originOf, siteAt } from './site-origins.ts'

/** No API call of ours is nearly as long. */
const longestUrl = 4_096

/** Throws `unknownSite` for an unknown host in production. */
export const findSite =
  (environment: 'development' | 'production'): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host
    const site = siteAt(host, rawPathOf(c.req.raw, c.env), environment)
    c.set('site', site ?? defaultSite)
    c.set('origin', originOf(site ?? defaultSite, { environment, requestUrl: c.req.url }))
    if (!site) throw new Problem('unknownSite')
    const { length } = c.req.url
    if (length > longestUrl && isApiPath(rawPathOf(c.req.raw, c.env)))
      throw new Problem('invalidRequest', { errors: [{ field: 'url', key: 'tooLarge' }] })
    return next()
  }
