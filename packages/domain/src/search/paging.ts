// Page sizes and limits of the searches (specification 3 §9).

/** Homes a page of results. */
export const pageSize = 30
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
