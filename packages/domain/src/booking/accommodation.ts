// Where a buyer lives now: the accommodation step of the Swedish variant (contract-decisions 4.3).
import type { Rule } from '../validation/rule.ts'
import { checkbox, form, oneOf, optional } from '../validation/rule.ts'
import { shortTextRule } from '../validation/text.ts'

/** How people live now: a closed set. */
export const presentHomes = ['condominium', 'ownership', 'tenancy', 'withOthers', 'other'] as const
/** One of {@link presentHomes}. */
export type PresentHome = (typeof presentHomes)[number]

/** Where a buyer lives now. */
export interface Accommodation {
  readonly presentHome: PresentHome
  /** Whether the present home must be sold first. Nobody sells what is not theirs. */
  readonly mustSell: boolean
  /** In the buyer's words, at most 50 characters. */
  readonly other?: string
}

const owned: readonly PresentHome[] = ['condominium', 'ownership']

/** A rule over the accommodation step. Selling a home that the buyer does not own is `invalidInput` at `mustSell`. */
export const accommodationRule: Rule<Accommodation> = form(
  { presentHome: oneOf(presentHomes), mustSell: checkbox, other: optional(shortTextRule) },
  ({ presentHome, mustSell }) =>
    mustSell && !owned.includes(presentHome) ? [{ key: 'invalidInput', path: ['mustSell'] }] : [],
)
