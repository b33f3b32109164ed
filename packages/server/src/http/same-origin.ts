// Forms and records are taken from our own pages alone, whatever site a visitor's cookies are sent from.
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-environment.ts'
import { Problem } from './problem.ts'

/** The browser says where a request comes from; one that says neither is no browser that we know. */
const isSameOrigin = (request: Request, host: string): boolean => {
  const relation = request.headers.get('sec-fetch-site')
  if (relation !== null) return relation === 'same-origin'
  const origin = request.headers.get('origin')
  return origin !== null && URL.parse(origin)?.host === host
}

/**
 * Whether another site's link led here, as far as browsers say. WebKit says so of every window that a link opens, our own pages' too:
 * a page of ours as the one that led here weighs more, for no other site can write that.
 */
export const isLinkedFromElsewhere = (c: Context<AppEnv>): boolean => {
  const relation = c.req.header('sec-fetch-site')
  if (relation !== 'cross-site' && relation !== 'same-site') return false
  const host = c.req.header('host') ?? new URL(c.req.url).host
  return URL.parse(c.req.header('referer') ?? '')?.host !== host
}

/** Throws `foreignOrigin` for what another site sends. */
export const assertOwnPage = (c: Context<AppEnv>): void => {
  if (!isSameOrigin(c.req.raw, c.req.header('host') ?? new URL(c.req.url).host))
    throw new Problem('foreignOrigin')
}

/** Answers `foreignOrigin` to what another site sends, before anything is read of it. */
export const fromOurPages: MiddlewareHandler<AppEnv> = async (c, next) => {
  assertOwnPage(c)
  return next()
}
