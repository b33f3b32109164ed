// Setting another password while signed in, by the old one; every other session of the account ends.
import { setPasswordForm } from '@husrum/domain'
import { networkOf, visitorAddressOf } from '../http/visitor-address.ts'
import { accountPageAddress } from './account-pages.ts'
import type { AccountCall, AccountTools, Attempt } from './account-tools.ts'
import { locked, note, organisationOf, post, refused, refusedField, said } from './account-tools.ts'
import { liveSession } from './live-session.ts'

/** Undefined where the old password is right. Guesses count as those of signing in do. */
const refuseWrong = async (
  tools: AccountTools,
  call: AccountCall,
  facts: { readonly accountId: string; readonly passwordHash: string; readonly password: string | undefined },
): Promise<Attempt | undefined> => {
  if (!facts.password) return refusedField('currentPassword', 'required')
  const attempt = await tools.failures.count({
    organisation: organisationOf(call.site),
    account: facts.accountId,
    network: networkOf(visitorAddressOf(call.c)),
  })
  if (attempt.kind === 'locked') return locked(attempt.seconds)
  const { passwordHash, password } = facts
  if (!(await attempt.look(() => tools.passwords.verify(passwordHash, password.normalize()))))
    return refusedField('currentPassword', 'invalidInput')
  await attempt.succeeded()
  return undefined
}

export const makeChangePassword =
  (tools: AccountTools) =>
  async (typed: { readonly currentPassword?: string | undefined }, call: AccountCall): Promise<Attempt> => {
    const { accountId, sessionId } = liveSession(call)
    const checked = setPasswordForm.check(typed)
    if (checked.kind === 'invalid') return refused(checked.issues)
    const [account, contact] = await Promise.all([
      tools.accounts.find(accountId),
      tools.changes.contactOf(accountId),
    ])
    // An account that has none yet was signed in to with an e-identity, which is more than a password.
    if (account?.passwordHash) {
      const { passwordHash } = account
      const wrong = await refuseWrong(tools, call, {
        accountId,
        passwordHash,
        password: typed.currentPassword,
      })
      if (wrong) return wrong
    }
    await tools.changes.setPassword(accountId, await tools.passwords.hash(checked.value.password))
    await tools.sessions.endAll(accountId, sessionId)
    await note(tools, call, 'passwordSet', accountId, { method: 'change' })
    if (contact?.isConfirmed) {
      const link = await accountPageAddress('forgotPassword', call, tools)
      post(tools, { kind: 'passwordChanged', to: contact.email, site: call.site, link })
    }
    return said('Ok')
  }
