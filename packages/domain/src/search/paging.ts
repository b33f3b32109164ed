// Page sizes and limits of the searches (SEARCH-8 to SEARCH-10, SEARCH-27).
import { parseWholeNumber } from '../formatting/formatting.ts'

/** Homes a page of results. */
export const pageSize = 30
/** How many homes a page of results can hold, for whoever prefers more: whole pages all. */
export const pageSizes = [pageSize, 2 * pageSize, 3 * pageSize] as const
/** How many homes one address may ask to have listed at once; beyond it "show more" goes on without the address. */
export const maxListedByAddress = 300
/** Most homes that one call may ask for. */
export const bulkLimit = 400
/** Places that one call answers unless it asks for another number. */
export const tagLimit = 20
/** Fewer characters than this are not searched for. */
export const minSuggestionLength = 2
/** Milliseconds to wait for the next key before suggestions are asked for. */
export const searchDebounce = 300
/** Hits a page of the text search. */
export const textSearchPageSize = 25
/** Hits that the header's search overlay shows. */
export const quickSearchLimit = 3
/** Homes that are loaded when a stage is selected. */
export const stageHomesLimit = 300

/**
 * How many homes a page of results holds for somebody with this stored preference, a number or its text. Anything
 * but a whole number from 1 to the most that an address may list is no preference, and gives the default of 30.
 */
export const pageSizeOf = (preference: unknown): number => {
  const text = typeof preference === 'number' ? String(preference) : preference
  const size = (typeof text === 'string' && parseWholeNumber(text)) || 0
  return size >= 1 && size <= maxListedByAddress ? size : pageSize
}
