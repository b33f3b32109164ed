// What of a payment proves where it is shown that it comes from us: to providers that call back, and in links to pay.
import { makeKeyedHash } from '../secrets/keyed-hash.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'

/** Marks of a payment's or refund's id: the first is for what is new, any of them may be shown to us. */
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
