// The catalogue of homes: cached in memory, refreshed from the database.
import { makeReplicatedReads } from '../../platform/database/read-replica.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { ResidenceService } from './residence-service.ts'
import { makeResidenceService } from './residence-service.ts'
import { makeResidenceRoutes } from './routes.ts'

export type { StageFacts } from './catalogue-snapshot.ts'
export { catalogueChannel } from './catalogue-snapshot.ts'
export { takeTurn, takeUpDue } from './catalogue-turn.ts'
export type { ChangedHomes, GuardsOf, HeldBackChange } from './change-homes.ts'
export { ChangeRefused, changeHomes } from './change-homes.ts'
export { changeOneHome } from './change-one-home.ts'
export { searchDeclaration } from './declaration.ts'
export type { FillRequest } from './fill-catalogue.ts'
export { fillCatalogue, generateAhead, isEmpty } from './fill-catalogue.ts'
export { toPriceSpansDto } from './residence-mappers.ts'
export type { ResidenceService } from './residence-service.ts'
export { setStagePhase } from './set-stage-phase.ts'
export type { Catalogue } from './stored-homes.ts'
export type { PresentStages } from './write-stages.ts'
export { asStored, lockStagesToWrite, readStagesToWrite, writeStages } from './write-stages.ts'

export const searchModule = async ({
  db,
  replica,
  listen,
  log,
}: Pick<Platform, 'db' | 'replica' | 'listen' | 'log'>): Promise<
  Module & { readonly residences: ResidenceService }
> => {
  const reads =
    replica &&
    makeReplicatedReads({
      primary: db,
      replica,
      onAway: (cause) =>
        log.warn({ reason: String(cause) }, 'The replica is unavailable: the primary answers'),
      onBack: () => log.info('The replica answers again'),
    })
  const residences = makeResidenceService({ db, listen, ...(reads && { reads }) })
  await residences.start()
  return {
    residences,
    routes: (app) => makeResidenceRoutes(app, residences),
    close: () => residences.close(),
  }
}
