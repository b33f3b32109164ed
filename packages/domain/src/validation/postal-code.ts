// Postal codes (specification 2 §5).
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/** Most characters of a postal code in the general form (specification 2 §5). */
const max = 50

/** A required postal code of any country: digits and spaces. Errors: `numeric`, `inputToLong` with `max`. */
export const postalCodeRule: Rule<string> = /* @__PURE__ */ textRule((text) => {
  if (!/^[\d ]+$/.test(text)) return invalid('numeric')
  return text.length > max ? invalid('inputToLong', { max }) : valid(text)
})
