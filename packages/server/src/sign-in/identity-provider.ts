// The port to whoever can say who somebody is. Each provider's own words stay in its adapter.
import type { AuthFlow, IdentityDevice, LoginMethod, SiteDefinition } from '@husrum/domain'
import type { ProvenIdentity } from '../accounts/accounts.ts'

/** What an order is made with. */
export interface IdentityRequest {
  readonly purpose: AuthFlow
  readonly site: SiteDefinition
  readonly device: IdentityDevice
  /** The visitor's network address. */
  readonly ip: string
  readonly userAgent: string
  /** Names the browser to the provider for this one order; says nothing about the person. */
  readonly browser: string
  /** Where the provider sends the browser back to: an absolute address of ours, without the state. */
  readonly callbackUrl: string
  /** Random; comes back with the browser, so that we know which order it returns from. */
  readonly state: string
}

/** What only the provider's adapter understands of an order. It is kept sealed. */
export type ProviderOrder = Readonly<Record<string, string>>

/**
 * Nothing came of a call: the order stands where it stood, and one may ask again. `retryAfterMs` where the provider
 * named a wait.
 */
export interface ProviderAway {
  readonly kind: 'away'
  readonly retryAfterMs?: number
}

/** An order that will not come to anything. `hint` is a cause of the domain's `errorPageCauses`, or a word of the provider's. */
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

/** How an order stands. */
export type IdentityProgress =
  | { readonly kind: 'pending'; readonly hint?: string }
  | { readonly kind: 'complete'; readonly identity: ProvenIdentity }
  | IdentityFailed
  | ProviderAway

/** A call to a provider that came to nothing, for the log: in the provider's words, and none of the person's. */
export interface ProviderTrouble {
  readonly call: string
  readonly code: string
}
export type OnProviderTrouble = (trouble: ProviderTrouble) => void

/**
 * How an order ends is either asked for (`collect`) or comes back with the browser (`finish`): a provider has one of the
 * two. None rejects for what goes wrong at the provider: that is an answer.
 */
export interface IdentityProvider {
  start(wish: IdentityRequest): Promise<IdentityStarted | IdentityFailed | ProviderAway>
  cancel(order: ProviderOrder): Promise<void>
  collect?(order: ProviderOrder): Promise<IdentityProgress>
  /** Reads what came back with the browser, once. */
  finish?(order: ProviderOrder, callback: URL): Promise<IdentityProgress>
  /** What the QR code says in a second of the order; absent where there is none. */
  qr?(order: ProviderOrder, seconds: number): string
}

/** Those that are configured. */
export type IdentityProviders = { readonly [Method in LoginMethod]?: IdentityProvider }
