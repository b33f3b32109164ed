// Clickable views of houses, per stage, as imported by the company.
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { ResidenceService } from '../search/index.ts'
import type { ExplorerService } from './explorer-service.ts'
import { makeExplorerService } from './explorer-service.ts'
import { explorerRoutes } from './routes.ts'

export const explorerModule = async (
  { db }: Pick<Platform, 'db'>,
  { residences }: { readonly residences: () => ResidenceService },
): Promise<Module & { readonly explorer: ExplorerService }> => {
  const explorer = makeExplorerService(db)
  await explorer.start()
  return {
    explorer,
    routes: (app) => explorerRoutes(app, { explorer, residences: residences() }),
    close: () => explorer.close(),
  }
}
