// The shape of a site: what each of the files that define one has to say.
import type { SiteShowcase } from './showcase.ts'

/**
 * Languages that a site speaks, as BCP 47 primary tags. The wire writes Norwegian as `no`: see {@link
 * SiteFacts.wireLocale}.
 */
export const locales = ['sv', 'nb', 'fi', 'en'] as const

/** One of {@link locales}. */
export type Locale = (typeof locales)[number]

/** The languages as the wire writes them (PLAT-2). */
export type WireLocale = 'sv' | 'no' | 'fi' | 'en'

/** ISO 3166-1 alpha-2 codes of the countries whose law and formats a site follows. */
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

/** Bounds for the search filters of one site (SEARCH-4). Price in whole currency units, area in m². */
export interface FilterRanges {
  readonly price: FilterRange
  readonly rooms: FilterRange
  readonly area: FilterRange
}

/**
 * The features of a site (PLAT-3). A feature that is off does not exist there: no link, no route, no call; but the
 * contractor has pages of My Pages without sign-in, and the English subsite a page about consent.
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
  /** The bell in the header in place of the older list. */
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
  /** What the path of a home begins with. */
  | 'homes'
  | 'textSearch'
  | 'corporateSearch'
  | 'premises'
  /** What is let, and how one rents it. */
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
  /** Where interest in a home or a stage is registered. */
  | 'interest'
  /** The homes that somebody has marked, signed in or not. */
  | 'favourites'
  /** Homes side by side. */
  | 'compare'
  /** The page that takes fault reports without the wizard. */
  | 'faultReport'
  | 'careers'
  | 'vacancies'
  | 'cookies'
  | 'privacy'
  | 'vipInformation'
  | 'swanLabel'
  | 'about'

/**
 * Paths of one site, each with a leading and a trailing slash (PLAT-4). A missing one does not exist there.
 */
export type SiteRoutes = { readonly start: string } & { readonly [Route in PageRoute]?: string }

/** How a site writes amounts, dates and times (PLAT-10 to PLAT-12). */
export interface SiteFormats {
  /** `{n}` stands for the amount. */
  readonly currency: string
  readonly currencyCode: 'SEK' | 'NOK' | 'EUR'
  readonly roomsLabel: string
  /** Where one room is called otherwise. */
  readonly roomLabel?: string
  /** Between the number of rooms and their label; a no-break space where absent. */
  readonly roomsJoint?: string
  /** Follows the rooms of a home with a sauna, in countries that count it to the layout. */
  readonly saunaLabel?: string
  /** Finland's rule of orthography leaves the zeros of days and months out. */
  readonly date: 'yyyy-MM-dd' | 'dd.MM.yyyy' | 'd.M.yyyy'
}

/** What a file that defines a site gives. */
export interface SiteFacts {
  readonly key: string
  /** The number that the wire calls `siteId`. */
  readonly siteId: number
  /** The number that the wire calls `siteOrgId`: the place in {@link accountOrganisations}. */
  readonly siteOrgId: number
  /** Whose homes are searched: a localised subsite shows its parent's. */
  readonly catalogueSiteId: number
  /** What the wire calls `siteName`. */
  readonly name: string
  readonly locale: Locale
  readonly wireLocale: WireLocale
  /** What its homes are described in, where that is not the site's own language. */
  readonly catalogueLocale?: Locale
  readonly country: CountryCode
  readonly hosts: { readonly production: string; readonly development: string }
  /** What the site's paths begin with: `/`, or `/en/` for a localised subsite on its parent's host. */
  readonly basePath: string
  /** Whether the site is another site in another language (PLAT-2). */
  readonly isLocalizedSubsite: boolean
  readonly features: SiteFeatures
  readonly routes: SiteRoutes
  readonly formats: SiteFormats
  readonly ranges: FilterRanges
  readonly showcase: SiteShowcase
  /** Smallest part of the price that a buyer pays down, 0 to 1 (BOOK-19). */
  readonly minDownPaymentRate: number
  /** What booking a home costs at once, whole units of the currency; 0 where nothing is paid then. */
  readonly bookingFee: number
  /** What changing one's mind costs after the days of withdrawal, whole units; 0 where nothing. */
  readonly withdrawalCost: number
}

/** Whose accounts a site has. Sites of one organisation share them. */
export const organisationOf = ({ siteOrgId }: Pick<SiteFacts, 'siteOrgId'>): AccountOrganisation =>
  accountOrganisations[siteOrgId] ?? 'unknown'
