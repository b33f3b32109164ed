// Name of the search form's place field, in its own file because the header needs only this on every page.

/** Text that was typed as a place but is not resolved yet. */
export const placeParameter = 'place'
