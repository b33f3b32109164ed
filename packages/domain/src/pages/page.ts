// What the backend answers for a path: everything around a page, and the page's own model.
import type { BookingStep } from '../booking/booking-status.ts'
import type { Contact } from '../contacts/contacts.ts'
import type { CaseDoor, CaseWizardModel } from '../fault-report/case-page.ts'
import type { OpeningHours } from '../fault-report/emergency-contacts.ts'
import type { EnergyClass } from '../homes/enumerations.ts'
import type { GeoPoint, Home, HomeDetails, Stage, Tag } from '../homes/home.ts'
import type { Premises, PremisesDetails } from '../premises/premises.ts'
import type { Locale } from '../sites/site.ts'
import type { GroundVolume } from '../sun/shadows.ts'
import type { PlacedBlock } from './block.ts'
import type { CrisisBanner } from './notices.ts'
import type { PageTemplateKind } from './template-kinds.ts'

/** A link with its words. */
export interface PageLink {
  readonly title: string
  readonly href: string
}

/** Metadata for search engines and for sharing. */
export interface Seo {
  readonly title: string
  readonly description: string
  /** Absolute address. */
  readonly canonical: string
  readonly robots: 'index,follow' | 'noindex,follow' | 'noindex,nofollow'
  /** Picture id for sharing; absent: the site's own. */
  readonly shareImage?: string
  /** The same page in other languages, this one among them: hreflang → absolute address. */
  readonly alternates?: readonly { readonly language: string; readonly href: string }[]
}

/** A link of a menu, with those that unfold below it. */
export interface MenuLink extends PageLink {
  readonly children?: readonly PageLink[]
}

/** The menus of the header. */
export interface Navigation {
  readonly main: readonly MenuLink[]
  /** Of the corporate pages; empty where a site has none. */
  readonly corporate: readonly MenuLink[]
  readonly career: readonly MenuLink[]
  /** Short links beside the menu, the most wanted first: two are shown where there is a search, otherwise three. */
  readonly quickLinks: readonly PageLink[]
}

/** A sister site in another country or language, under its own name. */
export interface CountryLink extends PageLink {
  readonly language: Locale
  readonly isCurrent: boolean
}

/** The lists of links at the foot of every page (PLAT-32). */
export interface Footer {
  readonly companyLinks: readonly PageLink[]
  readonly discoveryLinks: readonly PageLink[]
  readonly helpLinks: readonly PageLink[]
  readonly socialLinks: readonly PageLink[]
  readonly countryLinks: readonly CountryLink[]
  /** Of the brand, with the year filled in. */
  readonly copyright: string
}

/** How to reach the people behind a site. */
export interface SiteContact {
  readonly phone?: string
  readonly email: string
  /** When somebody answers, in words. */
  readonly hours?: string
  /** The same for reckoning: holidays apart. */
  readonly openingHours?: readonly OpeningHours[]
}

/** The frame that every page shares, also fetched by itself when a page cannot be had. */
export interface Chrome {
  readonly navigation: Navigation
  readonly footer: Footer
  readonly popularSearches: readonly PageLink[]
  readonly contact: SiteContact
  readonly crisisBanner?: CrisisBanner
  /** Where the cookies page stands; absent where a site has none. */
  readonly cookiesPageUrl?: string
  /** Where one withdraws from what was agreed online; absent where there is no such right. */
  readonly withdrawalPageUrl?: string
  /** The part of the cookies page with questions and answers. */
  readonly cookiesFaqSectionId?: string
}

/** Optional parts of a page's answer (PLAT-41). */
export interface PageExtras {
  /** Whether the page belongs to the company rather than to its homes. */
  readonly isCorporate?: boolean
  /** Where an editor changes the page. */
  readonly editUrl?: string
  /** Whether an editor is looking at it. */
  readonly editMode?: boolean
  /** The languages in which the page can be had. */
  readonly languages?: readonly CountryLink[]
  readonly subMenu?: readonly PageLink[]
  /** What is sent to analytics, once consent is given. */
  readonly dataLayer?: Readonly<Record<string, unknown>>
  /** The home that the page is about. */
  readonly objectId?: string
  /** True where nobody can identify with an electronic identity, as its provider is not set up: no page offers it then. */
  readonly withoutIdentity?: boolean
}

interface PageBase<Template extends PageTemplateKind, Model> extends Chrome, PageExtras {
  readonly template: Template
  readonly pageId: string
  readonly siteVersion: string
  readonly language: string
  readonly seo: Seo
  readonly breadcrumbs: readonly PageLink[]
  readonly model: Model
}

/** What the start page shows. */
export interface StartModel {
  readonly heading: string
  readonly preamble: string
  readonly heroImage: string
  readonly places: readonly Tag[]
  readonly newestIds: readonly string[]
  /** What stands below the homes and places. */
  readonly blocks: readonly PlacedBlock[]
}

/** What stands around a search. */
export interface SearchModel {
  readonly heading: string
  readonly preamble: string
  /** Tags that the path named, in its order; empty where it named none. */
  readonly tags: readonly Tag[]
  /** What the page is called wherever a search leads: all searches share one page. */
  readonly heads?: SearchHeads
  readonly mapTiles?: MapTiles
}

/** A map by somebody else that lies under the homes of a search, in place of the one that comes with the web. */
export interface MapTiles {
  /** Pictures at an address with `{z}`, `{x}` and `{y}`, or one archive of pictures or of vectors. */
  readonly kind: 'raster' | 'pmtiles'
  readonly url: string
  /** Whose map it is, as its owner wants it said. */
  readonly attribution: string
}

/** Title and description of a search. */
export interface SearchHead {
  readonly title: string
  readonly description: string
}

/** Of the search everywhere, and of that in places, whose names take the place of {@link placesInHead}. */
export interface SearchHeads {
  readonly everywhere: SearchHead
  readonly inPlaces: SearchHead
}

/** Stands for the names of places in a head. */
export const placesInHead = '{places}'

/** What people look for around a home, the most asked first. */
export const surroundingKinds = [
  'publicTransport',
  'groceries',
  'preschool',
  'school',
  'playground',
  'water',
  'forest',
] as const

/** What is around a stage, and how far one walks to it. */
export interface Surrounding {
  readonly kind: (typeof surroundingKinds)[number]
  /** Whole minutes on foot from the house. */
  readonly walkMinutes: number
  /** Where it is, for a map; absent where that is not known. */
  readonly geo?: GeoPoint
}

/** What a stage's own page adds, and the pages of its homes. */
export interface StageDetails extends Stage {
  /** Who sells its homes; absent or empty where the site's own contact does. */
  readonly contacts?: readonly Contact[]
  /** Each kind at most once; absent where nobody has walked it. */
  readonly surroundings?: readonly Surrounding[]
  /** Of its houses, as each of its homes has it; absent where it is not known. */
  readonly energyClass?: EnergyClass
  /** Its houses and their neighbours seen from above, for shadows; absent where nobody has measured them. */
  readonly houses?: readonly GroundVolume[]
}

/** What a home's page shows. */
export interface ObjectModel {
  readonly home: HomeDetails
  readonly stage: StageDetails
  /** Homes to look at next, the nearest first. */
  readonly similar: readonly Home[]
}

/** What a stage's page shows. */
export interface StageModel {
  readonly stage: StageDetails
  /** Its homes whatever their status, those for sale first. */
  readonly homeIds: readonly string[]
  /** When the first of its homes was advertised, `yyyy-MM-dd`; absent for a stage without homes. */
  readonly publishedAt?: string
  /** Other stages with homes for sale, the nearest first. */
  readonly nearby: readonly Stage[]
  /** Where its homes stand: a street and the span of its numbers, "Sjögatan 3–9". */
  readonly streets?: readonly string[]
  readonly mapTiles?: MapTiles
  /** Where one can point at its homes; absent where nobody has drawn the house for that. */
  readonly explorer?: ExplorerCover
}

/** The way to a stage's explorer: its page and its first picture. */
export interface ExplorerCover {
  readonly path: string
  /** Id of the picture service. */
  readonly image: string
  /** The picture's width divided by its height; 1.5 where absent. */
  readonly aspect?: number
}

/** Whose homes the explorer shows: the homes and the pictures come from calls of their own. */
export interface ResidenceExplorerModel {
  readonly stage: Stage
}

/** What is shown of a stage in which owners sell their homes. */
export interface SuccessionStageModel {
  /** Its path is that of its own page. */
  readonly stage: StageDetails
  /** Those that their owners sell, in the order of the list. */
  readonly homes: readonly Home[]
  /** When the first of its houses was ready to be lived in. */
  readonly yearBuilt?: number
}

/** What the page of premises shows. */
export interface PremisesObjectModel {
  readonly premises: PremisesDetails
  /** Others that can be had, the nearest first. */
  readonly similar: readonly Premises[]
}

/** What is said where no premises are. */
export interface NotFoundPremisesModel extends NotFoundModel {
  /** Others that can be had, those first whose address is most like this one. */
  readonly nearest: readonly Premises[]
  /** What the site has written besides. */
  readonly blocks: readonly PlacedBlock[]
}

/** What a page composed of blocks shows. */
export interface ContentModel {
  readonly heading: string
  readonly preamble?: string
  /** Picture id. */
  readonly image?: string
  /** When it was published, `yyyy-MM-dd`. */
  readonly date?: string
  readonly author?: string
  readonly blocks: readonly PlacedBlock[]
  /** Of a page about a place, whose stages stand on a map. */
  readonly mapTiles?: MapTiles
}

/** What stands in front of the wizard of fault reports. */
export interface FaultReportModel extends ContentModel {
  readonly door: CaseDoor
}

/** A step of a booking: what is shown of it comes from calls that know whose it is. */
export interface ClickToBuyModel {
  readonly step: BookingStep
  /** Where a second applicant signs by a link. */
  readonly isInvitation?: boolean | undefined
}

/** Where one changes one's mind about a booking: whose bookings there are, calls tell. */
export interface BookingWithdrawalModel {
  readonly heading: string
}

/** What a page says when nothing is there. */
export interface NotFoundModel {
  readonly heading: string
  readonly text: string
  /** Where a home or a stage was looked for: stages with homes for sale, in the same place where there are any. */
  readonly instead?: readonly Stage[]
}

/** The first page of a site. */
export type StartPage = PageBase<'start', StartModel>
/** A search for homes. */
export type SearchPage = PageBase<'search', SearchModel>
/** One home; one that is let is a `rental`. */
export type ObjectPage = PageBase<'object' | 'rental', ObjectModel>
/** A stage with its homes; one whose homes are let is a `rentalProject`. */
export type StagePage = PageBase<'stage' | 'rentalProject', StageModel>
/** The house of a stage, in which one can point at homes. */
export type ResidenceExplorerPage = PageBase<'residenceExplorer', ResidenceExplorerModel>
/** A stage in which owners sell their homes. */
export type SuccessionStagePage = PageBase<'successionStage', SuccessionStageModel>
/** Premises. */
export type PremisesObjectPage = PageBase<'premisesObject', PremisesObjectModel>
/** Premises that are not there. */
export type NotFoundPremisesPage = PageBase<'notFoundPremises', NotFoundPremisesModel>
/** Where faults are reported: what is urgent, what was begun, and the ways in. */
export type FaultReportPage = PageBase<'faultReport', FaultReportModel>
/** A step of a fault report. */
export type CaseWizardPage = PageBase<'caseWizard', CaseWizardModel>
/** A step of a booking. */
export type ClickToBuyPage = PageBase<'clickToBuy', ClickToBuyModel>
/** Where one changes one's mind about a booking. */
export type BookingWithdrawalPage = PageBase<'bookingWithdrawal', BookingWithdrawalModel>
/** A page, a stage or a home that is not there. */
export type NotFoundPage = PageBase<'notFound' | 'notFoundObject' | 'notFoundStage', NotFoundModel>

/** The templates that have a model of their own; every other one is composed of blocks. */
export const ownModelTemplates = [
  'start',
  'search',
  'object',
  'rental',
  'stage',
  'rentalProject',
  'residenceExplorer',
  'successionStage',
  'premisesObject',
  'faultReport',
  'caseWizard',
  'clickToBuy',
  'bookingWithdrawal',
  'notFound',
  'notFoundObject',
  'notFoundStage',
  'notFoundPremises',
  'error',
] as const satisfies readonly PageTemplateKind[]
/** A template that is composed of blocks. */
export type ContentTemplateKind = Exclude<PageTemplateKind, (typeof ownModelTemplates)[number]>
/** A page composed of blocks. */
export type ContentPage = PageBase<ContentTemplateKind, ContentModel>

/** Every page. */
export type Page =
  | StartPage
  | SearchPage
  | ObjectPage
  | StagePage
  | ResidenceExplorerPage
  | SuccessionStagePage
  | PremisesObjectPage
  | FaultReportPage
  | CaseWizardPage
  | ClickToBuyPage
  | BookingWithdrawalPage
  | NotFoundPage
  | NotFoundPremisesPage
  | ContentPage
