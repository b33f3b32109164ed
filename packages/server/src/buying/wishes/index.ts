// Wishes of members for homes in a project, and the wishing members.
import { makeCallLimit } from '../../platform/http/limit-calls.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { makeWishService } from './wish-service.ts'
import { wishesRoutes } from './wishes-routes.ts'

export { wishesDeclaration } from './declaration.ts'

export const wishesModule = (
  platform: Pick<Platform, 'db' | 'keys' | 'now'>,
  { perMinute = 60 }: { readonly perMinute?: number } = {},
): Module => {
  const wishes = makeWishService(platform)
  const count = makeCallLimit(platform, 'wishes', perMinute)
  return { routes: (app) => wishesRoutes(app, { wishes, count }) }
}
