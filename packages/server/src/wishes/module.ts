// Wishes of members: what is wished in a project, and who wishes it.
import type { Module, Platform } from '../platform/module.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { makeWishesDesk } from './wishes-desk.ts'
import { wishesRoutes } from './wishes-routes.ts'

export const wishesModule = (
  { db, now, environment }: Pick<Platform, 'db' | 'now' | 'environment'>,
  {
    catalogueKey,
    findCaller,
    perMinute = 60,
  }: {
    readonly catalogueKey?: string | undefined
    readonly findCaller: FindCaller
    readonly perMinute?: number
  },
): Module => {
  const wishes = makeWishesDesk({ db, now })
  return { routes: (app) => wishesRoutes(app, { wishes, catalogueKey, perMinute, findCaller, environment }) }
}
