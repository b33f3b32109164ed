// What the backend answers for a path: everything around a page, and the page's own model.
import type { HomeDetails, Stage, Tag } from '../residences/home.ts'
import type { Locale } from '../sites/site.ts'
import type { TemplateKind } from './template-kinds.ts'

export interface PageLink {
  readonly title: string
  readonly href: string
}

export interface Seo {
  readonly title: string
  readonly description: string
  /** Absolute address. */
  readonly canonical: string
  readonly robots: 'index,follow' | 'noindex,follow' | 'noindex,nofollow'
  /** Picture id for sharing; absent: the site's own. */
  readonly shareImage?: string
}

export interface Navigation {
  readonly main: readonly PageLink[]
}

/** A sister site in another country or language, under its own name. */
export interface CountryLink extends PageLink {
  readonly language: Locale
  readonly isCurrent: boolean
}

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

interface PageBase<Template extends TemplateKind, Model> extends Chrome {
  readonly template: Template
  readonly pageId: string
  readonly siteVersion: string
  readonly language: string
  readonly seo: Seo
  readonly breadcrumbs: readonly PageLink[]
  readonly model: Model
}

export interface StartModel {
  readonly heading: string
  readonly preamble: string
  readonly heroImage: string
  readonly places: readonly Tag[]
  readonly newestIds: readonly string[]
}

export interface SearchModel {
  readonly heading: string
  readonly preamble: string
  /** Tags that the path named, in its order; empty where it named none. */
  readonly tags: readonly Tag[]
}

export interface ObjectModel {
  readonly home: HomeDetails
  readonly stage: Stage
  /** Homes to look at next, the nearest first. */
  readonly similarIds: readonly string[]
}

export interface NotFoundModel {
  readonly heading: string
  readonly text: string
}

export type StartPage = PageBase<'start', StartModel>
export type SearchPage = PageBase<'search', SearchModel>
export type ObjectPage = PageBase<'object', ObjectModel>
export type NotFoundPage = PageBase<'notFound' | 'notFoundObject', NotFoundModel>

export type Page = StartPage | SearchPage | ObjectPage | NotFoundPage
