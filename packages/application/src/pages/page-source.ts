// What the application wants of whoever keeps the pages: this server's content, or a content management system.
import type { Chrome, Page } from '@husrum/domain'

export type PageAnswer =
  | { readonly kind: 'page'; readonly page: Page }
  /** The page that says so, in the site's words. */
  | { readonly kind: 'not-found'; readonly page: Page }

/** Fails with `ServiceUnavailable` or `ContractBroken`. */
export interface PageSource {
  pageAt(path: string): Promise<PageAnswer>
  /** Navigation and footer alone. */
  chrome(): Promise<Chrome>
}
