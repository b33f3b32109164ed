// What other subjects may use of content/text-search.
export { textSearchModule } from './module.ts'
