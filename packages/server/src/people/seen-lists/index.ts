// What other subjects may use of people/seen-lists.
export { seenListsDeclaration } from './declaration.ts'
export type { SeenLists } from './seen-lists.ts'
export { makeSeenLists, seenAt, seenTo } from './seen-lists.ts'
