// Asking for a link to a new password: the answer is the same for every address, and nothing is looked up before it.
import { emailForm } from '@husrum/domain'
import { accountPageAddress } from './account-pages.ts'
import type { AccountCall, AccountTools, Attempt } from './account-tools.ts'
import { note, organisationOf, refused, said } from './account-tools.ts'

export const makeForgotPassword =
  (tools: AccountTools) =>
  async (typed: unknown, call: AccountCall): Promise<Attempt> => {
    const checked = emailForm.check(typed)
    if (checked.kind === 'invalid') return refused(checked.issues)
    const { email } = checked.value
    const organisation = organisationOf(call.site)
    if (!(await tools.failures.mayWriteTo('reset', organisation, email))) return said('Ok')
    tools.mails.post(async () => {
      const account = await tools.accounts.findByEmail(organisation, email)
      const contact = account && (await tools.changes.contactOf(account.id))
      if (!contact) return undefined
      await note(tools, call, 'passwordResetAsked', contact.id)
      const token = await tools.links.makeLink('resetPassword', {
        accountId: contact.id,
        email: contact.email,
      })
      const link = await accountPageAddress('setPassword', call, tools, { token })
      // To the address as the account has it, not as somebody typed it.
      return { kind: 'resetPassword', to: contact.email, site: call.site, link }
    })
    return said('Ok')
  }
