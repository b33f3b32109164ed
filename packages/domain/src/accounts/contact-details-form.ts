// The settings of My Pages: what people may change of their own data.
import { phoneRule } from '../validation/phone.ts'
import { postalCodeRule } from '../validation/postal-code.ts'
import type { OutputOf } from '../validation/rule.ts'
import { checkboxRule, formRule, invalid, optionalRule, textRule, valid } from '../validation/rule.ts'
import { addressRule, nameRule, shortTextRule } from '../validation/text.ts'

/** ISO 3166-1 alpha-2 in capitals, by its shape; anything else is `unknownValue`. */
const countryRule = textRule((text) =>
  /^[A-Za-z]{2}$/.test(text) ? valid(text.toUpperCase()) : invalid('unknownValue'),
)

/**
 * How to reach somebody, and what to call them. A phone number is needed; where they live may stay empty. The legal name is
 * not in it: it comes from the e-identity or from the contract. Nor is the e-mail address, which takes a proof of who changes it.
 */
export const contactDetailsForm = formRule({
  preferredName: optionalRule(nameRule),
  phone: phoneRule,
  address: optionalRule(addressRule),
  postalCode: optionalRule(postalCodeRule),
  city: optionalRule(shortTextRule),
  country: optionalRule(countryRule),
  newsletter: checkboxRule,
})
/** What {@link contactDetailsForm} holds once all is well. */
export type ContactDetails = OutputOf<typeof contactDetailsForm>

type Fields = { readonly [Field in keyof ContactDetails]?: string | boolean | undefined }

/**
 * What of a form is to be written, where it was open while somebody else wrote too (another tab, another device).
 * `changed`: fields that differ from what the form was opened with; `conflicts`: those of them that have become something
 * else again meanwhile. What is as it was opened stays as it is by now.
 *
 * @param seen what the form was opened with; absent: whoever sends it says all of it anew.
 */
export const mergeContactDetails = (
  typed: Fields,
  seen: Fields | undefined,
  current: Fields,
): {
  readonly changed: readonly (keyof ContactDetails)[]
  readonly conflicts: readonly (keyof ContactDetails)[]
} => {
  const textOf = (value: string | boolean | undefined): string => String(value ?? '').normalize()
  const named = (Object.keys(typed) as (keyof ContactDetails)[]).filter((field) => typed[field] !== undefined)
  const isSame = (one: Fields, other: Fields, field: keyof ContactDetails): boolean =>
    textOf(one[field]) === textOf(other[field])
  if (!seen) return { changed: named, conflicts: [] }
  const changed = named.filter((field) => !isSame(typed, seen, field))
  return {
    changed,
    conflicts: changed.filter((field) => !isSame(seen, current, field) && !isSame(typed, current, field)),
  }
}
