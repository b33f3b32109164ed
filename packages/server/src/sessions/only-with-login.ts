// Where nobody can sign in, nothing that belongs to signing in is there.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import { Problem } from '../http/problem.ts'

/** Throws `notFound` on a site without accounts. What is answered is of one person or one browser, and kept by no cache. */
export const onlyWithLogin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.get('site').features.login) throw new Problem('notFound')
  c.header('cache-control', 'no-store')
  return next()
}
