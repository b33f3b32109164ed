// The name of the search form's own field, apart from what reads it: the header needs no more on every page.

/** What was typed as a place and is not one yet. */
export const placeParameter = 'place'
