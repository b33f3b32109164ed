// Searches that a person keeps under a name, to come back to.
import type { SiteDefinition } from '../sites/site.ts'
import type { FormValues, Rule } from '../validation/rule.ts'
import { form, invalid, textRule, valid } from '../validation/rule.ts'
import { shortTextRule } from '../validation/text.ts'

/** A search that somebody keeps. */
export interface SavedSearch {
  readonly id: string
  readonly name: string
  /** Path and query of the search on its site, as the search writes them. */
  readonly address: string
  /** Epoch milliseconds. */
  readonly createdOn: number
}

/** Most saved searches of one person. */
export const maxSavedSearches = 20

/** Longest address of a saved search, in characters. */
export const maxSavedSearchAddress = 2000

/** A saved search's address: on the site's search page and nowhere that dots could climb to, else `invalidInput`. */
const addressRule = (site: SiteDefinition): Rule<string> =>
  textRule((address) =>
    address.length > maxSavedSearchAddress
      ? invalid('inputToLong', { max: maxSavedSearchAddress })
      : site.routes.search !== undefined &&
          address.startsWith(site.routes.search) &&
          /^[!-~]*$/.test(address) &&
          !/\.\.|%2e|\\|#/i.test(address)
        ? valid(address)
        : invalid('invalidInput'),
  )

/** What a new saved search asks for. */
export interface SavedSearchFields extends Readonly<Record<string, Rule<unknown>>> {
  readonly name: Rule<string>
  readonly address: Rule<string>
}

/** The form that keeps a search: a name of at most 50 characters and an address on the site's search page. */
export const savedSearchRule = (site: SiteDefinition): Rule<FormValues<SavedSearchFields>> =>
  form<SavedSearchFields>({ name: shortTextRule, address: addressRule(site) })

/** Whether a search can be kept beside those that there are: not when it is there already, not beyond the limit. */
export const savedSearchRoom = (
  saved: readonly SavedSearch[],
  address: string,
):
  | { readonly kind: 'free' }
  | { readonly kind: 'already-saved'; readonly search: SavedSearch }
  | { readonly kind: 'full' } => {
  const search = saved.find((candidate) => candidate.address === address)
  if (search) return { kind: 'already-saved', search }
  return { kind: saved.length >= maxSavedSearches ? 'full' : 'free' }
}
