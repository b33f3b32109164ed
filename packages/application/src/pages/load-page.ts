// Load the page at a path, whatever becomes of it.
import type { Chrome, Page } from '@husrum/domain'
import { ServiceUnavailable } from '../failures.ts'
import type { PageSource } from './page-source.ts'

export type LoadedPage =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'not-found'; readonly page: Page }
  /** The view model could not be had; `chrome` is there if at least that could. */
  | { readonly kind: 'failed'; readonly cause: 'unavailable' | 'broken'; readonly chrome?: Chrome }

export type LoadPage = (path: string) => Promise<LoadedPage>

/** On failure navigation and footer are fetched by themselves, so that the error page has them (specification 3 §4.3). */
export const makeLoadPage =
  ({ pages, report }: { pages: PageSource; report: (error: unknown) => void }): LoadPage =>
  async (path) => {
    try {
      return await pages.pageAt(path)
    } catch (error) {
      report(error)
      const cause = error instanceof ServiceUnavailable ? 'unavailable' : 'broken'
      try {
        return { kind: 'failed', cause, chrome: await pages.chrome() }
      } catch {
        return { kind: 'failed', cause }
      }
    }
  }
