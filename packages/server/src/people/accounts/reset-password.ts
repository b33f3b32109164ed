// Sets a new password with an e-mailed link. The link is valid once, and every session of the account ends.
import { organisationOf, setPasswordForm } from '@husrum/domain'
import type { Visitor } from '../../platform/http/visitor.ts'
import { addressOfUsedLink } from '../../platform/mail/recipient.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, invalidField, outcome } from './account-outcome.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import { accountPageAddress } from './account-pages.ts'
import type { AllOrNothing } from './account-stores.ts'
import { isKnownPassword } from './known-passwords.ts'
import type { Passwords } from './passwords.ts'
import type { AccountLinks } from './postgres-account-links.ts'

/** The link is used, expired or invalid. */
export const badLink = (): AccountOutcome => invalidField('token', 'unknownValue')

export const makeResetPassword =
  ({
    links,
    passwords,
    content,
    allOrNothing,
  }: {
    readonly links: Pick<AccountLinks, 'peek'>
    readonly passwords: Pick<Passwords, 'hash'>
    readonly content: PagesOfAccounts
    readonly allOrNothing: AllOrNothing
  }) =>
  async (typed: { readonly token: string }, visitor: Visitor): Promise<AccountOutcome> => {
    const checked = setPasswordForm.check(typed)
    if (checked.kind === 'invalid') return invalid(checked.issues)
    if (await isKnownPassword(checked.value.password)) return invalidField('password', 'commonPassword')
    const { site, requestId, address } = visitor
    const organisation = organisationOf(site)
    // Check the link before the expensive hash, and use it up only when everything else is ready.
    if (!(await links.peek('resetPassword', organisation, typed.token))) return badLink()
    const passwordHash = await passwords.hash(checked.value.password)
    const link = await accountPageAddress('forgotPassword', visitor, content)
    return allOrNothing(async ({ links, changes, sessions, failures, audit, mails }) => {
      const opened = await links.spend('resetPassword', organisation, typed.token)
      if (!opened) return badLink()
      const { accountId, email } = opened
      await changes.setPassword(accountId, passwordHash)
      await sessions.endAll(accountId)
      await failures.forget({ organisation, account: email })
      const detail = { method: 'link' }
      await audit.add({ event: 'passwordSet', site, requestId, address, accountId, detail })
      await mails.post({ kind: 'passwordChanged', to: addressOfUsedLink(email), site, link })
      return outcome('Ok')
    })
  }
