// The interface of identity providers. Provider-specific terms stay in the adapters.
import type { AuthFlow, IdentityDevice, LoginMethod, SiteDefinition } from '@husrum/domain'
import type { ProvenIdentity } from '../accounts/index.ts'

/** The data of a new order. */
export interface IdentityRequest {
  readonly purpose: AuthFlow
  readonly site: SiteDefinition
  readonly device: IdentityDevice
  /** The visitor's network address. */
  readonly ip: string
  readonly userAgent: string
  /** Identifies the browser to the provider for this one order; contains nothing about the person. */
  readonly browser: string
  /** Where the provider redirects the browser to: an absolute address of ours, without the state. */
  readonly callbackUrl: string
  /** Random; returned by the browser, to find the order. */
  readonly state: string
}

/** Data of an order for the provider's adapter. Stored sealed. */
export type ProviderOrder = Readonly<Record<string, string>>

/**
 * A call failed: the order is unchanged, and the call may be retried. `retryAfterMs` if the provider
 * returned a delay.
 */
export interface ProviderAway {
  readonly kind: 'away'
  readonly retryAfterMs?: number
}

/** An order that has failed. `hint` is a cause of the domain's `errorPageCauses`, or a code of the provider's. */
export interface IdentityFailed {
  readonly kind: 'failed'
  readonly hint: string
}

export interface IdentityStarted {
  readonly kind: 'started'
  readonly order: ProviderOrder
  /** Starts the bank's app on the device that shows the page. */
  readonly autoStartToken?: string
  /** The provider's own page. */
  readonly redirectUrl?: string
}

/** The status of an order. */
export type IdentityProgress =
  | { readonly kind: 'pending'; readonly hint?: string }
  | { readonly kind: 'complete'; readonly identity: ProvenIdentity }
  | IdentityFailed
  | ProviderAway

/** A failed call to a provider, for the log: the provider's own codes, and no personal data. */
export interface ProviderTrouble {
  readonly call: string
  readonly code: string
}
export type OnProviderTrouble = (trouble: ProviderTrouble) => void

/**
 * The result of an order is either polled (`collect`) or returned with the browser (`finish`): a provider has one of the
 * two. None rejects for provider errors: those are answers.
 */
export interface IdentityProvider {
  start(wish: IdentityRequest): Promise<IdentityStarted | IdentityFailed | ProviderAway>
  cancel(order: ProviderOrder): Promise<void>
  collect?(order: ProviderOrder): Promise<IdentityProgress>
  /** Reads the parameters of the returning browser, once. */
  finish?(order: ProviderOrder, callback: URL): Promise<IdentityProgress>
  /** The text of the QR code in a second of the order; absent if there is none. */
  qr?(order: ProviderOrder, seconds: number): string
}

/** Those that are configured. */
export type IdentityProviders = { readonly [Method in LoginMethod]?: IdentityProvider }
