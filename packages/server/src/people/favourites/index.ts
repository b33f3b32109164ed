// Favourites and hidden homes.
import type { Module, Platform } from '../../platform/modules/module.ts'
import { makeSeenLists } from '../seen-lists/index.ts'
import { makeStoredMarkedHomes } from './postgres-marked-homes.ts'
import type { FavouriteRoutesOptions } from './routes.ts'
import { favouriteRoutes } from './routes.ts'

export { favouritesDeclaration } from './declaration.ts'
export { changeColumns, datedChangeOf } from './postgres-marked-homes.ts'

export const favouritesModule = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  needs: Pick<FavouriteRoutesOptions, 'residences'>,
): Module => {
  const marked = makeStoredMarkedHomes(db, now)
  const seenLists = makeSeenLists({ db, now })
  return { routes: (app) => favouriteRoutes(app, { ...needs, marked, seenLists, now }) }
}
