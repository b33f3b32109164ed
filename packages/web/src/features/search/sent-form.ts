// The names of the search form's own fields, apart from what reads them: the header needs no more on every page.

/** Hidden field that tells a sent form from an address that somebody follows. */
export const sentMarker = 'sent'
/** What was typed as a place and is not one yet. */
export const placeParameter = 'place'
