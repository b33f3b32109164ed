// Sets another password while signed in: with the old one, or the first one with the identity. Ends all other sessions of the account.
import { isFreshIdentity, setPasswordForm } from '@husrum/domain'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, invalidField, outcome } from './account-outcome.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import { accountPageAddress, undoAddress } from './account-pages.ts'
import type { AllOrNothing } from './account-stores.ts'
import type { Accounts } from './accounts.ts'
import { makeCheckPassword } from './check-password.ts'
import { isKnownPassword } from './known-passwords.ts'
import { liveSession } from './live-session.ts'
import type { Passwords } from './passwords.ts'
import type { AccountUndos } from './postgres-account-undos.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'

export const makeChangePassword = ({
  accounts,
  failures,
  passwords,
  content,
  undos,
  allOrNothing,
  now,
}: {
  readonly accounts: Pick<Accounts, 'find'>
  readonly undos: Pick<AccountUndos, 'make'>
  readonly failures: Pick<SignInFailures, 'count'>
  readonly passwords: Passwords
  readonly content: PagesOfAccounts
  readonly allOrNothing: AllOrNothing
  /** Epoch milliseconds. */
  readonly now: () => number
}) => {
  const checkPassword = makeCheckPassword({ failures, passwords })
  return async (
    typed: { readonly currentPassword?: string | undefined },
    visitor: Visitor,
  ): Promise<AccountOutcome> => {
    const session = liveSession(visitor)
    const { accountId, sessionId } = session
    const checked = setPasswordForm.check(typed)
    if (checked.kind === 'invalid') return invalid(checked.issues)
    if (await isKnownPassword(checked.value.password)) return invalidField('password', 'commonPassword')
    const account = await accounts.find(accountId)
    if (account?.passwordHash) {
      const { passwordHash } = account
      const wrong = await checkPassword(
        { accountId, passwordHash, password: typed.currentPassword, field: 'currentPassword' },
        visitor,
      )
      if (wrong) return wrong
    }
    // Otherwise a thief of an open session could set a password.
    else if (!isFreshIdentity(session, now())) return outcome('MustActivatePid')
    const { site, requestId, address } = visitor
    const undo = account?.passwordHash ? undefined : undos.make()
    const link = await (undo
      ? undoAddress(visitor, content, undo)
      : accountPageAddress('forgotPassword', visitor, content))
    const passwordHash = await passwords.hash(checked.value.password)
    return allOrNothing(async ({ changes, sessions, audit, mails }) => {
      await changes.setPassword(accountId, passwordHash, undo)
      await sessions.endAll(accountId, sessionId)
      const detail = { method: 'change' }
      await audit.add({ event: 'passwordSet', site, requestId, address, accountId, detail })
      const to = account?.confirmedEmail
      if (to !== undefined)
        await mails.post({ kind: undo ? 'passwordAdded' : 'passwordChanged', to, site, link })
      return outcome('Ok')
    })
  }
}
