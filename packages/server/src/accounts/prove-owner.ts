// What whoever sits at an open session must show before the account changes hands with what they change.
import { isFreshIdentity } from '@husrum/domain'
import type { Visitor } from '../http/visitor.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { outcome } from './account-outcome.ts'
import type { Accounts } from './accounts.ts'
import type { CheckPasswordDependencies } from './check-password.ts'
import { makeCheckPassword } from './check-password.ts'
import { liveSession } from './live-session.ts'

export interface ProveOwnerDependencies extends CheckPasswordDependencies {
  readonly accounts: Pick<Accounts, 'find'>
  /** Epoch milliseconds. */
  readonly now: () => number
}

/**
 * Undefined where it is the owner: they have just shown the identity of the account, or know its password. `MustActivatePid`
 * where only the identity is left to be shown.
 */
export const makeProveOwner = ({ accounts, now, ...others }: ProveOwnerDependencies) => {
  const checkPassword = makeCheckPassword(others)
  return async (password: string | undefined, visitor: Visitor): Promise<AccountOutcome | undefined> => {
    const session = liveSession(visitor)
    if (isFreshIdentity(session, now())) return undefined
    const { accountId } = session
    const passwordHash = (await accounts.find(accountId))?.passwordHash
    if (!passwordHash) return outcome('MustActivatePid')
    return checkPassword({ accountId, passwordHash, password, field: 'password' }, visitor)
  }
}
