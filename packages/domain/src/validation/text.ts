// Rules for what people write: names, addresses, descriptions, messages, digits (specification 2 §5).
import { lengthOfText, normaliseLine, normaliseText } from './characters.ts'
import type { Checked } from './field-error.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/**
 * What a text may not contain; the first hit is named in the error. Each is a `u` expression without a state.
 */
export const forbiddenInText = {
  /**
   * Descriptions, messages and light texts: what would become a link or markup (contract-decisions, rulings).
   */
  light: /\/\/|www\.|[<>]/iu,
  /** Short texts and addresses. */
  strict: /\/\/|www\.|[<>@?=]/iu,
  /** Long texts: as strict, but a question may be asked. */
  strictWithQuestions: /\/\/|www\.|[<>@=]/iu,
  /** Names: as strict, and no digits of any script. */
  name: /\/\/|www\.|[<>@?=\p{Nd}]/iu,
} as const satisfies Readonly<Record<string, RegExp>>

/** The most that each kind of text may hold, in code points (specification 2 §5, §9). */
export const textLimits = {
  name: 50,
  short: 50,
  address: 250,
  light: 250,
  long: 500,
  message: 500,
  description: 5000,
} as const

/** What a text may be: see {@link textOf}. */
export interface TextDefinition {
  /** Most code points after normalisation. */
  readonly max: number
  /** What it may not contain; without it anything goes. */
  readonly forbidden?: RegExp
  /** Whether line breaks are kept. Otherwise they become spaces. */
  readonly lines?: boolean
}

/**
 * A rule for a required text. Errors: `required`, `inputToLong` with `max`, `invalidInput` with `forbidden`
 * (what was found, in lower case) and `position` (its place, from 1, in code points of the normalised text).
 * Length is looked at first.
 */
export const textOf = ({ max, forbidden, lines = false }: TextDefinition): Rule<string> =>
  textRule((typed) => {
    const text = lines ? normaliseText(typed) : normaliseLine(typed)
    if (lengthOfText(text) > max) return invalid('inputToLong', { max })
    const found = forbidden?.exec(text)
    return found
      ? invalid('invalidInput', {
          forbidden: found[0].toLowerCase(),
          position: lengthOfText(text.slice(0, found.index)) + 1,
        })
      : valid(text)
  })

/** First and last names: at most 50, no links, markup, `@ ? =` or digits (specification 2 §5). */
export const nameRule: Rule<string> = textOf({ max: textLimits.name, forbidden: forbiddenInText.name })

/** Generic text: at most 50, no links, markup or `@ ? =` (specification 2 §5). */
export const shortTextRule: Rule<string> = textOf({
  max: textLimits.short,
  forbidden: forbiddenInText.strict,
})

/** Street addresses and the like: at most 250, forbidden as in generic text (specification 2 §5). */
export const addressRule: Rule<string> = textOf({
  max: textLimits.address,
  forbidden: forbiddenInText.strict,
})

/** The 500 variant: forbidden as in generic text, but `?` is allowed (specification 2 §5). */
export const longTextRule: Rule<string> = textOf({
  max: textLimits.long,
  forbidden: forbiddenInText.strictWithQuestions,
})

/** The light 250 variant: only links and markup are forbidden (specification 2 §5). */
export const lightTextRule: Rule<string> = textOf({
  max: textLimits.light,
  forbidden: forbiddenInText.light,
})

/** The description of a fault: at most 5000, over several lines, light (contract-decisions, rulings). */
export const descriptionRule: Rule<string> = textOf({
  max: textLimits.description,
  forbidden: forbiddenInText.light,
  lines: true,
})

/** A message: at most 500, over several lines, light (contract-decisions, rulings). */
export const messageRule: Rule<string> = textOf({
  max: textLimits.message,
  forbidden: forbiddenInText.light,
  lines: true,
})

const matching =
  (pattern: RegExp, key: 'numeric' | 'numericAndSlash') =>
  (typed: string): Checked<string> => {
    const text = normaliseLine(typed)
    return pattern.test(text) ? valid(text) : invalid(key)
  }

/** Digits only: error `numeric`. The value stays a text, leading zeros and all. */
export const numericRule: Rule<string> = textRule(matching(/^[0-9]+$/, 'numeric'))

/** Digits and slashes only: error `numericAndSlash` (contract-decisions 4.2). */
export const numericAndSlashRule: Rule<string> = textRule(matching(/^[0-9/]+$/, 'numericAndSlash'))
