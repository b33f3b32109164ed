// Searches that a user has saved under a name, to open again and to get alerts about.
import type { AlertKind } from '../search/alert-news.ts'
import { alertKinds } from '../search/alert-news.ts'
import type { AlertRhythm } from '../search/alert-rhythm.ts'
import { alertRhythms } from '../search/alert-rhythm.ts'
import { pageSize } from '../search/paging.ts'
import type { QueryEntries } from '../search/query.ts'
import { readSearchAddress, writeSearchAddress } from '../search/search-address.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { emailRule } from '../validation/email.ts'
import type { FormInput, FormValues, Rule } from '../validation/rule.ts'
import { formRule, invalid, rule, textRule, valid } from '../validation/rule.ts'
import { shortTextRule } from '../validation/text.ts'

/** A saved search. */
export interface SavedSearch {
  readonly id: string
  readonly name: string
  /** Path and query of the search on its site, as the search writes them. */
  readonly address: string
  /** Epoch milliseconds. */
  readonly createdOn: number
  /** How often alerts are sent. */
  readonly rhythm: AlertRhythm
  /** The kinds of alerts; at least one. */
  readonly kinds: readonly AlertKind[]
  /** Alerts are paused. */
  readonly isPaused: boolean
}

/** The input of a new saved search. */
export interface SavedSearchFields extends Readonly<Record<string, Rule<unknown>>> {
  readonly name: Rule<string>
  readonly address: Rule<string>
  readonly rhythm: Rule<AlertRhythm>
  readonly kinds: Rule<readonly AlertKind[]>
}

/** The input for following a search without an account. */
export interface SearchAlertFields extends Readonly<Record<string, Rule<unknown>>> {
  readonly email: Rule<string>
  readonly address: Rule<string>
  readonly rhythm: Rule<AlertRhythm>
  readonly kinds: Rule<readonly AlertKind[]>
}

/** Maximum number of searches per account, or per e-mail address on a site. */
export const maxSavedSearches = 50

const isOnSearchPage = (address: string, { routes }: SiteDefinition): boolean =>
  routes.search !== undefined &&
  address.startsWith(routes.search) &&
  /^[!-~]{1,2000}$/.test(address) &&
  !/\.\.|%2e|\\|#/i.test(address)

const searchAddressRule = (site: SiteDefinition): Rule<string> =>
  textRule((address) => (isOnSearchPage(address, site) ? valid(address) : invalid('invalidInput')))

const rhythmRule: Rule<AlertRhythm> = /* @__PURE__ */ rule((typed) => {
  const rhythm = alertRhythms.find((known) => known === typed)
  return rhythm ? valid(rhythm) : invalid('unknownValue')
})

/** Absent means all of them; none chosen is `required`. */
const kindsRule: Rule<readonly AlertKind[]> = /* @__PURE__ */ rule<readonly AlertKind[]>((typed) => {
  if (typed === undefined) return valid(alertKinds)
  const chosen: readonly unknown[] = Array.isArray(typed) ? typed : [typed]
  if (chosen.some((kind) => !alertKinds.some((known) => known === kind))) return invalid('unknownValue')
  return chosen.length === 0 ? invalid('required') : valid(alertKinds.filter((kind) => chosen.includes(kind)))
})

/**
 * The form for saving a search: a name of at most 50 characters, the frequency and kinds of alerts, and an address of at most 2,000
 * characters on the site's search page, without path traversal, else `invalidInput`.
 */
export const savedSearchRule = (
  site: SiteDefinition,
): Rule<FormValues<SavedSearchFields>, FormInput<SavedSearchFields>> =>
  formRule<SavedSearchFields>({
    name: shortTextRule,
    address: searchAddressRule(site),
    rhythm: rhythmRule,
    kinds: kindsRule,
  })

/** The form for visitors without an account, who follow a search by an e-mail address that they confirm by letter. */
export const searchAlertRule = (
  site: SiteDefinition,
): Rule<FormValues<SearchAlertFields>, FormInput<SearchAlertFields>> =>
  formRule<SearchAlertFields>({
    email: emailRule,
    address: searchAddressRule(site),
    rhythm: rhythmRule,
    kinds: kindsRule,
  })

/** The canonical address of a saved search: its filters, without the length of the list. Unusable parameters are omitted. */
export const savedSearchAddress = (path: string, query: QueryEntries, site: SiteDefinition): string =>
  writeSearchAddress({ ...readSearchAddress(path, query, site).state, items: pageSize }, site)

/** The element id of a search on the page of saved searches. */
export const savedSearchAnchor = (id: string): string => `search-${id}`
