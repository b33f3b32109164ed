// The catalogue of homes: in memory, following the database.
import type { Module, Platform } from '../platform/module.ts'
import type { ResidenceService } from './residence-service.ts'
import { makeResidenceService } from './residence-service.ts'
import { makeResidenceRoutes } from './routes.ts'

export const searchModule = async ({
  db,
}: Pick<Platform, 'db'>): Promise<Module & { readonly residences: ResidenceService }> => {
  const residences = makeResidenceService({ db, engine: 'columnar' })
  await residences.start()
  return {
    residences,
    routes: (app) => makeResidenceRoutes(app, residences),
    close: () => residences.close(),
  }
}
