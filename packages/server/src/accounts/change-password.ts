// Setting another password while signed in, by the old one; every other session of the account ends.
import { setPasswordForm } from '@husrum/domain'
import type { AuditLog } from '../audit/postgres-audit-log.ts'
import type { Visitor } from '../http/visitor.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, invalidField, outcome } from './account-outcome.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import { accountPageAddress } from './account-pages.ts'
import type { Accounts } from './accounts.ts'
import { makeCheckPassword } from './check-password.ts'
import { isKnownPassword } from './known-passwords.ts'
import { liveSession } from './live-session.ts'
import type { Passwords } from './passwords.ts'
import type { AccountChanges } from './postgres-account-changes.ts'
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
}: {
  readonly accounts: Pick<Accounts, 'find'>
  readonly changes: Pick<AccountChanges, 'contactOf' | 'setPassword'>
  readonly failures: Pick<SignInFailures, 'count'>
  readonly passwords: Passwords
  readonly sessions: Pick<Sessions, 'endAll'>
  readonly audit: AuditLog
  readonly mails: Pick<MailService, 'post'>
  readonly content: PagesOfAccounts
}) => {
  const checkPassword = makeCheckPassword({ failures, passwords })
  return async (
    typed: { readonly currentPassword?: string | undefined },
    visitor: Visitor,
  ): Promise<AccountOutcome> => {
    const { accountId, sessionId } = liveSession(visitor)
    const checked = setPasswordForm.check(typed)
    if (checked.kind === 'invalid') return invalid(checked.issues)
    if (isKnownPassword(checked.value.password)) return invalidField('password', 'commonPassword')
    const [account, contact] = await Promise.all([accounts.find(accountId), changes.contactOf(accountId)])
    // An account that has none yet was signed in to with an e-identity, which is more than a password.
    if (account?.passwordHash) {
      const { passwordHash } = account
      const wrong = await checkPassword(
        { accountId, passwordHash, password: typed.currentPassword, field: 'currentPassword' },
        visitor,
      )
      if (wrong) return wrong
    }
    const { site, requestId } = visitor
    await changes.setPassword(accountId, await passwords.hash(checked.value.password))
    await sessions.endAll(accountId, sessionId)
    await audit.add({ event: 'passwordSet', site, requestId, accountId, detail: { method: 'change' } })
    if (contact?.isConfirmed) {
      const link = await accountPageAddress('forgotPassword', visitor, content)
      await mails.post({ kind: 'passwordChanged', to: contact.email, site, link })
    }
    return outcome('Ok')
  }
}
