// What the account service answers when somebody signs in, registers or changes an account, and where each result leads.
import type { PageRoute } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { ErrorPageKind } from './error-pages.ts'
import { ownErrorPage } from './error-pages.ts'
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
  /** To the fault report without management; where `caseVariantOf` answers undefined there is none to link to. */
  | 'linkToNoManagement'
  /** List what is in progress, with links and a contact; trying again is not offered. */
  | 'listBlocking'
  | 'offerRetry'

/** The fourteen result codes: the HTTP status of each, and what it leads to (PLAT-78). */
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
/**
 * What the site says along with a result: the code itself is the key of the sentence. `RFA6` is the bank identity's
 * own.
 */
export type AuthMessage = Exclude<AuthResultCode, 'Ok' | 'Pending' | 'Cancelled'> | 'RFA6'

/** A result on a site: all that a page needs to act on it. */
export interface AuthResultOnSite {
  readonly code: AuthResultCode
  /** The HTTP status that carries it. */
  readonly status: number
  readonly outcome: AuthOutcome
  /** None with `Ok`, nor with `Pending`, where the order's own hint speaks. */
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

/** What a result code means on a site. An unknown code is `Error`. */
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

/** What can be in progress, and the page on which it is finished. */
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
