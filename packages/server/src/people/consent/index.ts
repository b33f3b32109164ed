// What other subjects may use of people/consent.
export { consentDeclaration } from './declaration.ts'
export { consentModule } from './module.ts'
export type { TagManagers } from './tag-managers.ts'
