// Derives a key for each purpose from one configured secret, so that none can replace another.
import { hkdfSync } from 'node:crypto'

/** Purposes of keys. A new purpose gets a name of its own. */
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
  | 'webhook'

export interface SecretKeys {
  /**
   * 32 bytes, the same on all servers whichever secret encrypts new data, until `npm run rekey` has re-encrypted everything: for keyed
   * hashes that are looked up, and for links in e-mails.
   */
  keyFor(purpose: KeyPurpose): Uint8Array<ArrayBuffer>
  /** 32 bytes each: that of `keyFor`, then every other that may have made a value that is looked up or presented. */
  knownKeysFor(purpose: KeyPurpose): readonly [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]]
  /** 32 bytes each: the first encrypts new data, all of them are accepted. For seals and tokens. */
  keysFor(purpose: KeyPurpose): readonly [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]]
}

export interface OtherSecrets {
  /** Data encrypted with these is accepted, too. */
  readonly also?: readonly string[]
  /** The secret of `keyFor`; the secret itself if absent. */
  readonly lasting?: string
}

const derive = (secret: string | Uint8Array, purpose: KeyPurpose): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hkdfSync('sha256', secret, 'husrum', purpose, 32))

/** @param secret at least 32 bytes of randomness, as text or bytes. */
export const makeSecretKeys = (
  secret: string | Uint8Array,
  { also = [], lasting }: OtherSecrets = {},
): SecretKeys => {
  const kept = new Map<KeyPurpose, Uint8Array<ArrayBuffer>>()
  const first = lasting ?? secret
  const others = [...new Set([secret, ...also])].filter((each) => each !== first)
  return {
    knownKeysFor: (purpose) => [derive(first, purpose), ...others.map((each) => derive(each, purpose))],
    keyFor: (purpose) => {
      const known = kept.get(purpose) ?? derive(first, purpose)
      kept.set(purpose, known)
      return known
    },
    keysFor: (purpose) => [derive(secret, purpose), ...also.map((each) => derive(each, purpose))],
  }
}
