// E-mail addresses: what is one, and when two are the same (specification 2 §5; contract-decisions 4.1).
import { normaliseLine } from './characters.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/** Most characters of an e-mail address (RFC 5321 §4.5.3; contract-decisions 4.1). */
export const maxEmailLength = 254
const maxLocalLength = 64

const isLocalPart = (text: string): boolean =>
  text.length <= maxLocalLength &&
  text.split('.').every((atom) => /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u.test(atom))

const isLabel = (text: string): boolean =>
  /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}$/u.test(text) && !text.endsWith('-')

const isDomain = (text: string): boolean => {
  const labels = text.split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && labels.every(isLabel) && last.length > 1 && !/^\p{N}+$/u.test(last)
}

/**
 * A required e-mail address. Letters of every script are taken in both parts; quoted local parts, comments
 * and IP addresses are not. Value: the domain in lower case, the local part as typed. Errors: `required`,
 * `email`, `inputToLong`.
 */
export const emailRule: Rule<string> = textRule((typed) => {
  const line = normaliseLine(typed)
  const at = line.lastIndexOf('@')
  const local = line.slice(0, Math.max(at, 0))
  const domain = line
    .slice(at + 1)
    .toLowerCase()
    .normalize()
  if (!isLocalPart(local) || !isDomain(domain)) return invalid('email')
  const address = `${local}@${domain}`
  return address.length > maxEmailLength ? invalid('inputToLong', { max: maxEmailLength }) : valid(address)
})

/**
 * An e-mail address for comparison only (uniqueEmail, emailInUse): one line, NFC, all in lower case. Mail
 * servers may tell `Anna@` from `anna@`; people do not, and a second account by a capital letter would be a
 * trap.
 */
export const canonicalEmail = (text: string): string => normaliseLine(text).toLowerCase().normalize()
