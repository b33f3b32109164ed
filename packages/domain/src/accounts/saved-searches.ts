// Searches that a person keeps under a name, to come back to and to be written to about.
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

/** A search that somebody keeps. */
export interface SavedSearch {
  readonly id: string
  readonly name: string
  /** Path and query of the search on its site, as the search writes them. */
  readonly address: string
  /** Epoch milliseconds. */
  readonly createdOn: number
  /** How often one is written to about it. */
  readonly rhythm: AlertRhythm
  /** What one is written to about; at least one. */
  readonly kinds: readonly AlertKind[]
  /** No letters for now. */
  readonly isPaused: boolean
}

/** What a new saved search asks for. */
export interface SavedSearchFields extends Readonly<Record<string, Rule<unknown>>> {
  readonly name: Rule<string>
  readonly address: Rule<string>
  readonly rhythm: Rule<AlertRhythm>
  readonly kinds: Rule<readonly AlertKind[]>
}

/** What following a search without an account asks for. */
export interface SearchAlertFields extends Readonly<Record<string, Rule<unknown>>> {
  readonly email: Rule<string>
  readonly address: Rule<string>
  readonly rhythm: Rule<AlertRhythm>
  readonly kinds: Rule<readonly AlertKind[]>
}

/** Most searches that one account, or one address of e-mail on a site, may keep. */
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

/** Absent, it is all of them; none chosen is `required`. */
const kindsRule: Rule<readonly AlertKind[]> = /* @__PURE__ */ rule<readonly AlertKind[]>((typed) => {
  if (typed === undefined) return valid(alertKinds)
  const chosen: readonly unknown[] = Array.isArray(typed) ? typed : [typed]
  if (chosen.some((kind) => !alertKinds.some((known) => known === kind))) return invalid('unknownValue')
  return chosen.length === 0 ? invalid('required') : valid(alertKinds.filter((kind) => chosen.includes(kind)))
})

/**
 * The form that keeps a search: a name of at most 50 characters, how often one is written to, about what, and an address of at most
 * 2,000, on the site's search page and nowhere that dots could climb to, else `invalidInput`.
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

/** The form of whoever has no account, and follows a search by an address of e-mail that a letter confirms. */
export const searchAlertRule = (
  site: SiteDefinition,
): Rule<FormValues<SearchAlertFields>, FormInput<SearchAlertFields>> =>
  formRule<SearchAlertFields>({
    email: emailRule,
    address: searchAddressRule(site),
    rhythm: rhythmRule,
    kinds: kindsRule,
  })

/**
 * The one address of a search that somebody keeps: what it asks for, without how much of the list was shown. What of the
 * address cannot be used is left out.
 */
export const savedSearchAddress = (path: string, query: QueryEntries, site: SiteDefinition): string =>
  writeSearchAddress({ ...readSearchAddress(path, query, site).state, items: pageSize }, site)

/** Where a search stands on the page of those that are kept: an id in the document. */
export const savedSearchAnchor = (id: string): string => `search-${id}`
