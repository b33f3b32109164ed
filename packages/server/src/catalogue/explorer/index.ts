// Clickable views of houses, per stage, as imported by the company.
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { ResidenceService } from '../search/index.ts'
import type { ExplorerService } from './explorer-service.ts'
import { makeExplorerService } from './explorer-service.ts'
import { explorerRoutes } from './routes.ts'

export { explorerDeclaration } from './declaration.ts'
export type { FolderProblem, FolderProblemKey, HomesOfStage } from './explorer-folder.ts'
export { largestPictureMegabytes, readExplorerFolder, takeExplorerFolder } from './explorer-folder.ts'
export type { ExplorerService } from './explorer-service.ts'
export { importExplorer } from './explorer-store.ts'
export { keepPictures, withImportedPictures } from './imported-pictures.ts'

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
