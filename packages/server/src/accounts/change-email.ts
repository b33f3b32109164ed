// Asking for another address: a code goes to it, and the old address holds until the code comes back.
import { canonicalEmail, emailForm } from '@husrum/domain'
import type { Visitor } from '../http/visitor.ts'
import { networkOf } from '../http/visitor-address.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, organisationOf, outcome } from './account-outcome.ts'
import { liveSession } from './live-session.ts'
import type { Asked, PostLater } from './post-later.ts'
import { askedBy } from './post-later.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'

export const makeChangeEmail = ({
  failures,
  postLater,
}: {
  readonly failures: Pick<SignInFailures, 'mayWriteTo'>
  readonly postLater: PostLater
}) => {
  // Whether another account has the address is told in the mail, to whoever can read it.
  const postCode = postLater<Asked & { readonly accountId: string; readonly email: string }>(
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

  return async (typed: unknown, visitor: Visitor): Promise<AccountOutcome> => {
    const { accountId } = liveSession(visitor)
    const checked = emailForm.check(typed)
    if (checked.kind === 'invalid') return invalid(checked.issues)
    const { email } = checked.value
    const organisation = organisationOf(visitor.site)
    if (!(await failures.mayWriteTo('code', { organisation, email, network: networkOf(visitor.address) })))
      return outcome('Ok')
    await postCode({ ...askedBy(visitor), accountId, email })
    return outcome('Ok')
  }
}
