// What a template is: the words and data that its pages need, and its component.
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
  /** As a request or a document has them. */
  readonly cookies: string
  /** Asks by way of the page's query cache. */
  readonly fetch: FetchQuery
  /** Undefined in place of data that could not be fetched: the template shows that itself, and the page counts as not whole. */
  readonly required: <Value>(value: Promise<Value>) => Promise<Value | undefined>
  /** The same for what stands beside what the page is for: it is answered 200 without it, and kept by no cache. */
  readonly optional: <Value>(value: Promise<Value>) => Promise<Value | undefined>
  /** What the address names is not there, or somebody else's: the template says so itself, and the page is answered 404. */
  readonly markNotFound: () => void
}

export interface TemplateProps<P extends Page, Data> {
  readonly page: P
  readonly data: Data
}

export interface Template<P extends Page, Data> {
  /** Which words the page needs besides the frame's. */
  readonly texts: readonly TextsName[] | ((page: P) => readonly TextsName[])
  /** What the first paint shows besides the page itself: the same on the server, at hydration and on navigation. */
  readonly load: (context: LoadContext<P>) => Promise<Data>
  readonly Component: ComponentType<TemplateProps<P, Data>>
  /** What only some pages of the template show: loaded with them, and their styles sent along. */
  readonly shows?: (page: P) => readonly PageModule[]
  /** JSON-LD of what the page is about; asked for on the server alone. */
  readonly structuredData?: (page: P, origin: string, site: SiteDefinition) => Promise<readonly object[]>
  /** The template that most go on to from here: its code is loaded when the browser is idle. */
  readonly leadsTo?: Page['template']
}

/** A template of any page, as the registry hands it out: pages and templates are paired by kind. */
export type AnyTemplate = Template<Page, unknown>
