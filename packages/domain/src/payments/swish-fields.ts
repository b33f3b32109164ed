// The fields of a Swish payment request, each derived from our own values or refused.
import type { Money } from '../money/money.ts'
import { amountText } from '../money/money.ts'
import { canonicalPhone } from '../validation/phone.ts'
import type { Rule } from '../validation/rule.ts'
import { invalid, textRule, valid } from '../validation/rule.ts'

/** How long a payment waits for the payer, ms: in the app 3 min, with the provider about 5.5 min. */
export const swishTimeouts = { app: 180_000, provider: 330_000 } as const

const when = (pattern: RegExp, text: string, made = text): string | undefined =>
  pattern.test(text) ? made : undefined

/**
 * `instructionUUID`: 32 upper-case hexadecimal digits, derived from the payment's id (a UUID with or without hyphens), so that a second
 * start is the same payment. Undefined if it is no UUID.
 */
export const swishInstructionId = (paymentId: string): string | undefined =>
  when(
    /^[\da-f]{8}(?:-[\da-f]{4}){4}[\da-f]{8}$|^[\da-f]{32}$/i,
    paymentId,
    paymentId.replaceAll('-', '').toUpperCase(),
  )

/** `payeePaymentReference`: the payment number if it is 1 to 35 of a–z, A–Z, 0–9 and hyphen, otherwise undefined. */
export const swishReference = (paymentNumber: string): string | undefined =>
  when(/^[\da-zA-Z-]{1,35}$/, paymentNumber)

/** `callbackIdentifier`: 32 to 36 of 0–9, A–Z, a–z and hyphen, otherwise undefined. */
export const swishCallbackIdentifier = (text: string): string | undefined =>
  when(/^[\da-zA-Z-]{32,36}$/, text)

/**
 * `payerAlias`: a phone number as country code and number, 8 to 15 digits: "070-123 45 67" → "46701234567". A number without a country code
 * is Swedish. Undefined for an invalid phone number.
 */
export const swishPayerAlias = (phone: string): string | undefined => {
  const typed = phone.trim()
  if (!/^[0-9+() -]{1,40}$/.test(typed)) return undefined
  // An alias that is already one has no plus.
  const number = canonicalPhone(/^46[0-9]{8,9}$/.test(typed) ? `+${typed}` : typed, 'SE')
  return when(/^[1-9][0-9]{7,14}$/, number.slice(1))
}

/** The payer's phone number in a form; the value is the `payerAlias`. Error: `swedishPhone`. */
export const swishPhoneRule: Rule<string> = textRule((text) => {
  const alias = swishPayerAlias(text)
  return alias === undefined ? invalid('swedishPhone') : valid(alias)
})

/** `amount` as text with a dot, 0.01 to 999999999999.99. Undefined for zero, negative and invalid amounts. */
export const swishAmount = (amount: Money): string | undefined =>
  amount === 0 ? undefined : amountText(amount)

const notAllowed = /[^a-z\u00e5\u00e4\u00f6A-Z\u00c5\u00c4\u00d60-9 :;.,?!()"]/g

/**
 * `message`: at most 50 letters, digits, spaces and `:;.,?!()"`. Other letters lose their accents (é → e), all else is removed, and runs of
 * spaces become one.
 */
export const swishMessage = (text: string): string =>
  text
    .normalize()
    .replace(/\s/g, ' ')
    .replace(notAllowed, (character) => character.normalize('NFD').charAt(0))
    .replace(notAllowed, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 50)
    .trim()

const tokenPattern = /^[\da-zA-Z-]{1,64}$/

/**
 * The link that opens the payment in the app on the same phone. The app returns to `returnUrl`. Undefined for an invalid token or address.
 */
export const swishAppLink = (token: string, returnUrl: string): string | undefined =>
  tokenPattern.test(token) && /^https?:\/\/[!-~]{1,2000}$/.test(returnUrl)
    ? `swish://paymentrequest?token=${token}&callbackurl=${encodeURIComponent(returnUrl)}`
    : undefined

/** The text of the QR code that opens the payment on another phone: `D` and the token. Undefined for an invalid token. */
export const swishQrText = (token: string): string | undefined => when(tokenPattern, token, `D${token}`)

/** The order, and the provider's record of it: the same fields. */
export interface SwishOrder {
  readonly id: string
  readonly amount: Money
  readonly currency: string
  /** The merchant's number. */
  readonly payeeAlias: string
  readonly payeePaymentReference: string
}

const orderFields = ['id', 'amount', 'currency', 'payeeAlias', 'payeePaymentReference'] as const

/** The fields of a fetched payment that differ from the order; a payment may only be settled without any. */
export const swishDifferences = (ordered: SwishOrder, fetched: SwishOrder): readonly (keyof SwishOrder)[] =>
  orderFields.filter((field) => ordered[field] !== fetched[field])
