// Personal numbers at rest: sealed, to be read by nobody else, and as a keyed hash, to find an account by.
import { createHmac } from 'node:crypto'
import type { CountryCode } from '@husrum/domain'
import { makeSeal } from '../secrets/seal.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'

/** Whose number it is; the number in canonical form, in Finland with its sign, which is part of it (trap T18). */
export interface PersonalNumber {
  readonly country: CountryCode
  readonly personalNumber: string
}

export interface IdentityVault {
  /** For one account's row, and for no other. */
  seal(number: PersonalNumber, accountId: string): Uint8Array<ArrayBuffer>
  /** Undefined where the seal is another row's, or was made with another key. */
  open(sealed: Uint8Array, accountId: string): PersonalNumber | undefined
  /** The same for the same number, 32 bytes. */
  lookupOf(number: PersonalNumber): Uint8Array<ArrayBuffer>
}

export const makeIdentityVault = (keys: SecretKeys): IdentityVault => {
  const { seal, open } = makeSeal(keys.keysFor('identity-seal'))
  return {
    seal: ({ country, personalNumber }, accountId) => seal(`${country}:${personalNumber}`, accountId),
    open: (sealed, accountId) => {
      const [country, personalNumber] = open(sealed, accountId)?.split(':', 2) ?? []
      return country && personalNumber ? { country: country as CountryCode, personalNumber } : undefined
    },
    lookupOf: ({ country, personalNumber }) =>
      new Uint8Array(
        createHmac('sha256', keys.keyFor('identity-lookup')).update(`${country}:${personalNumber}`).digest(),
      ),
  }
}
