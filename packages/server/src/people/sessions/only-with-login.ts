// On sites without login, nothing that belongs to it exists.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { Problem } from '../../platform/http/problem.ts'

/** Throws `notFound` on a site without accounts. Responses are personal, and never cached. */
export const onlyWithLogin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.get('site').features.login) throw new Problem('notFound')
  c.header('cache-control', 'no-store')
  return next()
}
