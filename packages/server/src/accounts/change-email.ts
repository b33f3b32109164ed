// Asking for another address: a code goes to it, and the old address holds until the code comes back.
import { canonicalEmail, emailForm } from '@husrum/domain'
import type { Visitor } from '../http/visitor.ts'
import { networkOf } from '../http/visitor-address.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, organisationOf, outcome } from './account-outcome.ts'
import type { Accounts } from './accounts.ts'
import { liveSession } from './live-session.ts'
import type { AccountChanges } from './postgres-account-changes.ts'
import type { AccountLinks } from './postgres-account-links.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'

export const makeChangeEmail =
  ({
    accounts,
    changes,
    links,
    failures,
    mails,
  }: {
    readonly accounts: Pick<Accounts, 'findByEmail'>
    readonly changes: Pick<AccountChanges, 'contactOf'>
    readonly links: Pick<AccountLinks, 'makeCode'>
    readonly failures: Pick<SignInFailures, 'mayWriteTo'>
    readonly mails: Pick<MailService, 'post'>
  }) =>
  async (typed: unknown, visitor: Visitor): Promise<AccountOutcome> => {
    const { accountId } = liveSession(visitor)
    const checked = emailForm.check(typed)
    if (checked.kind === 'invalid') return invalid(checked.issues)
    const { email } = checked.value
    const { site } = visitor
    const organisation = organisationOf(site)
    if (!(await failures.mayWriteTo('code', { organisation, email, network: networkOf(visitor.address) })))
      return outcome('Ok')
    // Whether another account has the address is told in the mail, to whoever can read it.
    mails.post(async () => {
      const contact = await changes.contactOf(accountId)
      if (!contact) return undefined
      const isOwn = canonicalEmail(contact.email) === canonicalEmail(email)
      if (!isOwn && (await accounts.findByEmail(organisation, email)))
        return { kind: 'emailInUse', to: email, site }
      const code = await links.makeCode({ accountId, email })
      return { kind: 'changeEmail', to: email, site, code }
    })
    return outcome('Ok')
  }
