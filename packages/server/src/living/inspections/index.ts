// What other subjects may use of living/inspections.
export { inspectionsDeclaration } from './declaration.ts'
export { inspectionsModule } from './module.ts'
