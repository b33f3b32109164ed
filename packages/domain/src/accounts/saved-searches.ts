// Searches that a person keeps under a name, to come back to.
import type { SiteDefinition } from '../sites/sites.ts'
import type { FormInput, FormValues, Rule } from '../validation/rule.ts'
import { formRule, invalid, textRule, valid } from '../validation/rule.ts'
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

/** What a new saved search asks for. */
export interface SavedSearchFields extends Readonly<Record<string, Rule<unknown>>> {
  readonly name: Rule<string>
  readonly address: Rule<string>
}

/**
 * The form that keeps a search: a name of at most 50 characters, and an address of at most 2,000, on the site's search
 * page and nowhere that dots could climb to, else `invalidInput`.
 */
export const savedSearchRule = (
  site: SiteDefinition,
): Rule<FormValues<SavedSearchFields>, FormInput<SavedSearchFields>> =>
  formRule<SavedSearchFields>({
    name: shortTextRule,
    address: textRule((address) =>
      site.routes.search &&
      address.startsWith(site.routes.search) &&
      /^[!-~]{1,2000}$/.test(address) &&
      !/\.\.|%2e|\\|#/i.test(address)
        ? valid(address)
        : invalid('invalidInput'),
    ),
  })
