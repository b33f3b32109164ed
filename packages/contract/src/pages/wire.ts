// What page and server share of page data, without a schema.

/** What is put behind a page's path to ask for its view model (specification 3 §7.3). */
export const viewModelSuffix = 'GetViewModel'
