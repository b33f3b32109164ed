// The shape of a brand site. A site is data: a feature asks what the site can do, never which site it is.

/** Languages that a site speaks, as BCP 47 primary tags (specification 1 §3.1 writes Norwegian as `no`). */
export type Locale = 'sv' | 'nb' | 'fi' | 'en'

export type CountryCode = 'SE' | 'NO' | 'FI'

export type SiteKey =
  | 'sweden'
  | 'sweden-english'
  | 'norway'
  | 'finland'
  | 'senior'
  | 'cooperative'
  | 'contractor'

/** One filter's bounds. `max` means "max or more"; a bound at its default is left out of the URL. */
export interface FilterRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Bounds for the search filters of one site (specification 1 §9.1, 3 §9). Price in whole currency units, area in m². */
export interface FilterRanges {
  readonly price: FilterRange
  readonly rooms: FilterRange
  readonly area: FilterRange
}

export interface SiteFeatures {
  readonly search: boolean
  readonly login: boolean
  readonly vip: boolean
}

/** Paths of one site, each with a leading and a trailing slash (specification 1 §2.1). A missing one does not exist there. */
export interface SiteRoutes {
  readonly start: string
  readonly search?: string
  /** What the path of a home begins with. */
  readonly homes?: string
}

/** How a site writes amounts and dates (specification 1 §9.4). */
export interface SiteFormats {
  /** `{n}` stands for the amount. */
  readonly currency: string
  readonly currencyCode: 'SEK' | 'NOK' | 'EUR'
  readonly roomsLabel: string
  /** Where one room is called otherwise. */
  readonly roomLabel?: string
  readonly date: 'yyyy-MM-dd' | 'dd.MM.yyyy'
}

export interface SiteDefinition {
  readonly key: SiteKey
  /** The number that the wire calls `siteId`. */
  readonly siteId: number
  /** Whose homes are searched: a localised subsite shows its parent's. */
  readonly catalogueSiteId: number
  readonly name: string
  readonly locale: Locale
  readonly country: CountryCode
  readonly hosts: { readonly production: string; readonly development: string }
  /** What the site's paths begin with: `/`, or `/en/` for a localised subsite on its parent's host. */
  readonly basePath: string
  readonly features: SiteFeatures
  readonly routes: SiteRoutes
  readonly formats: SiteFormats
  readonly ranges: FilterRanges
}
