// Proves that callbacks from providers and payment links originate from us.
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'

/** Marks of a payment's or refund's id: new ones use the first, any is accepted. */
export interface PaymentMarks {
  callback(id: string): readonly [string, ...string[]]
  handover(id: string): readonly [string, ...string[]]
}

export const makePaymentMarks = (keys: SecretKeys): PaymentMarks => {
  const hash = makeKeyedHash(keys, 'payment')
  const wordsOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex').slice(0, 32)
  const marksOf = (purpose: keyof PaymentMarks, id: string): readonly [string, ...string[]] => {
    const [, ...others] = hash.allOf(`${purpose} ${id}`)
    return [wordsOf(hash.of(`${purpose} ${id}`)), ...others.map(wordsOf)]
  }
  return { callback: (id) => marksOf('callback', id), handover: (id) => marksOf('handover', id) }
}
