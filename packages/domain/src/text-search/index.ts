// Free-text search, and parsing a typed text as a search for homes: `@husrum/domain/text-search`.
export { editDistance, forgivenSlips } from './edit-distance.ts'
export type { NamedPlace, PlaceFinder } from './find-place.ts'
export { makePlaceFinder } from './find-place.ts'
export { finnishKey } from './finnish-key.ts'
export type { FoundWord } from './fold-text.ts'
export { foldText, respell, wordsOf } from './fold-text.ts'
export type { ForeignSynonyms, ReadyLanguageWords } from './language-words.ts'
export { languageWordsOf } from './language-words.ts'
export { textSearchCategoryOf } from './page-category.ts'
export { phoneWordsOf } from './phone-words.ts'
export { nicknamesOf, placeNicknames } from './place-nicknames.ts'
export type { TextSearchCategory, TextSearchRequest, TextSearchSort, TextSearchTab } from './text-search.ts'
export {
  isSearchedFor,
  quickSearchRequest,
  searchTextOf,
  textSearchCategories,
  textSearchRequest,
  textSearchSorts,
  textSearchTabs,
} from './text-search.ts'
export type { TextSearchRoute, TextSearchState } from './text-search-address.ts'
export { readTextSearchAddress, writeTextSearchAddress } from './text-search-address.ts'
export type { Understanding, UnderstoodKind, UnderstoodPart, UnderstoodQuery } from './understand-query.ts'
export { textWithout, understandQuery } from './understand-query.ts'
