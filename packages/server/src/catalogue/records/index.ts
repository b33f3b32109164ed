// What other subjects may use of catalogue/records.

export type { CatalogueServer } from './command.ts'
export { runCatalogueCommand } from './command.ts'
export { catalogueRecordsDeclaration } from './declaration.ts'
export { catalogueRecordsModule } from './module.ts'
