// Keyed hashes of words: made by the lasting key, and known by any, so that one secret can take over from another.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyPurpose, SecretKeys } from './secret-keys.ts'

/** 32 bytes for any words, which nobody reckons without the key. */
export interface KeyedHash {
  /** For what is written, or shown to people. */
  of(words: string): Uint8Array<ArrayBuffer>
  /** One for each key that is known, that of `of` first: for looking up what any of them has made. */
  allOf(words: string): readonly Uint8Array<ArrayBuffer>[]
  /** Whether what is shown was made of the words, by whichever key. */
  isOf(words: string, shown: Uint8Array): boolean
}

export const makeKeyedHash = (keys: SecretKeys, purpose: KeyPurpose): KeyedHash => {
  const [first, ...others] = keys.knownKeysFor(purpose)
  const by = (key: Uint8Array, words: string) =>
    new Uint8Array(createHmac('sha256', key).update(words).digest())
  const allOf = (words: string) => [first, ...others].map((key) => by(key, words))
  return {
    of: (words) => by(first, words),
    allOf,
    isOf: (words, shown) =>
      allOf(words).some((each) => each.length === shown.length && timingSafeEqual(each, shown)),
  }
}
