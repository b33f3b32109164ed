// What other subjects may use of buying/interior.
export { interiorDeclaration } from './declaration.ts'
export { interiorModule } from './module.ts'
