// What other subjects may use of content/cdn.
export { cdnDeclaration } from './declaration.ts'
export { cdnModule } from './module.ts'
