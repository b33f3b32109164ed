// Page sizes and limits of the searches (SEARCH-8 to SEARCH-10, SEARCH-27).
import { parseWholeNumber } from '../formatting/formatting.ts'

/** Homes per page of results. */
export const pageSize = 30
/** Page sizes that a visitor can choose: multiples of the default. */
export const pageSizes = [pageSize, 2 * pageSize, 3 * pageSize] as const
/** Maximum number of homes that one address may list at once; beyond it "show more" goes on without the address. */
export const maxListedByAddress = 300
/** Maximum number of homes in one request. */
export const bulkLimit = 400
/** Default number of places in one response. */
export const tagLimit = 20
/** Minimum number of characters to search for. */
export const minSuggestionLength = 2
/** Debounce of suggestions after a key press, milliseconds. */
export const searchDebounce = 300
/** Hits per page of the text search. */
export const textSearchPageSize = 25
/** Hits in the header's search overlay. */
export const quickSearchLimit = 3
/** Homes that are loaded when a stage is selected. */
export const stageHomesLimit = 300

/**
 * Page size for a user with this stored preference, a number or its text. Anything but a whole number from 1 to the maximum of an address
 * is no preference, and gives the default of 30.
 */
export const pageSizeOf = (preference: unknown): number => {
  const text = typeof preference === 'number' ? String(preference) : preference
  const size = (typeof text === 'string' && parseWholeNumber(text)) || 0
  return size >= 1 && size <= maxListedByAddress ? size : pageSize
}
