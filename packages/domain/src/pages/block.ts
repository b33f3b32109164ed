// The blocks of a content page, so that templates are composed of data and blocks.

import type { SafeHtml } from '../formatting/safe-html.ts'
import type { Stage, Tag } from '../homes/home.ts'

/** A link in content: a path on the site, or an absolute address elsewhere. */
export interface ContentLink {
  readonly title: string
  readonly href: string
}

/** A few sentences, with a heading or without. */
export interface TextBlock {
  readonly kind: 'text'
  readonly heading?: string
  readonly body: SafeHtml
}

/** One picture, by its picture id, with an alternative text. */
export interface ImageBlock {
  readonly kind: 'image'
  readonly image: string
  readonly alt: string
  readonly caption?: string
}

/** One card of a row; without an address it is not a link. */
export interface ContentCard {
  readonly title: string
  readonly text: string
  readonly href?: string
  readonly image?: string
}

/** Cards side by side. */
export interface CardsBlock {
  readonly kind: 'cards'
  readonly heading?: string
  readonly intro?: string
  readonly cards: readonly ContentCard[]
}

/** A quotation. */
export interface QuoteBlock {
  readonly kind: 'quote'
  readonly text: string
  readonly who: string
  readonly role?: string
  readonly image?: string
}

/** Questions and answers (FAULT-35). Script text is dropped. */
export interface FaqBlock {
  readonly kind: 'faq'
  readonly heading?: string
  readonly questions: readonly { readonly question: string; readonly answer: SafeHtml }[]
}

/** Figures or terms with their values. */
export interface FactsBlock {
  readonly kind: 'facts'
  readonly heading?: string
  readonly facts: readonly { readonly term: string; readonly value: string }[]
}

/** The provider whose player shows a film. */
export const videoProviders = ['youtube', 'vimeo'] as const
/** One of {@link videoProviders}. */
export type VideoProvider = (typeof videoProviders)[number]

/** A film on a third-party site: played only with consent to third parties (PLAT-49). */
export interface VideoBlock {
  readonly kind: 'video'
  readonly heading?: string
  readonly title: string
  readonly provider: VideoProvider
  /** The provider's id of the film. */
  readonly video: string
  /** Picture id of the placeholder before it plays. */
  readonly image?: string
  readonly transcript?: SafeHtml
}

/** A page in a list of pages. */
export interface ListedPage extends ContentLink {
  readonly preamble: string
  /** `yyyy-MM-dd`, for news and the like. */
  readonly date?: string
  readonly image?: string
}

/** Items of the catalogue or the page tree, already looked up. */
export type ListingBlock = { readonly kind: 'listing'; readonly heading?: string } & (
  | { readonly listing: 'homes'; readonly ids: readonly string[] }
  | { readonly listing: 'stages'; readonly stages: readonly Stage[] }
  /** The same as a table, sorted by ascending price. */
  | { readonly listing: 'prices'; readonly stages: readonly Stage[] }
  | { readonly listing: 'places'; readonly places: readonly Tag[] }
  | { readonly listing: 'pages'; readonly pages: readonly ListedPage[] }
)

/** The forms that a page can contain: each works without scripts. */
export const contentForms = ['search', 'consent'] as const
/** One of {@link contentForms}. */
export type ContentForm = (typeof contentForms)[number]

/** A form by its name. */
export interface FormBlock {
  readonly kind: 'form'
  readonly heading?: string
  readonly form: ContentForm
}

/** People or departments to contact. */
export interface ContactBlock {
  readonly kind: 'contact'
  readonly heading?: string
  readonly contacts: readonly {
    readonly name: string
    readonly role?: string
    readonly phone?: string
    readonly email?: string
    readonly image?: string
  }[]
}

/** A list of links. */
export interface LinksBlock {
  readonly kind: 'links'
  readonly heading?: string
  readonly links: readonly ContentLink[]
}

/** Any block. The adapter leaves out a kind that this release does not support. */
export type Block =
  | TextBlock
  | ImageBlock
  | CardsBlock
  | QuoteBlock
  | FaqBlock
  | FactsBlock
  | VideoBlock
  | ListingBlock
  | FormBlock
  | ContactBlock
  | LinksBlock

/** A block on its page. */
export type PlacedBlock = Block & {
  /** Its position among all blocks of the page, from 1: links use it, independent of blocks that are left out. */
  readonly number?: number
}
