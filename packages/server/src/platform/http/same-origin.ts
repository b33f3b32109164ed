// Accepts forms and records from our own pages only, as protection against cross-site request forgery.
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-environment.ts'
import { Problem } from './problem.ts'

/** Browsers send the origin of a request in one of these headers; requests with neither are rejected. */
const isSameOrigin = (request: Request, host: string): boolean => {
  const relation = request.headers.get('sec-fetch-site')
  if (relation !== null) return relation === 'same-origin'
  const origin = request.headers.get('origin')
  return origin !== null && URL.parse(origin)?.host === host
}

/**
 * Whether a link of another site led here, according to the browser. WebKit reports so for every window that a link opens, also from
 * our own pages: a referrer of our own overrides it, because other sites cannot set that.
 */
export const isLinkedFromElsewhere = (c: Context<AppEnv>): boolean => {
  const relation = c.req.header('sec-fetch-site')
  if (relation !== 'cross-site' && relation !== 'same-site') return false
  const host = c.req.header('host') ?? new URL(c.req.url).host
  return URL.parse(c.req.header('referer') ?? '')?.host !== host
}

/** Throws `foreignOrigin` for a request of another site. */
export const assertOwnPage = (c: Context<AppEnv>): void => {
  if (!isSameOrigin(c.req.raw, c.req.header('host') ?? new URL(c.req.url).host))
    throw new Problem('foreignOrigin')
}

/** Answers `foreignOrigin` to a request of another site, before its body is read. */
export const fromOurPages: MiddlewareHandler<AppEnv> = async (c, next) => {
  assertOwnPage(c)
  return next()
}
