// Confirms an address: by the registration link and a proof that only the registrant has, or, signed in, by the code of a change.
import { organisationOf, proofOfAddress, verifyEmailForm } from '@husrum/domain'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, invalidField, outcome } from './account-outcome.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import { undoAddress } from './account-pages.ts'
import type { AllOrNothing } from './account-stores.ts'
import type { Accounts, FoundAccount } from './accounts.ts'
import type { CheckPasswordDependencies } from './check-password.ts'
import { makeCheckPassword } from './check-password.ts'
import { liveSession } from './live-session.ts'
import type { AccountLinks } from './postgres-account-links.ts'
import type { AccountUndos } from './postgres-account-undos.ts'
import { badLink } from './reset-password.ts'

export const makeVerifyEmail = ({
  accounts,
  links,
  failures,
  passwords,
  content,
  undos,
  allOrNothing,
}: CheckPasswordDependencies & {
  readonly accounts: Pick<Accounts, 'find'>
  readonly links: Pick<AccountLinks, 'peek'>
  readonly content: PagesOfAccounts
  readonly undos: Pick<AccountUndos, 'make'>
  readonly allOrNothing: AllOrNothing
}) => {
  const checkPassword = makeCheckPassword({ failures, passwords })

  /** Undefined if the visitor has proven to be the registrant. */
  const refuseStranger = async (
    account: FoundAccount,
    password: string | undefined,
    visitor: Visitor,
  ): Promise<AccountOutcome | undefined> => {
    if (proofOfAddress(account) === 'password') {
      const { id: accountId, passwordHash } = account
      return checkPassword({ accountId, passwordHash, password, field: 'password' }, visitor)
    }
    const { caller } = visitor
    const isTheirs =
      caller.kind === 'signedIn' && caller.session.accountId === account.id && caller.session.hasIdentity
    return isTheirs ? undefined : outcome('MustLoginWithBankId')
  }

  const byLink = async (
    visitor: Visitor,
    token: string,
    password: string | undefined,
  ): Promise<AccountOutcome> => {
    const { site, requestId, address } = visitor
    const organisation = organisationOf(site)
    // Reading the e-mail is not enough proof, so the link is not used up before the check.
    const found = await links.peek('confirmEmail', organisation, token)
    const account = found && (await accounts.find(found.accountId))
    if (!account) return badLink()
    const refused = await refuseStranger(account, password, visitor)
    if (refused) return refused
    return allOrNothing(async ({ links, changes, audit }) => {
      const opened = await links.spend('confirmEmail', organisation, token)
      if (!opened) return badLink()
      const { accountId, email } = opened
      const result = await changes.confirmEmail(accountId, email)
      if (result === 'taken') return outcome('UserAlreadyExists')
      if (result === 'gone') return badLink()
      await audit.add({ event: 'emailConfirmed', site, requestId, address, accountId })
      return outcome('Ok')
    })
  }

  const byCode = async (visitor: Visitor, typed: string): Promise<AccountOutcome> => {
    const { site, requestId, address } = visitor
    const { accountId, sessionId } = liveSession(visitor)
    const checked = verifyEmailForm.check({ code: typed })
    if (checked.kind === 'invalid') return invalid(checked.issues)
    const undo = undos.make()
    const link = await undoAddress(visitor, content, undo)
    return allOrNothing(async ({ links, changes, sessions, audit, mails }) => {
      const before = await changes.contactOf(accountId)
      const email = await links.spendCode(accountId, checked.value.code)
      if (email === undefined || !before) return invalidField('code', 'emailVerificationCodeWrong')
      if ((await changes.changeEmail(accountId, email, undo)) === 'taken') return outcome('UserAlreadyExists')
      await sessions.endAll(accountId, sessionId)
      await audit.add({ event: 'emailChanged', site, requestId, address, accountId })
      // Notify the owner of the old address, in case another person made the change.
      const { confirmedEmail: to } = before
      if (to !== undefined && to !== email) await mails.post({ kind: 'emailChanged', to, site, link })
      return outcome('Ok')
    })
  }

  return (
    {
      token,
      password,
      code,
    }: {
      readonly token?: string | undefined
      readonly password?: string | undefined
      readonly code?: string | undefined
    },
    visitor: Visitor,
  ): Promise<AccountOutcome> =>
    token !== undefined ? byLink(visitor, token, password) : byCode(visitor, code ?? '')
}
