// One secret from outside, and from it a key for each purpose, so that none can stand in for another.
import { hkdfSync } from 'node:crypto'

/** What a key is for. A new purpose gets a name of its own. */
export type KeyPurpose =
  | 'token'
  | 'flow'
  | 'identity-seal'
  | 'identity-lookup'
  | 'link'
  | 'form'
  | 'attempts'
  | 'jobs'
  | 'device'
  | 'case-draft'
  | 'case-report'
  | 'payment'
  | 'booking'
  | 'booking-email'
  | 'signing'
  | 'signing-flow'
  | 'evidence'
  | 'evidence-seal'
  | 'showing'
  | 'panorama'
  | 'archive'
  | 'backup'

export interface SecretKeys {
  /** 32 bytes, always the same for a purpose. */
  keyFor(purpose: KeyPurpose): Uint8Array<ArrayBuffer>
}

/** @param secret at least 32 bytes of randomness, as text or bytes. */
export const makeSecretKeys = (secret: string | Uint8Array): SecretKeys => {
  const keys = new Map<KeyPurpose, Uint8Array<ArrayBuffer>>()
  return {
    keyFor: (purpose) => {
      const known = keys.get(purpose)
      if (known) return known
      const key = new Uint8Array(hkdfSync('sha256', secret, 'husrum', purpose, 32))
      keys.set(purpose, key)
      return key
    },
  }
}
