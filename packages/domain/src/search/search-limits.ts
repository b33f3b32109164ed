// How much each search asks for beyond the home search's own pages (specification 3 §4.1, §9).
import { parseWholeNumber } from '../formatting/formatting.ts'
import { maxListedByAddress, pageSize } from './paging.ts'

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
