// Forms of a showing: the size of a party, a walk-in visitor, and the address for printed material.
import { emailRule } from '../validation/email.ts'
import { phoneRule } from '../validation/phone.ts'
import type { OutputOf, Rule } from '../validation/rule.ts'
import {
  checkboxRule,
  formRule,
  invalid,
  mustBeTrueRule,
  optionalRule,
  rule,
  valid,
} from '../validation/rule.ts'
import { nameRule } from '../validation/text.ts'

/** The number of people in a party, as text: whole, from 1 to `max`. */
export const partySizeRule = (max: number): Rule<number, string> =>
  rule((value) => {
    const text = String(value ?? '').trim()
    if (text === '') return invalid('required')
    if (!/^\d{1,3}$/.test(text)) return invalid('numeric')
    const size = Number(text)
    return size >= 1 && size <= max ? valid(size) : invalid('invalidInput', { max })
  })

/** Maximum size of a party at any showing. */
export const partySizeLimit = 10

/** A walk-in visitor without a booking. `wantsNews` is a voluntary consent to e-mails. */
export const showingVisitorRule = formRule({
  firstName: nameRule,
  lastName: nameRule,
  email: emailRule,
  phone: optionalRule(phoneRule),
  partySize: partySizeRule(partySizeLimit),
  wantsNews: checkboxRule,
  /** Confirmation of having read how the data is used. */
  hasRead: mustBeTrueRule,
})
/** The visitor's input. */
export type ShowingVisitor = OutputOf<typeof showingVisitorRule>
