// Wishes of members for homes in a project, and the wishing members.
import { makeCallLimit } from '../http/limit-calls.ts'
import type { Module, Platform } from '../platform/module.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { makeWishService } from './wish-service.ts'
import { wishesRoutes } from './wishes-routes.ts'

export const wishesModule = (
  platform: Pick<Platform, 'db' | 'keys' | 'now' | 'environment'>,
  {
    findCaller,
    perMinute = 60,
  }: {
    readonly findCaller: FindCaller
    readonly perMinute?: number
  },
): Module => {
  const { environment } = platform
  const wishes = makeWishService(platform)
  const count = makeCallLimit(platform, 'wishes', perMinute)
  return { routes: (app) => wishesRoutes(app, { wishes, count, findCaller, environment }) }
}
