// E-mail addresses: validation and comparison (FAULT-41).
import { normaliseLine } from './characters.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/** Maximum length of an e-mail address (RFC 5321 §4.5.3). */
const max = 254

/**
 * Up to 64 characters without a dot at the ends or two in a row, an @, and labels of up to 63 without a hyphen at the ends, of which the
 * last is a top-level domain: two letters or more, or its ASCII form ("xn--p1ai").
 */
const shape =
  /^(?!\.|.*\.[.@])[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/u

/**
 * A required e-mail address. Letters of every script are accepted in both parts; quoted local parts, comments and IP addresses are not.
 * Value: the domain in lower case, the local part as typed. Errors: `required`, `email`, `inputToLong`.
 */
export const emailRule: Rule<string> = /* @__PURE__ */ textRule((line) => {
  const at = line.lastIndexOf('@')
  const address = line.slice(0, at) + line.slice(at).toLowerCase().normalize()
  if (!shape.test(address)) return invalid('email')
  return address.length > max ? invalid('inputToLong', { max }) : valid(address)
})

/**
 * An e-mail address for comparison only (uniqueEmail, emailInUse): one line, NFC, all in lower case. Mail servers may distinguish `Anna@`
 * from `anna@`; people do not, and must not get a second account by a capital letter.
 */
export const canonicalEmail = (text: string): string => normaliseLine(text).toLowerCase().normalize()

/**
 * The mailbox of an address, for counting e-mails to it: the part after a plus is its owner's label (RFC 5233), and all labels share one
 * mailbox.
 *
 * @example mailboxOf('Anna+hus@example.com') // "anna@example.com"
 */
export const mailboxOf = (text: string): string => {
  const address = canonicalEmail(text)
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const [mailbox = ''] = local.split('+')
  return `${mailbox || local}${address.slice(at)}`
}
