// Requests another e-mail address, which only the owner may do: a code is sent to it, and the old address stays until the code is entered.
import { canonicalEmail, changeEmailForm, organisationOf } from '@husrum/domain'
import type { Visitor } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/http/visitor-address.ts'
import { admitQuietly } from '../../platform/mail/admit-quietly.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, outcome } from './account-outcome.ts'
import type { Accounts } from './accounts.ts'
import { liveSession } from './live-session.ts'
import type { Passwords } from './passwords.ts'
import type { Asked, PostLater } from './post-later.ts'
import { askedBy } from './post-later.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'
import { makeProveOwner } from './prove-owner.ts'

/** Sends a code to another address of an account. */
export const makePostEmailCode = (postLater: PostLater) =>
  // That another account has the address is only revealed in the e-mail, to the owner of that mailbox.
  postLater<Asked & { readonly accountId: string; readonly email: string }>(
    'emailChange',
    async ({ accountId, email, site }, { accounts, changes, links }) => {
      const contact = await changes.contactOf(accountId)
      if (!contact) return undefined
      const isOwn = canonicalEmail(contact.email) === canonicalEmail(email)
      if (!isOwn && (await accounts.findByEmail(organisationOf(site), email)))
        return { kind: 'emailInUse', to: email, site }
      const code = await links.makeCode({ accountId, email })
      return { kind: 'changeEmail', to: email, site, code }
    },
  )
export type PostEmailCode = ReturnType<typeof makePostEmailCode>

export const makeChangeEmail = ({
  accounts,
  failures,
  mails,
  passwords,
  postCode,
  now,
}: {
  readonly accounts: Pick<Accounts, 'find'>
  readonly failures: Pick<SignInFailures, 'count'>
  readonly mails: Pick<MailService, 'admit'>
  readonly passwords: Pick<Passwords, 'verify'>
  readonly postCode: PostEmailCode
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
    const pass = await admitQuietly(mails, 'emailCode', { email, network: networkOf(visitor.address) })
    if (pass) await postCode({ ...askedBy(visitor), accountId, email }, pass)
    return outcome('Ok')
  }
}
