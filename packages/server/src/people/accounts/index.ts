// Accounts: registration, sign-in, and the settings of an account.
import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import { makeCallLimit } from '../../platform/http/limit-calls.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { FindCaller, Sessions } from '../sessions/index.ts'
import { makeFindCaller } from '../sessions/index.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import type { AllOrNothing, DeleteUnconfirmed, RegisterMember } from './account-stores.ts'
import { accountStoresOn, makeAllOrNothing } from './account-stores.ts'
import type { Accounts } from './accounts.ts'
import type { AskForEmail } from './ask-for-email.ts'
import { makeAskForEmail } from './ask-for-email.ts'
import type { CampaignCodes } from './campaign-codes.ts'
import { makePostEmailCode } from './change-email.ts'
import type { CheckPassword } from './check-password.ts'
import { makeCheckPassword } from './check-password.ts'
import { makeDeviceCookie } from './device-cookie.ts'
import type { IdentityProofs } from './identity-proofs.ts'
import type { Passwords } from './passwords.ts'
import { makePasswords } from './passwords.ts'
import type { PostLater } from './post-later.ts'
import type { Business } from './postgres-account-business.ts'
import { makeBusiness } from './postgres-account-business.ts'
import type { AccountUndos } from './postgres-account-undos.ts'
import { makeSignInFailures } from './postgres-sign-in-failures.ts'
import type { CatalogueOfInterests } from './register-interest.ts'
import { accountRoutes } from './routes.ts'
import { sweepAccounts } from './sweep-accounts.ts'
import { makeTypedForms } from './typed-forms.ts'
import { makeAccountUseCases } from './use-cases.ts'

export type { AccountOutcome } from './account-outcome.ts'
export { blockedBy, blockingDtos, invalidField, outcome, withOrigins } from './account-outcome.ts'
export type { PagesOfAccounts } from './account-pages.ts'
export { undoAddress } from './account-pages.ts'
export type { AllOrNothing } from './account-stores.ts'
export type { Accounts, ProvenIdentity } from './accounts.ts'
export type { AskForEmail } from './ask-for-email.ts'
export { deleteAssociation, settleSeats, writeAssociation } from './association-seats.ts'
export type { CampaignCodes } from './campaign-codes.ts'
export type { CheckPassword } from './check-password.ts'
export { accountsDeclaration } from './declaration.ts'
export type { IdentityProofs } from './identity-proofs.ts'
export type { IdentityVault, PersonalNumber } from './identity-vault.ts'
export { makeIdentityVault } from './identity-vault.ts'
export { liveSession } from './live-session.ts'
export { lookupsToWrite, takeTurn } from './one-lookup-a-person.ts'
export type { Passwords } from './passwords.ts'
export { removePeopleOfDevelopment } from './people-of-development.ts'
export type { Business } from './postgres-account-business.ts'
export { homeTitle, makeBusiness } from './postgres-account-business.ts'
export type { AccountUndos } from './postgres-account-undos.ts'
export { canonicalCode, makeCampaignCodes, takeCampaignCode } from './postgres-campaign-codes.ts'
export { makeSignInFailures } from './postgres-sign-in-failures.ts'
export { makeProveOwner } from './prove-owner.ts'
export { readUser } from './read-user.ts'
export { deleteAccountRow, moveIdentityLookup, setMailLanguage, setPhone } from './set-account-facts.ts'
export type { TypedForms } from './typed-forms.ts'
export { makeTypedForms, typedFormCookieName } from './typed-forms.ts'
export { isUniqueViolation, unlessTaken } from './unique-violation.ts'

const hourMs = 3_600_000

export interface AccountsModule extends Module {
  readonly accounts: Accounts
  readonly business: Business
  readonly passwords: Passwords
  readonly findCaller: FindCaller
  readonly undos: AccountUndos
  readonly allOrNothing: AllOrNothing
  readonly checkPassword: CheckPassword
  /** Requests another address for the caller, by the rules of that change: the owner confirms it with a code. */
  readonly askForEmail: AskForEmail
}

export interface NeedsOfAccounts {
  readonly audit: AuditLog
  readonly sessions: Sessions
  readonly mails: MailService
  readonly content: PagesOfAccounts
  readonly proofs: IdentityProofs
  readonly deleteUnconfirmed: DeleteUnconfirmed
  readonly registerMember: RegisterMember
  readonly campaignCodes: CampaignCodes
  readonly residences: CatalogueOfInterests
  /** The default hashing if absent. */
  readonly passwords?: Passwords
  /** Per network: calls that look up passwords, links or codes; 120 if absent. */
  readonly perMinute?: number
}

export const accountsModule = (
  { db, keys, now, environment }: Omit<Platform, 'log'>,
  { passwords = makePasswords(), perMinute = 120, ...others }: NeedsOfAccounts,
): AccountsModule => {
  const needs = { ...others, keys, now }
  const { accounts, changes, links, undos } = accountStoresOn(db, needs)
  const allOrNothing = makeAllOrNothing(db, needs)
  const postLater: PostLater = (kind, write) =>
    others.mails.later(kind, (facts, transaction) => write(facts, accountStoresOn(transaction, needs)))
  const postCode = makePostEmailCode(postLater)
  const failures = makeSignInFailures({ db, keys, now })
  const findCaller = makeFindCaller({ sessions: others.sessions, accounts })
  const uses = makeAccountUseCases({
    ...others,
    now,
    environment,
    undos,
    accounts,
    passwords,
    changes,
    links,
    postLater,
    postCode,
    allOrNothing,
    failures,
    devices: makeDeviceCookie(keys, environment),
  })
  const typedForms = makeTypedForms({ keys, environment, now })
  const { sessions, content } = others
  return {
    accounts,
    passwords,
    findCaller,
    undos,
    allOrNothing,
    checkPassword: makeCheckPassword({ failures, passwords }),
    business: makeBusiness(db),
    askForEmail: makeAskForEmail({ mails: others.mails, postCode, now }),
    routes: (app) =>
      accountRoutes(app, {
        uses,
        accounts,
        sessions,
        content,
        typedForms,
        environment,
        limit: makeCallLimit({ db, keys, now }, 'accounts', perMinute),
      }),
    sweeps: [{ name: 'accounts', everyMs: hourMs, run: () => sweepAccounts(db, now()) }],
  }
}
