// What other subjects may use of catalogue/explorer.
export { explorerDeclaration } from './declaration.ts'
export type { FolderProblem, FolderProblemKey, HomesOfStage } from './explorer-folder.ts'
export { largestPictureMegabytes, readExplorerFolder, takeExplorerFolder } from './explorer-folder.ts'
export type { ExplorerService } from './explorer-service.ts'
export { importExplorer } from './explorer-store.ts'
export { keepPictures, withImportedPictures } from './imported-pictures.ts'
export { explorerModule } from './module.ts'
