// Which routes an environment has besides those that every one has.
import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import type { DevRoutesTerms } from './routes.ts'

/** None in production: what makes them is left on the disk. */
export const routesOfEnvironment = async (
  environment: 'development' | 'production',
  terms: DevRoutesTerms,
): Promise<readonly ((app: Hono<AppEnv>) => void)[]> => {
  if (environment === 'production') return []
  const { devRoutes } = await import('./routes.ts')
  return [(app) => devRoutes(app, terms)]
}
