// Setting another password while signed in: by the old one, or the first one by the identity; every other session of the account ends.
import { isFreshIdentity, setPasswordForm } from '@husrum/domain'
import type { AuditLog } from '../audit/postgres-audit-log.ts'
import type { Visitor } from '../http/visitor.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, invalidField, outcome } from './account-outcome.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import { accountPageAddress, undoAddress } from './account-pages.ts'
import type { Accounts } from './accounts.ts'
import { makeCheckPassword } from './check-password.ts'
import { isKnownPassword } from './known-passwords.ts'
import { liveSession } from './live-session.ts'
import type { Passwords } from './passwords.ts'
import type { AccountChanges } from './postgres-account-changes.ts'
import type { AccountUndos } from './postgres-account-undos.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'

export const makeChangePassword = ({
  accounts,
  changes,
  failures,
  passwords,
  sessions,
  audit,
  mails,
  content,
  undos,
  now,
}: {
  readonly accounts: Pick<Accounts, 'find'>
  readonly changes: Pick<AccountChanges, 'setPassword'>
  readonly undos: Pick<AccountUndos, 'make'>
  readonly failures: Pick<SignInFailures, 'count'>
  readonly passwords: Passwords
  readonly sessions: Pick<Sessions, 'endAll'>
  readonly audit: AuditLog
  readonly mails: Pick<MailService, 'post'>
  readonly content: PagesOfAccounts
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
    if (isKnownPassword(checked.value.password)) return invalidField('password', 'commonPassword')
    const account = await accounts.find(accountId)
    if (account?.passwordHash) {
      const { passwordHash } = account
      const wrong = await checkPassword(
        { accountId, passwordHash, password: typed.currentPassword, field: 'currentPassword' },
        visitor,
      )
      if (wrong) return wrong
    }
    // Whoever steals an open session could else set themselves a way in.
    else if (!isFreshIdentity(session, now())) return outcome('MustActivatePid')
    const { site, requestId, address } = visitor
    const undo = account?.passwordHash ? undefined : undos.make()
    await changes.setPassword(accountId, await passwords.hash(checked.value.password), undo)
    await sessions.endAll(accountId, sessionId)
    await audit.add({
      event: 'passwordSet',
      site,
      requestId,
      address,
      accountId,
      detail: { method: 'change' },
    })
    const to = account?.confirmedEmail
    if (to === undefined) return outcome('Ok')
    const link = await (undo
      ? undoAddress(visitor, content, undo)
      : accountPageAddress('forgotPassword', visitor, content))
    await mails.post({ kind: undo ? 'passwordAdded' : 'passwordChanged', to, site, link })
    return outcome('Ok')
  }
}
