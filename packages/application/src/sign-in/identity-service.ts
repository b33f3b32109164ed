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
  /** A path of the site to go to at the end; the server stores it only if it is safe. */
  readonly returnPath?: string
  /** The path of the page that the user returns to from the bank's app or page. */
  readonly page: string
  /** With the flow `update`, of an account that has no identity yet; without it this field is refused. */
  readonly password?: string
}

/** Status of an identification. */
export interface IdentityReport {
  readonly status: IdentityOrderStatus
  /** The purpose of the identification. */
  readonly flow: AuthFlow
  /** Of a renewed order, while it is pending. */
  readonly autoStartToken?: string
  /** Result of the account service, if the end has one. */
  readonly authResult?: AuthResult
  /** The identified person, if an account can be created with it. */
  readonly person?: ProvenName
  /** Where the user wanted to go, as stored by the server. */
  readonly returnPath?: string
}

/** Names from an e-identity; either may be empty. */
export interface ProvenName {
  readonly firstName: string
  readonly lastName: string
}

/** Rejects with `ServiceUnavailable` or `ContractBroken`. */
export interface IdentityService {
  /** Returns an order, or the result of an attempt that creates none. */
  start(start: IdentityStart): Promise<{ readonly order: IdentityOrder } | { readonly refused: AuthResult }>
  /** Undefined for an identification that this browser did not begin, and for an unknown one. */
  status(method: LoginMethod, orderId: string): Promise<IdentityReport | undefined>
  /** Never rejects: no caller waits for the answer. */
  cancel(method: LoginMethod, orderId: string): Promise<void>
  chooseAssociation(orderId: string, associationId: string): Promise<AuthResult>
}
