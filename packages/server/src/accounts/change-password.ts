// Setting another password while signed in, by the old one; every other session of the account ends.
import { setPasswordForm } from '@husrum/domain'
import type { AuditLog } from '../audit/postgres-audit-log.ts'
import type { Visitor } from '../http/visitor.ts'
import { networkOf } from '../http/visitor-address.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, invalidField, locked, organisationOf, outcome } from './account-outcome.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import { accountPageAddress } from './account-pages.ts'
import type { Accounts } from './accounts.ts'
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
  /** Undefined where the old password is right. Guesses count as those of signing in do. */
  const refuseWrong = async (
    { site, address }: Visitor,
    facts: {
      readonly accountId: string
      readonly passwordHash: string
      readonly password: string | undefined
    },
  ): Promise<AccountOutcome | undefined> => {
    if (!facts.password) return invalidField('currentPassword', 'required')
    const attempt = await failures.count({
      organisation: organisationOf(site),
      account: facts.accountId,
      network: networkOf(address),
    })
    if (attempt.kind === 'locked') return locked(attempt.seconds)
    const { passwordHash, password } = facts
    if (!(await attempt.look(() => passwords.verify(passwordHash, password.normalize()))))
      return invalidField('currentPassword', 'invalidInput')
    await attempt.succeeded()
    return undefined
  }

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
      const wrong = await refuseWrong(visitor, { accountId, passwordHash, password: typed.currentPassword })
      if (wrong) return wrong
    }
    const { site, requestId, address } = visitor
    await changes.setPassword(accountId, await passwords.hash(checked.value.password))
    await sessions.endAll(accountId, sessionId)
    await audit.add({
      event: 'passwordSet',
      site,
      requestId,
      address,
      accountId,
      detail: { method: 'change' },
    })
    if (contact?.isConfirmed) {
      const link = await accountPageAddress('forgotPassword', visitor, content)
      mails.post(async () => ({ kind: 'passwordChanged', to: contact.email, site, link }))
    }
    return outcome('Ok')
  }
}
