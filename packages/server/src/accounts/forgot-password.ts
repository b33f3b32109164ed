// Asking for a link to a new password: the answer is the same for every address, and nothing is looked up before it.
import { emailForm } from '@husrum/domain'
import type { AuditLog } from '../audit/postgres-audit-log.ts'
import type { Visitor } from '../http/visitor.ts'
import { networkOf } from '../http/visitor-address.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, organisationOf, outcome } from './account-outcome.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import { accountPageAddress } from './account-pages.ts'
import type { Accounts } from './accounts.ts'
import type { AccountChanges } from './postgres-account-changes.ts'
import type { AccountLinks } from './postgres-account-links.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'

export const makeForgotPassword =
  ({
    accounts,
    changes,
    links,
    failures,
    audit,
    mails,
    content,
  }: {
    readonly accounts: Pick<Accounts, 'findByEmail'>
    readonly changes: Pick<AccountChanges, 'contactOf'>
    readonly links: Pick<AccountLinks, 'makeLink'>
    readonly failures: Pick<SignInFailures, 'mayWriteTo'>
    readonly audit: AuditLog
    readonly mails: Pick<MailService, 'post'>
    readonly content: PagesOfAccounts
  }) =>
  async (typed: unknown, visitor: Visitor): Promise<AccountOutcome> => {
    const checked = emailForm.check(typed)
    if (checked.kind === 'invalid') return invalid(checked.issues)
    const { email } = checked.value
    const { site, requestId, address } = visitor
    const organisation = organisationOf(site)
    if (!(await failures.mayWriteTo('reset', { organisation, email, network: networkOf(visitor.address) })))
      return outcome('Ok')
    mails.post(async () => {
      const account = await accounts.findByEmail(organisation, email)
      const contact = account && (await changes.contactOf(account.id))
      if (!contact) return undefined
      await audit.add({ event: 'passwordResetAsked', site, requestId, address, accountId: contact.id })
      const token = await links.makeLink('resetPassword', { accountId: contact.id, email: contact.email })
      const link = await accountPageAddress('setPassword', visitor, content, { token })
      // To the address as the account has it, not as somebody typed it.
      return { kind: 'resetPassword', to: contact.email, site, link }
    })
    return outcome('Ok')
  }
