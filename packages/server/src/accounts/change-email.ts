// Asking for another address: a code goes to it, and the old address holds until the code comes back.
import { canonicalEmail, emailForm } from '@husrum/domain'
import type { AccountCall, AccountTools, Attempt } from './account-tools.ts'
import { organisationOf, refused, said } from './account-tools.ts'
import { liveSession } from './live-session.ts'

export const makeChangeEmail =
  (tools: AccountTools) =>
  async (typed: unknown, call: AccountCall): Promise<Attempt> => {
    const { accountId } = liveSession(call)
    const checked = emailForm.check(typed)
    if (checked.kind === 'invalid') return refused(checked.issues)
    const { email } = checked.value
    const organisation = organisationOf(call.site)
    if (!(await tools.failures.mayWriteTo('code', organisation, email))) return said('Ok')
    // Whether another account has the address is told in the mail, to whoever can read it.
    tools.mails.post(async () => {
      const contact = await tools.changes.contactOf(accountId)
      if (!contact) return undefined
      const isOwn = canonicalEmail(contact.email) === canonicalEmail(email)
      if (!isOwn && (await tools.accounts.findByEmail(organisation, email)))
        return { kind: 'emailInUse', to: email, site: call.site }
      const code = await tools.links.makeCode({ accountId, email })
      return { kind: 'changeEmail', to: email, site: call.site, code }
    })
    return said('Ok')
  }
