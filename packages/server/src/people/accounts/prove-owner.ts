// The proof of ownership that an open session needs before a change that could hand the account over.
import { isFreshIdentity } from '@husrum/domain'
import type { Visitor } from '../../platform/http/visitor.ts'
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
 * Undefined if ownership is proven: by a fresh identification, or by the password. `MustActivatePid` if only an identification can
 * prove it.
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
