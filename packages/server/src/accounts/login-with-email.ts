// Signing in with e-mail and password: one answer, after the same work, for unknown addresses and wrong passwords.
import { emailLoginForm } from '@husrum/domain'
import { networkOf, visitorAddressOf } from '../http/visitor-address.ts'
import type { AccountCall, AccountTools, Attempt } from './account-tools.ts'
import { beginSession, locked, note, organisationOf, refused, said } from './account-tools.ts'

export const makeLoginWithEmail =
  (tools: AccountTools) =>
  async (typed: unknown, call: AccountCall): Promise<Attempt> => {
    const checked = emailLoginForm.check(typed)
    if (checked.kind === 'invalid') return refused(checked.issues)
    const { email, password } = checked.value
    const organisation = organisationOf(call.site)
    const attempt = await tools.failures.count({
      organisation,
      account: email,
      network: networkOf(visitorAddressOf(call.c)),
    })
    if (attempt.kind === 'locked') {
      await note(tools, call, 'signInLocked')
      return locked(attempt.seconds)
    }
    const { account, isRight } = await attempt.look(async () => {
      const found = await tools.accounts.findByEmail(organisation, email)
      return { account: found, isRight: await tools.passwords.verify(found?.passwordHash, password) }
    })
    if (!account || !isRight) {
      await note(tools, call, 'signInFailed', account?.id, { method: 'email' })
      return said('InvalidEmailLoginInput')
    }
    await attempt.succeeded()
    if (account.requiresIdentity) return said('MustLoginWithBankId')
    await note(tools, call, 'signedIn', account.id, { method: 'email' })
    return beginSession(tools, call, { accountId: account.id, hasIdentity: false })
  }
