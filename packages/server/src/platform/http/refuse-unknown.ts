// The response for paths without a route.
import type { Context, Hono } from 'hono'
import type { AppEnv } from './app-environment.ts'
import { Problem } from './problem.ts'
import { isApiPath, rawPathOf } from './request-path.ts'

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')}/?$`,
  )

/** Throws for a path without a route: 405 with the allowed methods if another method has one, otherwise 404. */
export const refuseUnknown = (app: Hono<AppEnv>) => {
  let known: readonly { method: string; pattern: RegExp }[] | undefined
  return (c: Context<AppEnv>): never => {
    known ??= app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
      .map(({ method, path }) => ({ method, pattern: patternOf(path) }))
    const path = rawPathOf(c.req.raw, c.env)
    const methods = new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
    const isPage = !isApiPath(path) || /\/GetViewModel\/?$/.test(path)
    if (isPage) methods.add('GET')
    if (methods.has('GET')) methods.add('HEAD')
    if (methods.size > 0 && !methods.has(c.req.method))
      throw new Problem('methodNotAllowed', { headers: { allow: [...methods].sort().join(', ') } })
    throw new Problem('notFound')
  }
}
