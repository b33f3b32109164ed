// What other subjects may use of people/visits.
export { visitsDeclaration } from './declaration.ts'
export { visitsModule } from './module.ts'
export type { Visits } from './postgres-visits.ts'
