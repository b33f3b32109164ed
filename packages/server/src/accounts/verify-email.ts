// Proving an address: by the link of a registration, in any browser, or by the code of a change, signed in.
import { verifyEmailForm } from '@husrum/domain'
import type { AuditLog } from '../audit/postgres-audit-log.ts'
import type { Visitor } from '../http/visitor.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, invalidField, organisationOf, outcome } from './account-outcome.ts'
import { liveSession } from './live-session.ts'
import type { AccountChanges } from './postgres-account-changes.ts'
import type { AccountLinks } from './postgres-account-links.ts'
import { badLink } from './reset-password.ts'

export const makeVerifyEmail = ({
  changes,
  links,
  audit,
  mails,
}: {
  readonly changes: Pick<AccountChanges, 'confirmEmail' | 'contactOf' | 'changeEmail'>
  readonly links: Pick<AccountLinks, 'spend' | 'spendCode'>
  readonly audit: AuditLog
  readonly mails: Pick<MailService, 'post'>
}) => {
  const byLink = async ({ site, requestId, address }: Visitor, token: string): Promise<AccountOutcome> => {
    const opened = await links.spend('confirmEmail', organisationOf(site), token)
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
    const { accountId } = liveSession(visitor)
    const checked = verifyEmailForm.check({ code: typed })
    if (checked.kind === 'invalid') return invalid(checked.issues)
    const before = await changes.contactOf(accountId)
    const email = await links.spendCode(accountId, checked.value.code)
    if (email === undefined || !before) return invalidField('code', 'emailVerificationCodeWrong')
    if ((await changes.changeEmail(accountId, email)) === 'taken') return outcome('UserAlreadyExists')
    await audit.add({ event: 'emailChanged', site, requestId, address, accountId })
    // The one who loses the address is told, should it be somebody else who changed it.
    if (before.isConfirmed && before.email !== email)
      mails.post(async () => ({ kind: 'emailChanged', to: before.email, site }))
    return outcome('Ok')
  }

  return (
    { token, code }: { readonly token?: string | undefined; readonly code?: string | undefined },
    visitor: Visitor,
  ): Promise<AccountOutcome> => (token !== undefined ? byLink(visitor, token) : byCode(visitor, code ?? ''))
}
