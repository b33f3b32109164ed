// What people fill in about a showing: with how many they come, who came by, and where to send what is printed.
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

/** The number of people in a party, as text: whole, from 1 to `most`. */
export const partySizeRule = (max: number): Rule<number, string> =>
  rule((value) => {
    const text = String(value ?? '').trim()
    if (text === '') return invalid('required')
    if (!/^\d{1,3}$/.test(text)) return invalid('numeric')
    const size = Number(text)
    return size >= 1 && size <= max ? valid(size) : invalid('invalidInput', { max })
  })

/** The most that one party can be at any showing. */
export const partySizeLimit = 10

/** Who comes by without having booked. `wantsNews` is a yes to be written to; nobody is without it. */
export const showingVisitorRule = formRule({
  firstName: nameRule,
  lastName: nameRule,
  email: emailRule,
  phone: optionalRule(phoneRule),
  partySize: partySizeRule(partySizeLimit),
  wantsNews: checkboxRule,
  /** That they have read what becomes of what they write. */
  hasRead: mustBeTrueRule,
})
/** What a visitor says. */
export type ShowingVisitor = OutputOf<typeof showingVisitorRule>
