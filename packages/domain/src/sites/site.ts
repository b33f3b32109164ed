// The definition of a site: the shape of each site's file.
import type { SiteShowcase } from './showcase.ts'

/** Languages of the sites, as BCP 47 primary tags. The wire has Norwegian as `no`: see {@link SiteFacts.wireLocale}. */
export const locales = ['sv', 'nb', 'fi', 'en'] as const

/** One of {@link locales}. */
export type Locale = (typeof locales)[number]

/** The languages on the wire (PLAT-2). */
export type WireLocale = 'sv' | 'no' | 'fi' | 'en'

/** ISO 3166-1 alpha-2 codes of the countries that decide a site's law and formats. */
export type CountryCode = 'SE' | 'NO' | 'FI'

/**
 * The organisations that share accounts (PLAT-61): the position in the list is `siteOrgId` on the wire.
 */
export const accountOrganisations = ['unknown', 'mainAndCooperative', 'senior', 'norway'] as const
/** One of {@link accountOrganisations}. */
export type AccountOrganisation = (typeof accountOrganisations)[number]

/** One filter's bounds. `max` means "max or more"; a bound at its default is left out of the URL. */
export interface FilterRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Bounds for the search filters of one site (SEARCH-4). Price and monthly rent in whole currency units, area in m². */
export interface FilterRanges {
  readonly price: FilterRange
  readonly rent: FilterRange
  readonly rooms: FilterRange
  readonly area: FilterRange
}

/**
 * The features of a site (PLAT-3). A feature that is off does not exist there: no link, no route, no call; but the contractor has pages of
 * My Pages without sign-in, and the English subsite a page about consent.
 */
export interface SiteFeatures {
  /** Search for homes. */
  readonly search: boolean
  /** The filter panel with every filter. */
  readonly advancedSearch: boolean
  /** The short search of the start page: a place and a button. */
  readonly simpleSearch: boolean
  /** Free-text search in the corporate pages. */
  readonly corporateSearch: boolean
  readonly login: boolean
  readonly vip: boolean
  /** Investor pages with the share. */
  readonly stock: boolean
  /** The bell in the header instead of the older list. */
  readonly newNotification: boolean
  /** News in My Pages. */
  readonly myPagesNews: boolean
  /** The fault-report wizard. */
  readonly caseManagement: boolean
  /** Booking a home online. */
  readonly clickToBuy: boolean
  /** Booking in the newer layout; without it, as on the Finnish site, in the older one (PLAT-24). */
  readonly newerBooking: boolean
}

/**
 * The pages that have a fixed address on a site (PLAT-4). The content service decides the addresses of all other pages.
 */
export type PageRoute =
  | 'start'
  | 'search'
  /** Prefix of the paths of homes. */
  | 'homes'
  | 'textSearch'
  | 'corporateSearch'
  | 'premises'
  /** Rentals, and how to apply for one. */
  | 'rentals'
  | 'booking'
  | 'bookingInfo'
  | 'bookingContract'
  | 'login'
  | 'createAccount'
  | 'forgotPassword'
  | 'consent'
  | 'myPages'
  | 'residences'
  | 'residence'
  | 'settings'
  | 'news'
  | 'documents'
  | 'payments'
  | 'errands'
  | 'timeline'
  | 'contacts'
  | 'vip'
  | 'vipShowing'
  | 'savedSearches'
  | 'searchAlert'
  | 'succession'
  /** Page for registering interest in a home or a stage. */
  | 'interest'
  /** A visitor's favourite homes, signed in or not. */
  | 'favourites'
  /** Comparison of homes. */
  | 'compare'
  /** The page for fault reports without the wizard. */
  | 'faultReport'
  | 'careers'
  | 'vacancies'
  | 'cookies'
  | 'privacy'
  | 'vipInformation'
  | 'swanLabel'
  | 'about'

/** Paths of one site, each with a leading and a trailing slash (PLAT-4). A page without a path does not exist there. */
export type SiteRoutes = { readonly start: string } & { readonly [Route in PageRoute]?: string }

/** A site's formats of amounts, dates and times (PLAT-10 to PLAT-12). */
export interface SiteFormats {
  /** `{n}` is the placeholder of the amount. */
  readonly currency: string
  readonly currencyCode: 'SEK' | 'NOK' | 'EUR'
  readonly roomsLabel: string
  /** Set if one room has another word. */
  readonly roomLabel?: string
  /** Between the number of rooms and their label; a no-break space if absent. */
  readonly roomsJoint?: string
  /** Follows the rooms of a home with a sauna, in countries that count it to the layout. */
  readonly saunaLabel?: string
  /** Of decimals; a comma if absent. */
  readonly decimalSign?: ',' | '.'
  /** Finnish orthography omits the zeros of days and months. */
  readonly date: 'yyyy-MM-dd' | 'dd.MM.yyyy' | 'd.M.yyyy'
}

/** The content of a site's file. */
export interface SiteFacts {
  readonly key: string
  /** The `siteId` on the wire. */
  readonly siteId: number
  /** The `siteOrgId` on the wire: the index in {@link accountOrganisations}. */
  readonly siteOrgId: number
  /** The site whose homes are searched: a localised subsite shows its parent's. */
  readonly catalogueSiteId: number
  /** The `siteName` on the wire. */
  readonly name: string
  readonly locale: Locale
  readonly wireLocale: WireLocale
  /** The language of its homes' descriptions, if it is not the site's own. */
  readonly catalogueLocale?: Locale
  readonly country: CountryCode
  readonly hosts: { readonly production: string; readonly development: string }
  /** Prefix of the site's paths: `/`, or `/en/` for a localised subsite on its parent's host. */
  readonly basePath: string
  /** Whether the site is another site in another language (PLAT-2). */
  readonly isLocalizedSubsite: boolean
  readonly features: SiteFeatures
  readonly routes: SiteRoutes
  readonly formats: SiteFormats
  readonly ranges: FilterRanges
  readonly showcase: SiteShowcase
  /** Minimum share of the price as down payment, 0 to 1 (BOOK-19). */
  readonly minDownPaymentRate: number
  /** Booking fee of a home, whole units of the currency; 0 if there is none. */
  readonly bookingFee: number
  /** Fee for cancelling after the withdrawal period, whole units; 0 if there is none. */
  readonly withdrawalCost: number
}

/** The organisation of a site's accounts. Sites of one organisation share them. */
export const organisationOf = ({ siteOrgId }: Pick<SiteFacts, 'siteOrgId'>): AccountOrganisation =>
  accountOrganisations[siteOrgId] ?? 'unknown'
