// Rules for written texts: names, addresses, descriptions, messages, digits (FAULT-43 to FAULT-45, FAULT-52).
import { lengthOfText, normaliseText } from './characters.ts'
import type { Rule } from './rule.ts'
import { invalid, patternRule, textRule, valid } from './rule.ts'

/** Maximum length of each kind of text, in code points (FAULT-43 to FAULT-45). */
export const textLimits = {
  name: 50,
  short: 50,
  address: 250,
  light: 250,
  long: 500,
  message: 500,
  description: 5000,
} as const

/** Pieces that would become a link or markup. */
const light = /\/\/|www\.|[<>]/iu
/** Short texts and addresses: also the characters of e-mail and page addresses. */
const strict = /\/\/|www\.|[<>@?=]/iu

/**
 * A rule for a required text without forbidden pieces. Errors: `required`, `inputToLong` with `max`, `invalidInput` with `forbidden` (the
 * first match, in lower case) and `position` (its place, from 1, in code points of the normalised text), or without them if a required
 * character is missing. Length is checked first.
 */
const textOf = (
  kind: keyof typeof textLimits,
  forbidden: RegExp,
  {
    required,
    normalise,
  }: { readonly required?: RegExp; readonly normalise?: (typed: string) => string } = {},
): Rule<string> =>
  textRule((text) => {
    const max = textLimits[kind]
    if (lengthOfText(text) > max) return invalid('inputToLong', { max })
    const found = forbidden.exec(text)
    if (found)
      return invalid('invalidInput', {
        forbidden: found[0].toLowerCase(),
        position: lengthOfText(text.slice(0, found.index)) + 1,
      })
    return required && !required.test(text) ? invalid('invalidInput') : valid(text)
  }, normalise)

/** First and last names: at most 50, with a letter, no links, markup, `@ ? =` or digits of any script (FAULT-43). */
export const nameRule: Rule<string> = /* @__PURE__ */ textOf('name', /\/\/|www\.|[<>@?=\p{Nd}]/iu, {
  required: /\p{L}/u,
})

/** Short text: at most 50, no links, markup or `@ ? =` (FAULT-44). */
export const shortTextRule: Rule<string> = /* @__PURE__ */ textOf('short', strict)

/** Street addresses and the like: at most 250, the same texts forbidden as in short text (FAULT-44). */
export const addressRule: Rule<string> = /* @__PURE__ */ textOf('address', strict)

/** Long text: at most 500, the same texts forbidden as in short text, but `?` is allowed (FAULT-44). */
export const longTextRule: Rule<string> = /* @__PURE__ */ textOf('long', /\/\/|www\.|[<>@=]/iu)

/** Light text: at most 250, only links and markup are forbidden (FAULT-44). */
export const lightTextRule: Rule<string> = /* @__PURE__ */ textOf('light', light)

/** The description of a fault: at most 5000, over several lines, light. */
export const descriptionRule: Rule<string> = /* @__PURE__ */ textOf('description', light, {
  normalise: normaliseText,
})

/** A message: at most 500, over several lines, light. */
export const messageRule: Rule<string> = /* @__PURE__ */ textOf('message', light, {
  normalise: normaliseText,
})

/** Digits only: error `numeric`. The value stays a text with leading zeros. */
export const numericRule: Rule<string> = /* @__PURE__ */ patternRule(/^\d+$/, 'numeric')

/** Digits and slashes only: error `numericAndSlash`. */
export const numericAndSlashRule: Rule<string> = /* @__PURE__ */ patternRule(/^[\d/]+$/, 'numericAndSlash')
