// Personal numbers at rest: sealed for storage, and as a keyed hash to find an account by.
import type { CountryCode } from '@husrum/domain'
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'

/** The owner's country, and the number in canonical form; in Finland the separator is part of the identity (SEC-17). */
export interface PersonalNumber {
  readonly country: CountryCode
  readonly personalNumber: string
}

export interface IdentityVault {
  /** The seal is bound to the row of one account. */
  seal(number: PersonalNumber, accountId: string): Uint8Array<ArrayBuffer>
  /** Undefined if the seal belongs to another row, or was made with another key. */
  open(sealed: Uint8Array, accountId: string): PersonalNumber | undefined
  /** The keyed hash to store for a person who has no row yet: the same for the same number, 32 bytes. */
  lookupOf(number: PersonalNumber): Uint8Array<ArrayBuffer>
  /** All keyed hashes under which rows may store a person, while the secret is rotated. */
  lookupsOf(number: PersonalNumber): readonly Uint8Array<ArrayBuffer>[]
}

export const makeIdentityVault = (keys: SecretKeys): IdentityVault => {
  const { seal, open } = makeSeal(keys.keysFor('identity-seal'))
  const hash = makeKeyedHash(keys, 'identity-lookup')
  const wordsOf = ({ country, personalNumber }: PersonalNumber): string => `${country}:${personalNumber}`
  return {
    seal: (number, accountId) => seal(wordsOf(number), accountId),
    open: (sealed, accountId) => {
      const [country, personalNumber] = open(sealed, accountId)?.split(':', 2) ?? []
      return country && personalNumber ? { country: country as CountryCode, personalNumber } : undefined
    },
    lookupOf: (number) => hash.of(wordsOf(number)),
    lookupsOf: (number) => hash.allOf(wordsOf(number)),
  }
}
