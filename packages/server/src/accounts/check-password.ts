// Looking at a password that somebody types to prove that an account is theirs: guesses count as those of signing in do.
import { organisationOf } from '@husrum/domain'
import type { Visitor } from '../http/visitor.ts'
import { networkOf } from '../http/visitor-address.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalidField, locked } from './account-outcome.ts'
import type { Passwords } from './passwords.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'

export interface CheckPasswordDependencies {
  readonly failures: Pick<SignInFailures, 'count'>
  readonly passwords: Pick<Passwords, 'verify'>
}

/** Undefined where the password is right; otherwise what to answer, at the field that it was typed into. */
export type CheckPassword = (
  typed: {
    readonly accountId: string
    readonly passwordHash: string | null
    readonly password: string | undefined
    readonly field: 'password' | 'currentPassword'
  },
  visitor: Pick<Visitor, 'site' | 'address'>,
) => Promise<AccountOutcome | undefined>

export const makeCheckPassword =
  ({ failures, passwords }: CheckPasswordDependencies): CheckPassword =>
  async ({ accountId, passwordHash, password, field }, { site, address }) => {
    if (!password) return invalidField(field, 'required')
    const attempt = await failures.count({
      organisation: organisationOf(site),
      account: accountId,
      network: networkOf(address),
    })
    if (attempt.kind === 'locked') return locked(attempt.seconds)
    if (!(await attempt.look(() => passwords.verify(passwordHash, password.normalize()))))
      return invalidField(field, 'invalidInput')
    await attempt.succeeded()
    return undefined
  }
