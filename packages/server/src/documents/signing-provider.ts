// The port to whoever lets people sign with an electronic identity. Each provider's own words stay in its adapter.
import { createHash } from 'node:crypto'
import type { LoginMethod } from '@husrum/domain'
import type { JWK } from 'jose'
import type { ProvenIdentity } from '../accounts/accounts.ts'
import type {
  IdentityFailed,
  IdentityRequest,
  IdentityStarted,
  ProviderAway,
  ProviderOrder,
} from '../sign-in/identity-provider.ts'

/** What a person signs. */
export interface SignedWords {
  /** What they read, in BankID's `simpleMarkdownV1`: headings, lines and lists. */
  readonly text: string
  /** What is bound to it without being read: JSON with the hashes of the documents, and random bytes. */
  readonly hidden: string
}

export interface SigningRequest extends Omit<IdentityRequest, 'purpose'>, SignedWords {}

/** What the provider gave as its proof, whole. It names a person, so it is kept sealed. */
export type SignatureProof =
  /** `signature` in it is XML Signature over what was read and what was not, with the certificates. */
  | { readonly kind: 'bankId'; readonly completionData: Readonly<Record<string, unknown>> }
  /** A signed ID token whose nonce is {@link bindingOf} what was signed, with the keys that the provider had then. */
  | {
      readonly kind: 'oidc'
      readonly idToken: string
      readonly keys: readonly JWK[]
      readonly issuer: string
      readonly clientId: string
      /** All that was said of the person, also outside of the token. */
      readonly claims: Readonly<Record<string, unknown>>
    }

export type SigningProgress =
  | { readonly kind: 'pending'; readonly hint?: string }
  | { readonly kind: 'complete'; readonly identity: ProvenIdentity; readonly proof: SignatureProof }
  | IdentityFailed
  | ProviderAway

/** As the port of identities: how an order ends is asked for, or comes back with the browser. None rejects. */
export interface SigningProvider {
  start(wish: SigningRequest): Promise<IdentityStarted | IdentityFailed | ProviderAway>
  cancel(order: ProviderOrder): Promise<void>
  collect?(order: ProviderOrder): Promise<SigningProgress>
  /** Reads what came back with the browser, once. */
  finish?(order: ProviderOrder, callback: URL): Promise<SigningProgress>
  qr?(order: ProviderOrder, seconds: number): string
}

/** Those that are configured. */
export type SigningProviders = { readonly [Method in LoginMethod]?: SigningProvider }

/** Names what is signed where a provider signs no text itself: the nonce of its token. SHA-256, base64url. */
export const bindingOf = ({ text, hidden }: SignedWords): string =>
  createHash('sha256')
    .update(JSON.stringify([text, hidden]))
    .digest('base64url')
