// Proving an address: by the link of a registration, in any browser, or by the code of a change, signed in.
import { verifyEmailForm } from '@husrum/domain'
import type { AccountCall, AccountTools, Attempt } from './account-tools.ts'
import { note, organisationOf, post, refused, refusedField, said } from './account-tools.ts'
import { liveSession } from './live-session.ts'
import { badLink } from './reset-password.ts'

const byLink = async (tools: AccountTools, call: AccountCall, token: string): Promise<Attempt> => {
  const opened = await tools.links.spend('confirmEmail', organisationOf(call.site), token)
  if (!opened) return badLink()
  const outcome = await tools.changes.confirmEmail(opened.accountId, opened.email)
  if (outcome === 'taken') return said('UserAlreadyExists')
  if (outcome === 'gone') return badLink()
  await note(tools, call, 'emailConfirmed', opened.accountId)
  return said('Ok')
}

const byCode = async (tools: AccountTools, call: AccountCall, typed: string): Promise<Attempt> => {
  const { accountId } = liveSession(call)
  const checked = verifyEmailForm.check({ code: typed })
  if (checked.kind === 'invalid') return refused(checked.issues)
  const before = await tools.changes.contactOf(accountId)
  const email = await tools.links.spendCode(accountId, checked.value.code)
  if (email === undefined || !before) return refusedField('code', 'emailVerificationCodeWrong')
  if ((await tools.changes.changeEmail(accountId, email)) === 'taken') return said('UserAlreadyExists')
  await note(tools, call, 'emailChanged', accountId)
  // The one who loses the address is told, should it be somebody else who changed it.
  if (before.isConfirmed && before.email !== email)
    post(tools, { kind: 'emailChanged', to: before.email, site: call.site })
  return said('Ok')
}

export const makeVerifyEmail =
  (tools: AccountTools) =>
  async (
    { token, code }: { readonly token?: string | undefined; readonly code?: string | undefined },
    call: AccountCall,
  ): Promise<Attempt> => {
    if (token !== undefined) return byLink(tools, call, token)
    return byCode(tools, call, code ?? '')
  }
