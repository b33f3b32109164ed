// The backend's response for a path: the frame of a page, and the page's own model.

import type { BookingStep } from '../booking/booking-status.ts'
import type { Contact } from '../contacts/contacts.ts'
import type { HomePaperLink } from '../documents/home-papers.ts'
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

/** A link with its text. */
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
  /** Picture id for sharing; the site's own if absent. */
  readonly shareImage?: string
  /** The same page in other languages, this one among them: hreflang → absolute address. */
  readonly alternates?: readonly { readonly language: string; readonly href: string }[]
}

/** A menu link, with its submenu. */
export interface MenuLink extends PageLink {
  readonly children?: readonly PageLink[]
}

/** The menus of the header. */
export interface Navigation {
  readonly main: readonly MenuLink[]
  /** Of the corporate pages; empty if a site has none. */
  readonly corporate: readonly MenuLink[]
  readonly career: readonly MenuLink[]
  /** Short links next to the menu, the most important first: two are shown if there is a search, otherwise three. */
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

/** The contact details of a site. */
export interface SiteContact {
  readonly phone?: string
  readonly email: string
  /** Opening hours as text. */
  readonly hours?: string
  /** The same as data: without holidays. */
  readonly openingHours?: readonly OpeningHours[]
}

/** The frame that every page shares, also fetched separately if a page cannot be loaded. */
export interface Chrome {
  readonly navigation: Navigation
  readonly footer: Footer
  readonly popularSearches: readonly PageLink[]
  readonly contact: SiteContact
  readonly crisisBanner?: CrisisBanner
  /** Address of the cookies page; absent if a site has none. */
  readonly cookiesPageUrl?: string
  /** Address of the withdrawal from an online agreement; absent if there is no such right. */
  readonly withdrawalPageUrl?: string
  /** The part of the cookies page with questions and answers. */
  readonly cookiesFaqSectionId?: string
}

/** Optional parts of a page's answer (PLAT-41). */
export interface PageExtras {
  /** Whether the page belongs to the company rather than to its homes. */
  readonly isCorporate?: boolean
  /** Address of the page in the editor. */
  readonly editUrl?: string
  /** Whether an editor is viewing it. */
  readonly editMode?: boolean
  /** The available languages of the page. */
  readonly languages?: readonly CountryLink[]
  readonly subMenu?: readonly PageLink[]
  /** Data for analytics, once consent is given. */
  readonly dataLayer?: Readonly<Record<string, unknown>>
  /** The home of the page. */
  readonly objectId?: string
  /** True if electronic identification is unavailable, as its provider is not set up: no page offers it then. */
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

/** The model of the start page. */
export interface StartModel {
  readonly heading: string
  readonly preamble: string
  readonly heroImage: string
  readonly places: readonly Tag[]
  readonly newestIds: readonly string[]
  /** Content below the homes and places. */
  readonly blocks: readonly PlacedBlock[]
}

/** Content around a search. */
export interface SearchModel {
  readonly heading: string
  readonly preamble: string
  /** Tags of the path, in its order; empty if it names none. */
  readonly tags: readonly Tag[]
  /** The title of the page for any search: all searches share one page. */
  readonly heads?: SearchHeads
  readonly mapTiles?: MapTiles
}

/** A third-party base map for the homes of a search, instead of the bundled one. */
export interface MapTiles {
  /** Tiles at an address with `{z}`, `{x}` and `{y}`, or one archive of raster or vector tiles. */
  readonly kind: 'raster' | 'pmtiles'
  readonly url: string
  /** Attribution of the map, in its owner's wording. */
  readonly attribution: string
}

/** Title and description of a search. */
export interface SearchHead {
  readonly title: string
  readonly description: string
}

/** Of the search everywhere, and of that in places, whose names replace {@link placesInHead}. */
export interface SearchHeads {
  readonly everywhere: SearchHead
  readonly inPlaces: SearchHead
}

/** Placeholder for the names of places in a head. */
export const placesInHead = '{places}'

/** Kinds of surroundings of a home, the most wanted first. */
export const surroundingKinds = [
  'publicTransport',
  'groceries',
  'preschool',
  'school',
  'playground',
  'water',
  'forest',
] as const

/** A destination around a stage, and the walking distance. */
export interface Surrounding {
  readonly kind: (typeof surroundingKinds)[number]
  /** Whole minutes on foot from the house. */
  readonly walkMinutes: number
  /** Its position, for a map; absent if unknown. */
  readonly geo?: GeoPoint
}

/** Additional data of a stage's own page, and of the pages of its homes. */
export interface StageDetails extends Stage {
  /** The sales contacts of its homes; absent or empty if the site's own contact applies. */
  readonly contacts?: readonly Contact[]
  /** Each kind at most once; absent if the distances are unknown. */
  readonly surroundings?: readonly Surrounding[]
  /** Of its houses, as each of its homes has it; absent if unknown. */
  readonly energyClass?: EnergyClass
  /** Its houses and their neighbours seen from above, for shadows; absent if there is no survey. */
  readonly houses?: readonly GroundVolume[]
}

/** The model of a home's page. */
export interface ObjectModel {
  readonly home: HomeDetails
  readonly stage: StageDetails
  /** Suggested homes, the nearest first. */
  readonly similar: readonly Home[]
  /** Its papers and those of its stage; absent without any. */
  readonly papers?: readonly HomePaperLink[]
}

/** The model of a stage's page. */
export interface StageModel {
  readonly stage: StageDetails
  /** Its homes of any status, those for sale first. */
  readonly homeIds: readonly string[]
  /** When the first of its homes was advertised, `yyyy-MM-dd`; absent for a stage without homes. */
  readonly publishedAt?: string
  /** Other stages with homes for sale, the nearest first. */
  readonly nearby: readonly Stage[]
  /** The address of its homes: a street and the span of its numbers, "Sjögatan 3–9". */
  readonly streets?: readonly string[]
  readonly mapTiles?: MapTiles
  /** The explorer of its homes; absent if there are no drawings for it. */
  readonly explorer?: ExplorerCover
  /** Its papers; absent without any. */
  readonly papers?: readonly HomePaperLink[]
}

/** Address of a stage's explorer, and its first picture. */
export interface ExplorerCover {
  readonly path: string
  /** Id of the picture service. */
  readonly image: string
  /** The picture's width divided by its height; 1.5 where absent. */
  readonly aspect?: number
}

/** The stage of the explorer: the homes and the pictures come from separate requests. */
export interface ResidenceExplorerModel {
  readonly stage: Stage
}

/** The model of a stage in which owners sell their homes. */
export interface SuccessionStageModel {
  /** Its path is that of its own page. */
  readonly stage: StageDetails
  /** Homes sold by their owners, in the order of the list. */
  readonly homes: readonly Home[]
  /** When its first house was ready to move in. */
  readonly yearBuilt?: number
}

/** The model of a page of premises. */
export interface PremisesObjectModel {
  readonly premises: PremisesDetails
  /** Other available premises, the nearest first. */
  readonly similar: readonly Premises[]
}

/** The model for premises that do not exist. */
export interface NotFoundPremisesModel extends NotFoundModel {
  /** Other available premises, those with the most similar address first. */
  readonly nearest: readonly Premises[]
  /** The site's additional text. */
  readonly blocks: readonly PlacedBlock[]
}

/** The model of a page composed of blocks. */
export interface ContentModel {
  readonly heading: string
  readonly preamble?: string
  /** Picture id. */
  readonly image?: string
  /** When it was published, `yyyy-MM-dd`. */
  readonly date?: string
  readonly author?: string
  readonly blocks: readonly PlacedBlock[]
  /** Of a page about a place, whose stages are on a map. */
  readonly mapTiles?: MapTiles
}

/** The page in front of the wizard of fault reports. */
export interface FaultReportModel extends ContentModel {
  readonly door: CaseDoor
}

/** A step of a booking: its data comes from requests that know its owner. */
export interface ClickToBuyModel {
  readonly step: BookingStep
  /** The page where a second applicant signs by a link. */
  readonly isInvitation?: boolean | undefined
}

/** The page for withdrawing from a booking: its bookings come from separate requests. */
export interface BookingWithdrawalModel {
  readonly heading: string
}

/** The model of a page that does not exist. */
export interface NotFoundModel {
  readonly heading: string
  readonly text: string
  /** For a missing home or stage: stages with homes for sale, in the same place if there are any. */
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
/** The house of a stage, in which its homes can be clicked. */
export type ResidenceExplorerPage = PageBase<'residenceExplorer', ResidenceExplorerModel>
/** A stage in which owners sell their homes. */
export type SuccessionStagePage = PageBase<'successionStage', SuccessionStageModel>
/** Premises. */
export type PremisesObjectPage = PageBase<'premisesObject', PremisesObjectModel>
/** Premises that do not exist. */
export type NotFoundPremisesPage = PageBase<'notFoundPremises', NotFoundPremisesModel>
/** Reporting faults: urgent cases, drafts, and the ways in. */
export type FaultReportPage = PageBase<'faultReport', FaultReportModel>
/** A step of a fault report. */
export type CaseWizardPage = PageBase<'caseWizard', CaseWizardModel>
/** A step of a booking. */
export type ClickToBuyPage = PageBase<'clickToBuy', ClickToBuyModel>
/** The page for withdrawing from a booking. */
export type BookingWithdrawalPage = PageBase<'bookingWithdrawal', BookingWithdrawalModel>
/** A page, a stage or a home that does not exist. */
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
