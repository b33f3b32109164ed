// Registers with an OpenID Connect provider, from its discovery document.
import type { CryptoKey, JWK } from 'jose'
import { importJWK } from 'jose'
import type { Configuration } from 'openid-client'
import {
  allowInsecureRequests,
  ClientSecretBasic,
  discovery,
  enableDecryptingResponses,
  PrivateKeyJwt,
} from 'openid-client'
import type { OidcFlavourName } from './oidc-flavours.ts'

export interface OidcSettings {
  readonly flavour: OidcFlavourName
  readonly issuer: string
  readonly clientId: string
  /** Our client authentication: a secret, or a private key whose public half the provider has. */
  readonly credential: { readonly secret: string } | { readonly privateKey: JWK }
  /** Decrypts responses (the Finnish network always encrypts). */
  readonly decryptionKey?: JWK | undefined
  /** The provider's test environment: its assurance levels are accepted, too. Never in production. */
  readonly isTest?: boolean
  /** Plain HTTP on the loopback address, for tests. */
  readonly allowsPlainHttp?: boolean
}

export interface OidcClient {
  readonly configuration: Configuration
  /** Signs requests. */
  readonly signingKey: { readonly key: CryptoKey; readonly kid: string } | undefined
}

/** Timeout in seconds. */
const timeLimit = 5

const keyOf = async (jwk: JWK, alg: string): Promise<CryptoKey> => {
  const key = await importJWK(jwk, jwk.alg ?? alg)
  if (key instanceof Uint8Array) throw new Error('A key of a provider must be an asymmetric one')
  return key
}

/** Rejects when the provider does not answer, or has another identity. */
export const openOidcClient = async (settings: OidcSettings): Promise<OidcClient> => {
  const { issuer, clientId, credential, decryptionKey, allowsPlainHttp = false } = settings
  const signingKey =
    'privateKey' in credential
      ? { key: await keyOf(credential.privateKey, 'RS256'), kid: credential.privateKey.kid ?? '' }
      : undefined
  const authentication =
    'secret' in credential ? ClientSecretBasic(credential.secret) : signingKey && PrivateKeyJwt(signingKey)
  const configuration = await discovery(new URL(issuer), clientId, undefined, authentication, {
    timeout: timeLimit,
    ...(allowsPlainHttp && { execute: [allowInsecureRequests] }),
  })
  if (decryptionKey) {
    const alg = decryptionKey.alg ?? 'RSA-OAEP-256'
    const key = {
      key: await keyOf(decryptionKey, alg),
      alg,
      ...(decryptionKey.kid !== undefined && { kid: decryptionKey.kid }),
    }
    enableDecryptingResponses(configuration, ['A256GCM', 'A128GCM', 'A128CBC-HS256', 'A256CBC-HS512'], key)
  }
  return { configuration, signingKey }
}
