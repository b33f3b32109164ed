// The port to pages: this server's content, or a content management system.
import type { Chrome, Page } from '@husrum/domain'

/** What a view model says to its editor, whether or not the rest of it can be used. */
export interface EditNote {
  readonly editMode: boolean
  /** Where the page is changed. */
  readonly editUrl?: string
}

export type PageResult =
  /** `leftOut`: kinds of blocks that this release cannot show. */
  | { readonly kind: 'page'; readonly page: Page; readonly leftOut?: readonly string[] }
  /** The page that says so, in the site's words. `isGone`: it was there, and never comes back. */
  | { readonly kind: 'not-found'; readonly page: Page; readonly isGone?: boolean }
  /** Nothing is there, and no page says so. */
  | { readonly kind: 'missing' }
  /** The content has moved to a path of this site, or to an https address. */
  | { readonly kind: 'moved'; readonly location: string; readonly isPermanent: boolean }
  /** One must sign in (401), may not see it (403), or must confirm one's identity first (409). */
  | { readonly kind: 'refused'; readonly status: 401 | 403 | 409 }
  /** A template that does not exist here, or a field that is missing or wrong. */
  | {
      readonly kind: 'unusable'
      readonly template: unknown
      /** Which field. */
      readonly reason: string
      readonly note: EditNote
    }

/** Fails with `ServiceUnavailable` or `ContractBroken`. */
export interface PageSource {
  pageAt(path: string): Promise<PageResult>
  /** Navigation and footer alone. */
  chrome(): Promise<Chrome>
}
