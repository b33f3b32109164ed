// Asking for another address, as the owner alone can: a code goes to it, and the old address holds until the code comes back.
import { canonicalEmail, changeEmailForm } from '@husrum/domain'
import type { Visitor } from '../http/visitor.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, organisationOf, outcome } from './account-outcome.ts'
import type { Accounts } from './accounts.ts'
import { liveSession } from './live-session.ts'
import type { Passwords } from './passwords.ts'
import type { AccountChanges } from './postgres-account-changes.ts'
import type { AccountLinks } from './postgres-account-links.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'
import { makeProveOwner } from './prove-owner.ts'

export const makeChangeEmail = ({
  accounts,
  changes,
  links,
  failures,
  passwords,
  mails,
  now,
}: {
  readonly accounts: Pick<Accounts, 'find' | 'findByEmail'>
  readonly changes: Pick<AccountChanges, 'contactOf'>
  readonly links: Pick<AccountLinks, 'makeCode'>
  readonly failures: Pick<SignInFailures, 'count' | 'mayWriteTo'>
  readonly passwords: Pick<Passwords, 'verify'>
  readonly mails: Pick<MailService, 'post'>
  /** Epoch milliseconds. */
  readonly now: () => number
}) => {
  const proveOwner = makeProveOwner({ accounts, failures, passwords, now })
  return async (typed: unknown, visitor: Visitor): Promise<AccountOutcome> => {
    const { accountId } = liveSession(visitor)
    const checked = changeEmailForm.check(typed)
    if (checked.kind === 'invalid') return invalid(checked.issues)
    const { email, password } = checked.value
    const refused = await proveOwner(password, visitor)
    if (refused) return refused
    const { site } = visitor
    const organisation = organisationOf(site)
    if (!(await failures.mayWriteTo('code', organisation, email))) return outcome('Ok')
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
}
