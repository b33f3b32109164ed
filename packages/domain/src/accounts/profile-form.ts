// The settings of My Pages: what people may change of their own data.
import { emailRule } from '../validation/email.ts'
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
 * The settings form. E-mail and phone are needed to reach people; where they live may stay empty. Names are not in it:
 * they come from the e-identity or from the contract.
 */
export const profileRule = formRule({
  email: emailRule,
  phone: phoneRule,
  address: optionalRule(addressRule),
  postalCode: optionalRule(postalCodeRule),
  city: optionalRule(shortTextRule),
  country: optionalRule(countryRule),
  newsletter: checkboxRule,
})
/** What the settings hold once all is well. */
export type ProfileAnswers = OutputOf<typeof profileRule>
