// Names that pages and the server share for page data. No schemas.

/** Path suffix of the request for a page's view model (PLAT-40). */
export const viewModelSuffix = 'GetViewModel'

/** Picture id for sharing pages without a picture of their own: the hero picture of the site's start page. */
export const defaultShareImage = (siteKey: string): string => `ext-apartment-5-waterside-hero-${siteKey}`

/** Name of a viewing's calendar file, below the page of its home or stage: `viewing-20261128T110000Z.ics`. */
export const viewingFile = (showing: string): string =>
  `viewing-${new Date(showing).toISOString().replace(/[-:]|\.\d+/g, '')}.ics`
