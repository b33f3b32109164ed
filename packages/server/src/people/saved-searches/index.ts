// What other subjects may use of people/saved-searches.
export { savedSearchesDeclaration } from './declaration.ts'
export { criteriaOfAddress } from './follow-changes.ts'
export { savedSearchesModule } from './module.ts'
export { hitColumns, hitsOfHomes, newsOfSearch } from './news-of-search.ts'
