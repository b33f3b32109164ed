// Personal numbers at rest: sealed, to be read by nobody else, and as a keyed hash, to find an account by.
import type { CountryCode } from '@husrum/domain'
import { makeKeyedHash } from '../secrets/keyed-hash.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'

/** The owner's country, and the number in canonical form; in Finland the separator is part of the identity (SEC-17). */
export interface PersonalNumber {
  readonly country: CountryCode
  readonly personalNumber: string
}

export interface IdentityVault {
  /** For one account's row, and for no other. */
  seal(number: PersonalNumber, accountId: string): Uint8Array<ArrayBuffer>
  /** Undefined where the seal is another row's, or was made with another key. */
  open(sealed: Uint8Array, accountId: string): PersonalNumber | undefined
  /** By which somebody is kept whom no row knows yet: the same for the same number, 32 bytes. */
  lookupOf(number: PersonalNumber): Uint8Array<ArrayBuffer>
  /** By any of which rows may know somebody, while one secret takes over from another. */
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
