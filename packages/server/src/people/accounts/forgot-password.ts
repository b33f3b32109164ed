// Requests a link to set a new password. The response is the same for every address, and nothing is looked up before it.
import { emailForm, organisationOf } from '@husrum/domain'
import type { Visitor } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/http/visitor-address.ts'
import { admitQuietly } from '../../platform/mail/admit-quietly.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, outcome } from './account-outcome.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import { accountPageAddress } from './account-pages.ts'
import type { Asked, PostLater } from './post-later.ts'
import { askedBy } from './post-later.ts'

export const makeForgotPassword = ({
  mails,
  postLater,
  content,
}: {
  readonly mails: Pick<MailService, 'admit'>
  readonly postLater: PostLater
  readonly content: PagesOfAccounts
}) => {
  const postLink = postLater<Asked & { readonly email: string }>(
    'passwordReset',
    async ({ email, ...asked }, { accounts, changes, audit, links }) => {
      const { site, requestId, address } = asked
      const account = await accounts.findByEmail(organisationOf(site), email)
      const contact = account && (await changes.contactOf(account.id))
      if (!contact) return undefined
      await audit.add({ event: 'passwordResetAsked', site, requestId, address, accountId: contact.id })
      const token = await links.makeLink('resetPassword', { accountId: contact.id, email: contact.email })
      const link = await accountPageAddress('setPassword', asked, content, { token })
      // To the stored address, not to the typed one.
      return { kind: 'resetPassword', to: contact.email, site, link }
    },
  )

  return async (typed: unknown, visitor: Visitor): Promise<AccountOutcome> => {
    const checked = emailForm.check(typed)
    if (checked.kind === 'invalid') return invalid(checked.issues)
    const { email } = checked.value
    const network = networkOf(visitor.address)
    const pass = await admitQuietly(mails, 'passwordReset', { email, network })
    if (pass) await postLink({ ...askedBy(visitor), email }, pass)
    return outcome('Ok')
  }
}
