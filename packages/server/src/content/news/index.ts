// What other subjects may use of content/news.
export { newsDeclaration } from './declaration.ts'
export { newsModule } from './module.ts'
export { newsFor } from './postgres-news.ts'
