// What the account service answers to every attempt to sign in, register or change, and where each answer leads.
import type { CountryCode, PageRoute, SiteDefinition } from '../sites/site.ts'
import type { ErrorPageKind } from './error-pages.ts'
import type { IdentityModal } from './identity-modals.ts'
import { missingIdentityModals } from './identity-modals.ts'

/** What the page does next. */
export type AuthOutcome =
  /** Store the token, then go where {@link afterLogin} says. */
  | 'storeToken'
  | 'markFields'
  /** Stay, clear the password and give it focus. */
  | 'focusPassword'
  /** Open the tab of the electronic identity. */
  | 'switchToElectronicIdentity'
  /** The identity is kept, so that nobody identifies twice. */
  | 'offerCreateAccount'
  | 'linkToLogin'
  | 'markCampaignCode'
  | 'keepPolling'
  | 'backToMethods'
  /** Open the modal of {@link missingIdentityModals}. */
  | 'verifyIdentity'
  | 'selectAssociation'
  | 'linkToNoManagement'
  /** List what is in progress, with links and a contact; trying again is not offered. */
  | 'listBlocking'
  | 'offerRetry'

/** One row of {@link authResults}. */
export interface AuthResultFacts {
  /** The HTTP status that carries the result. */
  readonly status: number
  readonly outcome: AuthOutcome
  /** The error page of flows that leave the dialog. */
  readonly errorPage?: ErrorPageKind
}

/** The fourteen result codes (specification 1 §4) and what each leads to (contract-decisions 4.5). */
export const authResults = {
  Ok: { status: 200, outcome: 'storeToken' },
  InvalidInput: { status: 400, outcome: 'markFields' },
  InvalidEmailLoginInput: { status: 401, outcome: 'focusPassword' },
  MustLoginWithBankId: {
    status: 409,
    outcome: 'switchToElectronicIdentity',
  },
  SsnNotFound: { status: 404, outcome: 'offerCreateAccount' },
  UserAlreadyExists: {
    status: 409,
    outcome: 'linkToLogin',
    errorPage: 'userexists',
  },
  InvalidCampaignCode: { status: 400, outcome: 'markCampaignCode' },
  Pending: { status: 202, outcome: 'keepPolling' },
  Cancelled: { status: 200, outcome: 'backToMethods', errorPage: 'cancel' },
  MustActivatePid: {
    status: 409,
    outcome: 'verifyIdentity',
    errorPage: 'usernopid',
  },
  ChooseBoardMember: { status: 200, outcome: 'selectAssociation' },
  NoBoardMember: { status: 403, outcome: 'linkToNoManagement' },
  Error: { status: 500, outcome: 'offerRetry', errorPage: 'loginfailed' },
  HasOngoingBusiness: { status: 409, outcome: 'listBlocking' },
} as const satisfies Record<string, AuthResultFacts>
/** A key of {@link authResults}. */
export type AuthResultCode = keyof typeof authResults
/** What the site says along with a result: the code itself is the key of the sentence. `RFA6` is the bank identity's own. */
export type AuthMessage = Exclude<AuthResultCode, 'Ok' | 'Pending' | 'Cancelled'> | 'RFA6'

/** The message of a result. None with `Ok`, nor with `Pending`, where the order's own hint speaks. */
export const authMessageOf = (code: AuthResultCode): AuthMessage | undefined => {
  if (code === 'Ok' || code === 'Pending') return undefined
  return code === 'Cancelled' ? 'RFA6' : code
}

/** Reads a result code; an unknown one is `Error`. */
export const authResultCodeOf = (value: unknown): AuthResultCode =>
  typeof value === 'string' && Object.hasOwn(authResults, value) ? (value as AuthResultCode) : 'Error'

/** A result on a site: its row, its message, and the modal that opens where one does. */
export interface AuthResultOnSite extends AuthResultFacts {
  readonly code: AuthResultCode
  readonly message: AuthMessage | undefined
  readonly modal: IdentityModal | undefined
}

const modalOf = (code: AuthResultCode, country: CountryCode): IdentityModal | undefined => {
  if (code === 'ChooseBoardMember') return 'select-association-modal'
  return code === 'MustActivatePid' ? missingIdentityModals[country] : undefined
}

/** All that a page needs to act on a result code. Unknown codes are `Error`. */
export const authResultOn = (site: Pick<SiteDefinition, 'country'>, value: unknown): AuthResultOnSite => {
  const code = authResultCodeOf(value)
  return { code, ...authResults[code], message: authMessageOf(code), modal: modalOf(code, site.country) }
}

/** What can be in progress, and the page on which it is finished (contract-decisions 4.1, HasOngoingBusiness). */
export const ongoingBusinessRoutes = {
  booking: 'residences',
  document: 'documents',
  payment: 'payments',
  errand: 'errands',
} as const satisfies Record<string, PageRoute>
/** A key of {@link ongoingBusinessRoutes}. */
export type OngoingBusinessKind = keyof typeof ongoingBusinessRoutes
