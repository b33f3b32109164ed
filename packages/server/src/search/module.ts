// The catalogue of homes: in memory, following the database.
import type { Module, Platform } from '../platform/module.ts'
import { makeChangeRoutes } from './change-routes.ts'
import type { ResidenceService } from './residence-service.ts'
import { makeResidenceService } from './residence-service.ts'
import { makeResidenceRoutes } from './routes.ts'

export const searchModule = async (
  { db, listen }: Pick<Platform, 'db' | 'listen'>,
  { catalogueKey }: { readonly catalogueKey?: string | undefined } = {},
): Promise<Module & { readonly residences: ResidenceService }> => {
  const residences = makeResidenceService({ db, engine: 'columnar', listen })
  await residences.start()
  return {
    residences,
    routes: (app) => {
      makeResidenceRoutes(app, residences)
      makeChangeRoutes(app, residences, catalogueKey)
    },
    close: () => residences.close(),
  }
}
