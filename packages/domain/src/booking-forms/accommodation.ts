// The buyer's present accommodation: the accommodation step of the Swedish variant.
import type { Rule } from '../validation/rule.ts'
import { checkboxRule, formRule, oneOfRule, optionalRule } from '../validation/rule.ts'
import { shortTextRule } from '../validation/text.ts'

/** The kinds of present accommodation: a closed set. */
export const presentHomes = ['condominium', 'ownership', 'tenancy', 'withOthers', 'other'] as const
/** One of {@link presentHomes}. */
export type PresentHome = (typeof presentHomes)[number]

/** The buyer's present accommodation. */
export interface Accommodation {
  readonly presentHome: PresentHome
  /** Whether the present home must be sold first.  */
  readonly mustSell: boolean
  /** In the buyer's words, at most 50 characters. */
  readonly other?: string
}

/** The step while it is filled in: no choice is the empty text. */
export interface AccommodationInput extends Omit<Accommodation, 'presentHome' | 'other'> {
  readonly presentHome: PresentHome | ''
  readonly other?: string | undefined
}

/** A rule over the accommodation step. */
export const accommodationRule: Rule<Accommodation, AccommodationInput> = formRule({
  presentHome: oneOfRule(presentHomes),
  mustSell: checkboxRule,
  other: optionalRule(shortTextRule),
})
