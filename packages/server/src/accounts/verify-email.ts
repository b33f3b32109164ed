// Proving an address: by the link of a registration and what only whoever registered knows or is, or by the code of a change, signed in.
import { proofOfAddress, verifyEmailForm } from '@husrum/domain'
import type { AuditLog } from '../audit/postgres-audit-log.ts'
import type { Visitor } from '../http/visitor.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, invalidField, organisationOf, outcome } from './account-outcome.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import { undoAddress } from './account-pages.ts'
import type { Accounts, FoundAccount } from './accounts.ts'
import type { CheckPasswordDependencies } from './check-password.ts'
import { makeCheckPassword } from './check-password.ts'
import { liveSession } from './live-session.ts'
import type { AccountChanges } from './postgres-account-changes.ts'
import type { AccountLinks } from './postgres-account-links.ts'
import type { AccountUndos } from './postgres-account-undos.ts'
import { badLink } from './reset-password.ts'

export const makeVerifyEmail = ({
  accounts,
  changes,
  links,
  failures,
  passwords,
  sessions,
  audit,
  mails,
  content,
  undos,
}: CheckPasswordDependencies & {
  readonly accounts: Pick<Accounts, 'find'>
  readonly changes: Pick<AccountChanges, 'confirmEmail' | 'contactOf' | 'changeEmail'>
  readonly links: Pick<AccountLinks, 'peek' | 'spend' | 'spendCode'>
  readonly audit: AuditLog
  readonly sessions: Pick<Sessions, 'endAll'>
  readonly mails: Pick<MailService, 'post'>
  readonly content: PagesOfAccounts
  readonly undos: Pick<AccountUndos, 'make'>
}) => {
  const checkPassword = makeCheckPassword({ failures, passwords })

  /** Undefined where whoever opened the link has proven to be the one who registered. */
  const refuseStranger = async (
    account: FoundAccount,
    password: string | undefined,
    visitor: Visitor,
  ): Promise<AccountOutcome | undefined> => {
    if (proofOfAddress(account) === 'password') {
      const { id: accountId, passwordHash } = account
      return checkPassword({ accountId, passwordHash, password, field: 'password' }, visitor)
    }
    const { caller } = visitor
    const isTheirs =
      caller.kind === 'signedIn' && caller.session.accountId === account.id && caller.session.hasIdentity
    return isTheirs ? undefined : outcome('MustLoginWithBankId')
  }

  const byLink = async (
    visitor: Visitor,
    token: string,
    password: string | undefined,
  ): Promise<AccountOutcome> => {
    const { site, requestId, address } = visitor
    const organisation = organisationOf(site)
    // A link is not used up by whoever cannot prove more than that they can read the mail.
    const found = await links.peek('confirmEmail', organisation, token)
    const account = found && (await accounts.find(found.accountId))
    if (!account) return badLink()
    const refused = await refuseStranger(account, password, visitor)
    if (refused) return refused
    const opened = await links.spend('confirmEmail', organisation, token)
    if (!opened) return badLink()
    const { accountId, email } = opened
    const result = await changes.confirmEmail(accountId, email)
    if (result === 'taken') return outcome('UserAlreadyExists')
    if (result === 'gone') return badLink()
    await audit.add({ event: 'emailConfirmed', site, requestId, address, accountId })
    return outcome('Ok')
  }

  const byCode = async (visitor: Visitor, typed: string): Promise<AccountOutcome> => {
    const { site, requestId, address } = visitor
    const { accountId, sessionId } = liveSession(visitor)
    const checked = verifyEmailForm.check({ code: typed })
    if (checked.kind === 'invalid') return invalid(checked.issues)
    const before = await changes.contactOf(accountId)
    const email = await links.spendCode(accountId, checked.value.code)
    if (email === undefined || !before) return invalidField('code', 'emailVerificationCodeWrong')
    const undo = undos.make()
    if ((await changes.changeEmail(accountId, email, undo)) === 'taken') return outcome('UserAlreadyExists')
    await sessions.endAll(accountId, sessionId)
    await audit.add({ event: 'emailChanged', site, requestId, address, accountId })
    // The one who loses the address is told, should it be somebody else who changed it.
    if (before.isConfirmed && before.email !== email) {
      const link = await undoAddress(visitor, content, undo)
      await mails.post({ kind: 'emailChanged', to: before.email, site, link })
    }
    return outcome('Ok')
  }

  return (
    {
      token,
      password,
      code,
    }: {
      readonly token?: string | undefined
      readonly password?: string | undefined
      readonly code?: string | undefined
    },
    visitor: Visitor,
  ): Promise<AccountOutcome> =>
    token !== undefined ? byLink(visitor, token, password) : byCode(visitor, code ?? '')
}
