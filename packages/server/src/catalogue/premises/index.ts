// Commercial premises: cached in memory, refreshed from the database.
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { PremisesService } from './premises-service.ts'
import { makePremisesService } from './premises-service.ts'
import { premisesRoutes } from './routes.ts'

export { premisesDeclaration } from './declaration.ts'
export { toPremisesDetailsDto, toPremisesDto } from './premises-mappers.ts'
export type { PremisesService } from './premises-service.ts'
export type { PremisesWrite } from './write-premises.ts'
export { readPremises, takenPremisesPaths, writePremises } from './write-premises.ts'

export const premisesModule = async ({
  db,
}: Pick<Platform, 'db'>): Promise<Module & { readonly premises: PremisesService }> => {
  const premises = makePremisesService(db)
  await premises.start()
  return {
    premises,
    routes: (app) => premisesRoutes(app, premises),
    close: () => premises.close(),
  }
}
