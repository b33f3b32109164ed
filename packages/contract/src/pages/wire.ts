// What page and server share of page data, without a schema.

/** The suffix of a page's path in the request for its view model (PLAT-40). */
export const viewModelSuffix = 'GetViewModel'

/** Picture id of what is shown of a shared page that names none: what the site's own start page begins with. */
export const defaultShareImage = (siteKey: string): string => `ext-apartment-5-waterside-hero-${siteKey}`

/** The calendar file of a viewing, below the page of its home or stage: `viewing-20261128T110000Z.ics`. */
export const viewingFile = (showing: string): string =>
  `viewing-${new Date(showing).toISOString().replace(/[-:]|\.\d+/g, '')}.ics`
