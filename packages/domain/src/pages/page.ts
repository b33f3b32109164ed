// What the backend answers for a path: everything around a page, and the page's own model.
import type { HomeDetails, Stage, Tag } from '../residences/home.ts'
import type { Locale } from '../sites/site.ts'
import type { CrisisBanner } from './notices.ts'
import type { TemplateKind } from './template-kinds.ts'

/** A link with its words. */
export interface PageLink {
  readonly title: string
  readonly href: string
}

/** What a page tells search engines and those who share it. */
export interface Seo {
  readonly title: string
  readonly description: string
  /** Absolute address. */
  readonly canonical: string
  readonly robots: 'index,follow' | 'noindex,follow' | 'noindex,nofollow'
  /** Picture id for sharing; absent: the site's own. */
  readonly shareImage?: string
}

/** The menu in the header. */
export interface Navigation {
  readonly main: readonly PageLink[]
}

/** A sister site in another country or language, under its own name. */
export interface CountryLink extends PageLink {
  readonly language: Locale
  readonly isCurrent: boolean
}

/** The lists of links at the foot of every page (specification 1 §2.5). */
export interface Footer {
  readonly companyLinks: readonly PageLink[]
  readonly discoveryLinks: readonly PageLink[]
  readonly helpLinks: readonly PageLink[]
  readonly countryLinks: readonly CountryLink[]
}

/** The frame that every page shares, also fetched by itself when a page cannot be had. */
export interface Chrome {
  readonly navigation: Navigation
  readonly footer: Footer
  readonly popularSearches: readonly PageLink[]
}

/** What a page's answer may have besides (specification 1 §3.2, 3 §3; provider-facts 5.6). */
export interface PageExtras {
  readonly crisisBanner?: CrisisBanner
  /** Whether the page belongs to the company rather than to its homes. */
  readonly isCorporate?: boolean
  readonly cookiesPageUrl?: string
  /** The part of the cookies page with questions and answers. */
  readonly cookiesFaqSectionId?: string
  /** Where an editor changes the page. */
  readonly editUrl?: string
  /** Whether an editor is looking at it. */
  readonly editMode?: boolean
  /** The languages in which the page can be had. */
  readonly languages?: readonly CountryLink[]
  readonly subMenu?: readonly PageLink[]
  readonly careerNavigation?: readonly PageLink[]
  /** What analytics is told of the page, once consent is given. */
  readonly dataLayer?: Readonly<Record<string, unknown>>
  /** The home that the page is about. */
  readonly objectId?: string
}

interface PageBase<Template extends TemplateKind, Model> extends Chrome, PageExtras {
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
}

/** What stands around a search. */
export interface SearchModel {
  readonly heading: string
  readonly preamble: string
  /** Tags that the path named, in its order; empty where it named none. */
  readonly tags: readonly Tag[]
}

/** What a home's page shows. */
export interface ObjectModel {
  readonly home: HomeDetails
  readonly stage: Stage
  /** Homes to look at next, the nearest first. */
  readonly similarIds: readonly string[]
}

/** What a page says when nothing is there. */
export interface NotFoundModel {
  readonly heading: string
  readonly text: string
}

/** The first page of a site. */
export type StartPage = PageBase<'start', StartModel>
/** A search for homes. */
export type SearchPage = PageBase<'search', SearchModel>
/** One home. */
export type ObjectPage = PageBase<'object', ObjectModel>
/** A page, or a home, that is not there. */
export type NotFoundPage = PageBase<'notFound' | 'notFoundObject', NotFoundModel>

/** Every page that this release renders. */
export type Page = StartPage | SearchPage | ObjectPage | NotFoundPage
