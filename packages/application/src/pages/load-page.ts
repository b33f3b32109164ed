// Load the page at an address, whatever becomes of it.
import type { Chrome, Page, PageOutcome, SiteDefinition } from '@husrum/domain'
import { afterPageLoad } from '@husrum/domain'
import { ContractBroken, ServiceUnavailable } from '../failures.ts'
import type { PageResult, PageSource } from './page-source.ts'

/** What an editor is told of a page that cannot be shown as it is. Visitors never get it. */
export interface EditorsReason {
  readonly kind: 'unknownTemplate' | 'broken'
  /** The template's name, or which field is wrong. */
  readonly detail: string
  readonly editUrl?: string
}

export type LoadedPage =
  /** `leftOut`: kinds of blocks that this release cannot show. */
  | { readonly kind: 'page'; readonly page: Page; readonly leftOut?: readonly string[] }
  | { readonly kind: 'not-found'; readonly page: Page }
  /** The view model could not be had or used; `chrome` is there if at least that could. */
  | {
      readonly kind: 'failed'
      /** `missing`: nothing is there, and no page says so. */
      readonly cause: 'unavailable' | 'broken' | 'missing'
      readonly chrome?: Chrome
      readonly editor?: EditorsReason
    }

/** What is wanted is elsewhere: the content has moved, or one must sign in first. */
export interface PageElsewhere {
  readonly kind: 'elsewhere'
  /** A path of the site with its query, or an https address. */
  readonly address: string
  readonly isPermanent: boolean
}

/** `search` is the address's query with its question mark; it comes along where one is sent elsewhere. */
export type LoadPage = (path: string, search?: string) => Promise<LoadedPage | PageElsewhere>

const outcomeOf = (answer: PageResult): PageOutcome => {
  switch (answer.kind) {
    case 'page':
      return { kind: 'answered', status: 200, template: answer.page.template }
    case 'not-found':
      return { kind: 'answered', status: 404, template: answer.page.template }
    case 'refused':
      return { kind: 'answered', status: answer.status }
    case 'unusable':
      return { kind: 'answered', status: 200, template: answer.template }
    default:
      return { kind: 'answered', status: 404 }
  }
}

const editorsReason = (
  answer: Extract<PageResult, { kind: 'unusable' }>,
  isUnknownTemplate: boolean,
): EditorsReason | undefined => {
  const { template, reason, note } = answer
  if (!note.editMode) return undefined
  return {
    kind: isUnknownTemplate ? 'unknownTemplate' : 'broken',
    detail: isUnknownTemplate ? String(template) : reason,
    ...(note.editUrl !== undefined && { editUrl: note.editUrl }),
  }
}

/** A query of the content's own wins over the visitor's. */
const withSearch = (location: string, search: string): string =>
  location.includes('?') || location.includes('#') ? location : location + search

/**
 * On failure navigation and footer are fetched by themselves, so that the error page has them; 401 and 403 lead to the
 * login, from which one returns (specification 3 §4.3).
 */
export const makeLoadPage = ({
  pages,
  site,
  report,
}: {
  pages: PageSource
  site: SiteDefinition
  report: (error: unknown) => void
}): LoadPage => {
  const failed = async (
    cause: 'unavailable' | 'broken' | 'missing',
    editor?: EditorsReason,
  ): Promise<LoadedPage> => {
    const rest = editor && { editor }
    try {
      return { kind: 'failed', cause, chrome: await pages.chrome(), ...rest }
    } catch {
      return { kind: 'failed', cause, ...rest }
    }
  }

  return async (path, search = '') => {
    let answer: PageResult
    try {
      answer = await pages.pageAt(path)
    } catch (error) {
      report(error)
      return failed(error instanceof ServiceUnavailable ? 'unavailable' : 'broken')
    }
    if (answer.kind === 'moved')
      return {
        kind: 'elsewhere',
        address: withSearch(answer.location, search),
        isPermanent: answer.isPermanent,
      }
    const next = afterPageLoad(site, path + search, outcomeOf(answer))
    if (next.kind === 'signIn') return { kind: 'elsewhere', address: next.address, isPermanent: false }
    if (answer.kind === 'unusable') {
      const isUnknown = next.kind === 'unknownTemplate'
      const what = isUnknown ? `unknown template ${JSON.stringify(next.value)}` : answer.reason
      report(new ContractBroken(`The page at ${path} cannot be shown: ${what}`))
      return failed('broken', editorsReason(answer, isUnknown))
    }
    if (answer.kind === 'page' || answer.kind === 'not-found') return answer
    return failed(answer.kind === 'missing' ? 'missing' : 'broken')
  }
}
