// The port to pages: content of this server, or of a content management system.
import type { Chrome, Page } from '@husrum/domain'

/** Information for editors in a view model, whether or not the rest of it can be used. */
export interface EditNote {
  readonly editMode: boolean
  /** Where the page can be edited. */
  readonly editUrl?: string
}

export type PageResult =
  /** `leftOut`: kinds of blocks that this release cannot render. */
  | { readonly kind: 'page'; readonly page: Page; readonly leftOut?: readonly string[] }
  /** The site's own not-found page. `isGone`: the page existed and was removed permanently. */
  | { readonly kind: 'not-found'; readonly page: Page; readonly isGone?: boolean }
  /** Neither the page nor a not-found page exists. */
  | { readonly kind: 'missing' }
  /** The content has moved to a path of this site, or to an https address. */
  | { readonly kind: 'moved'; readonly location: string; readonly isPermanent: boolean }
  /** Sign-in is required (401), access is denied (403), or the identity must be confirmed first (409). */
  | { readonly kind: 'refused'; readonly status: 401 | 403 | 409 }
  /** An unknown template, or a missing or invalid field. */
  | {
      readonly kind: 'unusable'
      readonly template: unknown
      /** The invalid field. */
      readonly reason: string
      readonly note: EditNote
    }

/** Fails with `ServiceUnavailable` or `ContractBroken`. */
export interface PageSource {
  pageAt(path: string): Promise<PageResult>
  /** Navigation and footer only. */
  chrome(): Promise<Chrome>
}
