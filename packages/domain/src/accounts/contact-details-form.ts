// The settings of My Pages: the personal data that users can edit.
import { phoneRule } from '../validation/phone.ts'
import { postalCodeRule } from '../validation/postal-code.ts'
import type { OutputOf } from '../validation/rule.ts'
import { checkboxRule, formRule, invalid, optionalRule, textRule, valid } from '../validation/rule.ts'
import { addressRule, nameRule, shortTextRule } from '../validation/text.ts'

/** ISO 3166-1 alpha-2 in capitals, checked by its shape only; anything else is `unknownValue`. */
const countryRule = textRule((text) =>
  /^[A-Za-z]{2}$/.test(text) ? valid(text.toUpperCase()) : invalid('unknownValue'),
)

/**
 * Contact details and preferred name. The phone number is required, the postal address is optional. The legal name is not included: it
 * comes from the e-identity or the contract. Nor is the e-mail address, which requires a proof of ownership.
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
/** A valid {@link contactDetailsForm}. */
export type ContactDetails = OutputOf<typeof contactDetailsForm>

type Fields = { readonly [Field in keyof ContactDetails]?: string | boolean | undefined }

/**
 * The fields to write when the form was also open elsewhere (another tab, another device). `changed`: fields that differ from what the form
 * was opened with; `conflicts`: those of them that were changed to another value meanwhile. An unedited field keeps its current value.
 *
 * @param seen what the form was opened with; absent: all sent fields are changes.
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
