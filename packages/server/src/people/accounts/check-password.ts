// Checks a password that is typed to prove ownership of an account. Failures count towards the same limit as those of signing in.
import { organisationOf } from '@husrum/domain'
import type { Visitor } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/http/visitor-address.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalidField, locked } from './account-outcome.ts'
import type { Passwords } from './passwords.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'

export interface CheckPasswordDependencies {
  readonly failures: Pick<SignInFailures, 'count'>
  readonly passwords: Pick<Passwords, 'verify'>
}

/** Undefined if the password is right; otherwise the response, with the error at the field of the password. */
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
