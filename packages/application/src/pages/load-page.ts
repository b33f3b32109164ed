// Loads the page at an address; failures also become pages.
import type { Chrome, Page, PageOutcome, SiteDefinition } from '@husrum/domain'
import { afterPageLoad } from '@husrum/domain'
import { ContractBroken, ServiceUnavailable } from '../failures.ts'
import type { PageResult, PageSource } from './page-source.ts'

/** Why a page cannot be shown as it is; shown to editors only. */
export interface EditorsReason {
  readonly kind: 'unknownTemplate' | 'broken'
  /** The template's name, or the invalid field. */
  readonly detail: string
  readonly editUrl?: string
}

export type LoadedPage =
  /** `leftOut`: kinds of blocks that this release cannot render. */
  | { readonly kind: 'page'; readonly page: Page; readonly leftOut?: readonly string[] }
  /** `isGone`: the page existed and was removed permanently. */
  | { readonly kind: 'not-found'; readonly page: Page; readonly isGone?: boolean }
  /** The view model could not be loaded or used; `chrome` is present if it could be loaded. */
  | {
      readonly kind: 'failed'
      /** `missing`: neither the page nor a not-found page exists. */
      readonly cause: 'unavailable' | 'broken' | 'missing'
      readonly chrome?: Chrome
      readonly editor?: EditorsReason
    }

/** The content has moved, or sign-in is required. */
export interface PageElsewhere {
  readonly kind: 'elsewhere'
  /** A path of the site with its query, or an https address. */
  readonly address: string
  readonly isPermanent: boolean
}

export interface LoadPageDependencies {
  readonly source: PageSource
  readonly site: SiteDefinition
  /** Receives every failure that was turned into a page. */
  readonly report: (error: unknown) => void
}

/** `search` is the address's query with its question mark; it is appended to redirects. */
export type LoadPage = (path: string, search?: string) => Promise<LoadedPage | PageElsewhere>

const outcomeOf = (result: PageResult): PageOutcome => {
  switch (result.kind) {
    case 'page':
      return { kind: 'answered', status: 200, template: result.page.template }
    case 'not-found':
      return { kind: 'answered', status: 404, template: result.page.template }
    case 'refused':
      return { kind: 'answered', status: result.status }
    case 'unusable':
      return { kind: 'answered', status: 200, template: result.template }
    default:
      return { kind: 'answered', status: 404 }
  }
}

const editorsReason = (
  { template, reason, note }: Extract<PageResult, { kind: 'unusable' }>,
  isUnknownTemplate: boolean,
): EditorsReason | undefined => {
  if (!note.editMode) return undefined
  return {
    kind: isUnknownTemplate ? 'unknownTemplate' : 'broken',
    detail: isUnknownTemplate ? String(template) : reason,
    ...(note.editUrl !== undefined && { editUrl: note.editUrl }),
  }
}

/** If the content's location has a query, it replaces the visitor's. */
const withSearch = (location: string, search: string): string =>
  location.includes('?') || location.includes('#') ? location : location + search

/**
 * On failure, navigation and footer are fetched separately, so that the error page has them (PLAT-44). 401, 403 and 409
 * redirect to the login and back (PLAT-43).
 */
export const makeLoadPage = ({ source, site, report }: LoadPageDependencies): LoadPage => {
  const failed = async (
    cause: 'unavailable' | 'broken' | 'missing',
    editor?: EditorsReason,
  ): Promise<LoadedPage> => {
    const rest = editor && { editor }
    try {
      return { kind: 'failed', cause, chrome: await source.chrome(), ...rest }
    } catch {
      return { kind: 'failed', cause, ...rest }
    }
  }

  return async (path, search = '') => {
    let result: PageResult
    try {
      result = await source.pageAt(path)
    } catch (error) {
      report(error)
      return failed(error instanceof ServiceUnavailable ? 'unavailable' : 'broken')
    }
    if (result.kind === 'moved')
      return {
        kind: 'elsewhere',
        address: withSearch(result.location, search),
        isPermanent: result.isPermanent,
      }
    const next = afterPageLoad(site, path + search, outcomeOf(result))
    if (next.kind === 'signIn') return { kind: 'elsewhere', address: next.address, isPermanent: false }
    if (result.kind === 'unusable') {
      const isUnknown = next.kind === 'unknownTemplate'
      const what = isUnknown ? `unknown template ${JSON.stringify(next.value)}` : result.reason
      report(new ContractBroken(`The page at ${path} cannot be shown: ${what}`))
      return failed('broken', editorsReason(result, isUnknown))
    }
    if (result.kind === 'page' || result.kind === 'not-found') return result
    return failed(result.kind === 'missing' ? 'missing' : 'broken')
  }
}
