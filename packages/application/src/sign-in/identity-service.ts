// The port to the identification service (PLAT-71, PLAT-83).
import type {
  AuthFlow,
  IdentityDevice,
  IdentityOrder,
  IdentityOrderStatus,
  LoginMethod,
  LoginType,
} from '@husrum/domain'
import type { AuthResult } from '../accounts/account-service.ts'

export interface IdentityStart {
  readonly method: LoginMethod
  readonly flow: AuthFlow
  readonly device: IdentityDevice
  readonly loginType?: LoginType
  /** A path of the site to go to in the end; the server keeps it, and only if it is safe. */
  readonly returnPath?: string
  /** The path of the page that a person comes back to from the bank's app or page. */
  readonly page: string
  /** With the flow `update`, of an account that has no identity yet; refused at this field without it. */
  readonly password?: string
}

/** How an identification stands. */
export interface IdentityReport {
  readonly status: IdentityOrderStatus
  /** For what the identification was begun. */
  readonly flow: AuthFlow
  /** A renewed order's, while it is pending. */
  readonly autoStartToken?: string
  /** With an end that has one: what the account service said of it. */
  readonly authResult?: AuthResult
  /** Who was proven, where an account can be made with it. */
  readonly person?: ProvenName
  /** Where the person wanted to go, as the server kept it. */
  readonly returnPath?: string
}

/** The names that an e-identity tells; either may be empty. */
export interface ProvenName {
  readonly firstName: string
  readonly lastName: string
}

/** Rejects with `ServiceUnavailable` or `ContractBroken`. */
export interface IdentityService {
  /** An order, or the result of an attempt that makes none. */
  start(start: IdentityStart): Promise<{ readonly order: IdentityOrder } | { readonly refused: AuthResult }>
  /** Undefined for an identification that this browser did not begin, and for one that nobody knows. */
  status(method: LoginMethod, orderId: string): Promise<IdentityReport | undefined>
  /** Never rejects: nobody waits for the answer. */
  cancel(method: LoginMethod, orderId: string): Promise<void>
  chooseAssociation(orderId: string, associationId: string): Promise<AuthResult>
}
