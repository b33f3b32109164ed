// What other subjects may use of buying/showings.
export { showingsDeclaration } from './declaration.ts'
export { showingsModule } from './module.ts'
