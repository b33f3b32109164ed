// Keyed hashes: made with the lasting key, and checked with any, so that one secret can replace another.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyPurpose, SecretKeys } from './secret-keys.ts'

/** 32 bytes for any text, which cannot be computed without the key. */
export interface KeyedHash {
  /** For values that are stored or shown. */
  of(words: string): Uint8Array<ArrayBuffer>
  /** One for each known key, that of `of` first: to look up values made with any of them. */
  allOf(words: string): readonly Uint8Array<ArrayBuffer>[]
  /** Whether a value is the hash of the text, with any key. */
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
