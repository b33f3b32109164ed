// The definition of a template: the texts and data that its pages need, and its component.
import type { Page, SiteDefinition } from '@husrum/domain'
import type { ComponentType } from 'react'
import type { PageModule } from '../lazy/lazy-component.tsx'
import type { TextsName } from '../texts/load-texts.ts'
import type { Capabilities } from './capabilities.tsx'
import type { FetchQuery } from './queries.tsx'

export interface Address {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
}

export interface LoadContext<P extends Page> extends Capabilities {
  readonly page: P
  readonly address: Address
  readonly site: SiteDefinition
  /** In the format of a request or a document. */
  readonly cookies: string
  /** Fetches through the page's query cache. */
  readonly fetch: FetchQuery
  /** Returns undefined if the data cannot be fetched: the template shows that itself, and the page counts as not whole. */
  readonly required: <Value>(value: Promise<Value>) => Promise<Value | undefined>
  /** The same for secondary data: without them the page has the status 200, and is not cached. */
  readonly optional: <Value>(value: Promise<Value>) => Promise<Value | undefined>
  /**
   * Call if the item that the address names is missing, or belongs to another account: the template says so itself, and the status is 404.
   */
  readonly markNotFound: () => void
}

export interface TemplateProps<P extends Page, Data> {
  readonly page: P
  readonly data: Data
}

export interface Template<P extends Page, Data> {
  /** The texts that the page needs in addition to the frame's. */
  readonly texts: readonly TextsName[] | ((page: P) => readonly TextsName[])
  /** Loads what the first paint shows in addition to the page itself: the same on the server, at hydration and on navigation. */
  readonly load: (context: LoadContext<P>) => Promise<Data>
  readonly Component: ComponentType<TemplateProps<P, Data>>
  /** Components that only some pages of the template show: loaded with them, and their styles are sent with the page. */
  readonly shows?: (page: P) => readonly PageModule[]
  /** JSON-LD about the subject of the page; only called on the server. */
  readonly structuredData?: (page: P, origin: string, site: SiteDefinition) => Promise<readonly object[]>
  /** The template that most visitors open next: its code is loaded when the browser is idle. */
  readonly leadsTo?: Page['template']
}

/** A template of any page, as the registry returns it: pages and templates are paired by kind. */
export type AnyTemplate = Template<Page, unknown>
