// Whether a secret matches a key of the settings: one key, or two separated by a comma while one replaces the other.
import { createHash, timingSafeEqual } from 'node:crypto'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** In constant time. */
export const isKnownKey = (shown: string, keys: string): boolean =>
  keys
    .split(',')
    .map((key) => timingSafeEqual(hashOf(shown), hashOf(key.trim())))
    .includes(true)
