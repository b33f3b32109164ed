// The port to signing providers. Provider-specific terms stay in the adapters.
import { createHash } from 'node:crypto'
import type { LoginMethod } from '@husrum/domain'
import type { JWK } from 'jose'
import type { ProvenIdentity } from '../../people/accounts/index.ts'
import type {
  IdentityFailed,
  IdentityRequest,
  IdentityStarted,
  ProviderAway,
  ProviderOrder,
} from '../../people/sign-in/index.ts'

/** The signed content. */
export interface SignedWords {
  /** The visible text, in BankID's `simpleMarkdownV1`: headings, lines and lists. */
  readonly text: string
  /** The invisible part that is signed as well: JSON with the hashes of the documents, and random bytes. */
  readonly hidden: string
}

export interface SigningRequest extends Omit<IdentityRequest, 'purpose'>, SignedWords {}

/** The complete proof of the provider. It names a person, so it is stored sealed. */
export type SignatureProof =
  /** Its `signature` is an XML Signature over the visible and the invisible part, with the certificates. */
  | { readonly kind: 'bankId'; readonly completionData: Readonly<Record<string, unknown>> }
  /** A signed ID token whose nonce is {@link bindingOf} what was signed, with the provider's keys of that time. */
  | {
      readonly kind: 'oidc'
      readonly idToken: string
      readonly keys: readonly JWK[]
      readonly issuer: string
      readonly clientId: string
      /** All claims about the person, also those outside of the token. */
      readonly claims: Readonly<Record<string, unknown>>
    }

export type SigningProgress =
  | { readonly kind: 'pending'; readonly hint?: string }
  | { readonly kind: 'complete'; readonly identity: ProvenIdentity; readonly proof: SignatureProof }
  | IdentityFailed
  | ProviderAway

/** Like the identity port: the result is polled, or returned by the browser. No method rejects. */
export interface SigningProvider {
  start(wish: SigningRequest): Promise<IdentityStarted | IdentityFailed | ProviderAway>
  cancel(order: ProviderOrder): Promise<void>
  collect?(order: ProviderOrder): Promise<SigningProgress>
  /** Reads the browser's callback, once. */
  finish?(order: ProviderOrder, callback: URL): Promise<SigningProgress>
  qr?(order: ProviderOrder, seconds: number): string
}

/** The configured providers. */
export type SigningProviders = { readonly [Method in LoginMethod]?: SigningProvider }

/** The hash of the signed content, as nonce for providers that do not sign text themselves. SHA-256, base64url. */
export const bindingOf = ({ text, hidden }: SignedWords): string =>
  createHash('sha256')
    .update(JSON.stringify([text, hidden]))
    .digest('base64url')
