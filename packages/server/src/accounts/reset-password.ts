// Setting a new password by the link out of a mail: once, and with it every session of the account ends.
import { setPasswordForm } from '@husrum/domain'
import { accountPageAddress } from './account-pages.ts'
import type { AccountCall, AccountTools, Attempt } from './account-tools.ts'
import { note, organisationOf, post, refused, refusedField, said } from './account-tools.ts'

/** A link that is used, run out or made up. */
export const badLink = (): Attempt => refusedField('token', 'unknownValue')

export const makeResetPassword =
  (tools: AccountTools) =>
  async (typed: { readonly token: string }, call: AccountCall): Promise<Attempt> => {
    const checked = setPasswordForm.check(typed)
    if (checked.kind === 'invalid') return refused(checked.issues)
    const organisation = organisationOf(call.site)
    // Whoever has no good link gets no hash computed, and a link is not used up before all else is ready.
    if (!(await tools.links.peek('resetPassword', organisation, typed.token))) return badLink()
    const passwordHash = await tools.passwords.hash(checked.value.password)
    const opened = await tools.links.spend('resetPassword', organisation, typed.token)
    if (!opened) return badLink()
    await tools.changes.setPassword(opened.accountId, passwordHash)
    await tools.sessions.endAll(opened.accountId)
    await tools.failures.forget({ organisation, account: opened.email })
    await note(tools, call, 'passwordSet', opened.accountId, { method: 'link' })
    const link = await accountPageAddress('forgotPassword', call, tools)
    post(tools, { kind: 'passwordChanged', to: opened.email, site: call.site, link })
    return said('Ok')
  }
