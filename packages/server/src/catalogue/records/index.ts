// What other subjects may use of catalogue/records.
export { catalogueRecordsDeclaration } from './declaration.ts'
export { catalogueRecordsModule } from './module.ts'
