// The settings of My Pages: what people may change of their own data.
import { phoneRule } from '../validation/phone.ts'
import { postalCodeRule } from '../validation/postal-code.ts'
import type { OutputOf } from '../validation/rule.ts'
import { checkboxRule, formRule, invalid, optionalRule, textRule, valid } from '../validation/rule.ts'
import { addressRule, shortTextRule } from '../validation/text.ts'

/** ISO 3166-1 alpha-2 in capitals, by its shape; anything else is `unknownValue`. */
const countryRule = textRule((text) =>
  /^[A-Za-z]{2}$/.test(text) ? valid(text.toUpperCase()) : invalid('unknownValue'),
)

/**
 * How to reach somebody. A phone number is needed; where they live may stay empty. Names are not in it: they come from the
 * e-identity or from the contract. Nor is the e-mail address, which takes a proof of who changes it.
 */
export const contactDetailsForm = formRule({
  phone: phoneRule,
  address: optionalRule(addressRule),
  postalCode: optionalRule(postalCodeRule),
  city: optionalRule(shortTextRule),
  country: optionalRule(countryRule),
  newsletter: checkboxRule,
})
/** What {@link contactDetailsForm} holds once all is well. */
export type ContactDetails = OutputOf<typeof contactDetailsForm>
