// Results of signing in, registering and changing an account at the account service, and their outcomes.
import type { PageRoute } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { ErrorPageKind } from './error-pages.ts'
import { ownErrorPage } from './error-pages.ts'
import type { IdentityModal } from './identity-modals.ts'
import { missingIdentityModals } from './identity-modals.ts'

/** The next action of the page. */
export type AuthOutcome =
  /** Store the token, then go to the destination of {@link afterLogin}. */
  | 'storeToken'
  | 'markFields'
  /** Stay, clear the password and give it focus. */
  | 'focusPassword'
  /** Open the tab of the electronic identity. */
  | 'switchToElectronicIdentity'
  /** The identity is kept, so that the user does not identify twice. */
  | 'offerCreateAccount'
  | 'linkToLogin'
  | 'markCampaignCode'
  | 'keepPolling'
  | 'backToMethods'
  /** Open the modal of {@link missingIdentityModals}. */
  | 'verifyIdentity'
  | 'selectAssociation'
  /** To the fault report without management; if `caseVariantOf` returns undefined there is no link. */
  | 'linkToNoManagement'
  /** List the matters in progress, with links and a contact; retrying is not offered. */
  | 'listBlocking'
  | 'offerRetry'

/** The fourteen result codes: the HTTP status of each, and its outcome (PLAT-78). */
export const authResults = {
  Ok: [200, 'storeToken'],
  InvalidInput: [400, 'markFields'],
  InvalidEmailLoginInput: [401, 'focusPassword'],
  MustLoginWithBankId: [409, 'switchToElectronicIdentity'],
  SsnNotFound: [404, 'offerCreateAccount'],
  UserAlreadyExists: [409, 'linkToLogin'],
  InvalidCampaignCode: [400, 'markCampaignCode'],
  Pending: [202, 'keepPolling'],
  Cancelled: [200, 'backToMethods'],
  MustActivatePid: [409, 'verifyIdentity'],
  ChooseBoardMember: [200, 'selectAssociation'],
  NoBoardMember: [403, 'linkToNoManagement'],
  Error: [500, 'offerRetry'],
  HasOngoingBusiness: [409, 'listBlocking'],
} as const satisfies Record<string, readonly [status: number, outcome: AuthOutcome]>
/** A key of {@link authResults}. */
export type AuthResultCode = keyof typeof authResults
/** The message of a result: the code itself is the key of the text. `RFA6` is the bank identity's own. */
export type AuthMessage = Exclude<AuthResultCode, 'Ok' | 'Pending' | 'Cancelled'> | 'RFA6'

/** A result on a site, with all data that a page needs. */
export interface AuthResultOnSite {
  readonly code: AuthResultCode
  /** Its HTTP status. */
  readonly status: number
  readonly outcome: AuthOutcome
  /** None for `Ok`, nor for `Pending`, which uses the order's own hint. */
  readonly message: AuthMessage | undefined
  /** The error page of flows that leave the dialog. */
  readonly errorPage: ErrorPageKind | undefined
  /** The modal that opens. */
  readonly modal: IdentityModal | undefined
}

const messageOf = (code: AuthResultCode): AuthMessage | undefined => {
  if (code === 'Ok' || code === 'Pending') return undefined
  return code === 'Cancelled' ? 'RFA6' : code
}

const modalOf = (code: AuthResultCode, { country }: Pick<SiteDefinition, 'country'>) => {
  if (code === 'ChooseBoardMember') return 'select-association-modal'
  return code === 'MustActivatePid' ? missingIdentityModals[country] : undefined
}

/** The result of a code on a site. An unknown code is `Error`. */
export const authResultOn = (site: Pick<SiteDefinition, 'country'>, value: unknown): AuthResultOnSite => {
  const code = (Object.keys(authResults) as AuthResultCode[]).find((known) => known === value) ?? 'Error'
  const [status, outcome] = authResults[code]
  return {
    code,
    status,
    outcome,
    message: messageOf(code),
    errorPage: ownErrorPage(code),
    modal: modalOf(code, site),
  }
}

/** Matters in progress, and the page to finish each. */
export const ongoingBusinessRoutes = {
  booking: 'residences',
  document: 'documents',
  payment: 'payments',
  refund: 'payments',
  plan: 'payments',
  home: 'residences',
  errand: 'errands',
} as const satisfies Record<string, PageRoute>
/** A key of {@link ongoingBusinessRoutes}. */
export type OngoingBusinessKind = keyof typeof ongoingBusinessRoutes
