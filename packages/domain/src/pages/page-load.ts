// Effect of the response to a page's view model, when the page reloads, and its scroll position.
import { barePath, routeOfPath } from '../sites/routes.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { readHash } from './hash-link.ts'
import { identityAddress, loginAddress } from './return-path.ts'
import type { PageTemplateKind } from './template-kinds.ts'
import { templateKindOf } from './template-kinds.ts'

/** The response for a page. */
export type PageOutcome =
  /** `template` is the name in the body, if any. */
  | { readonly kind: 'answered'; readonly status: number; readonly template?: unknown }
  /** No response: the network, a timeout, an unreadable body. */
  | { readonly kind: 'failed' }

/** The next action. */
export type PageContinuation =
  | { readonly kind: 'render'; readonly template: PageTemplateKind }
  | { readonly kind: 'signIn'; readonly address: string }
  /** Load navigation and footer separately, and show an error page in them. */
  | { readonly kind: 'showError'; readonly template: 'error' | 'notFound' }
  /** An error to report; the frame stays, with an error page in it. */
  | { readonly kind: 'unknownTemplate'; readonly value: unknown }

const showError = (template: 'error' | 'notFound'): PageContinuation => ({ kind: 'showError', template })

/**
 * The effect of a page's response (PLAT-43). 200 and 404 show their data; a 404 without data shows the 404 page. 401 and 403 redirect to
 * the login and back to `address` (path and query), and 409 to confirming the identity there; a site without login shows its error page.
 * Everything else shows the error page, or the 404 page if the response names it.
 */
export const afterPageLoad = (
  site: SiteDefinition,
  address: string,
  outcome: PageOutcome,
): PageContinuation => {
  if (outcome.kind === 'failed') return showError('error')
  const { status, template } = outcome
  if (status === 401 || status === 403 || status === 409) {
    const login = status === 409 ? identityAddress(site, address) : loginAddress(site, address)
    return login === undefined ? showError('error') : { kind: 'signIn', address: login }
  }
  if (status === 404 && template === undefined) return showError('notFound')
  if (status !== 200 && status !== 404) return showError(template === 'notFound' ? 'notFound' : 'error')
  const known = templateKindOf(template)
  return known ? { kind: 'render', template: known } : { kind: 'unknownTemplate', value: template }
}

/** Minimum time between two reloads for a new site version, in milliseconds. */
export const minReloadIntervalMs = 300_000

/** The conditions of a reload. Instants are epoch milliseconds. */
export interface ReloadFacts {
  /** The site version in the page's response. */
  readonly pageVersion: string
  /** The version of the running page. */
  readonly storedVersion?: string | undefined
  /** Whether a reload would lose work: a changed form, an upload, an identity flow. */
  readonly isBusy: boolean
  readonly lastReloadAt?: number | undefined
  readonly now: number
}

/**
 * Whether the page reloads because the site has a new version (PLAT-47). `later` while unsaved work would be lost or the last reload is
 * less than {@link minReloadIntervalMs} ago; a last reload in the future, by a clock that was set back, does not count. `none` if versions
 * agree or one is unknown.
 */
export const reloadDecision = ({
  pageVersion,
  storedVersion,
  isBusy,
  lastReloadAt,
  now,
}: ReloadFacts): 'none' | 'reload' | 'later' => {
  if (!pageVersion || !storedVersion || pageVersion === storedVersion) return 'none'
  if (isBusy) return 'later'
  const elapsed = now - (lastReloadAt ?? Number.NEGATIVE_INFINITY)
  return elapsed >= 0 && elapsed < minReloadIntervalMs ? 'later' : 'reload'
}

/** The scroll position of a page. */
export type PageScroll =
  | { readonly kind: 'top' }
  | { readonly kind: 'restore'; readonly scrollY: number }
  /** To a content block, after its delay and with its offset (see `displayMeasures`). */
  | { readonly kind: 'block'; readonly elementId: string }
  | { readonly kind: 'keep' }

/**
 * The scroll position of the page at `to` (PLAT-48). A hash of a content block takes precedence; the same path keeps its position; the
 * search restores its last position; all other pages begin at the top.
 */
export const scrollOnPageChange = (
  site: SiteDefinition,
  {
    from,
    to,
    hash,
    savedScrollY,
  }: {
    readonly from: string
    readonly to: string
    readonly hash: string
    /** Pixels from the top, the last position of the search. */
    readonly savedScrollY?: number | undefined
  },
): PageScroll => {
  const link = readHash(hash)
  if (link.kind === 'block') return link
  if (barePath(from) === barePath(to)) return { kind: 'keep' }
  return savedScrollY !== undefined && routeOfPath(site, to)?.route === 'search'
    ? { kind: 'restore', scrollY: savedScrollY }
    : { kind: 'top' }
}
