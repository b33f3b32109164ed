// OpenID Connect identity providers: authorization code flow with PKCE, state and nonce.
import type { AuthFlow, CountryCode } from '@husrum/domain'
import { canonicalPersonalNumber } from '@husrum/domain'
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildAuthorizationUrlWithJAR,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import type { ProvenIdentity } from '../../accounts/index.ts'
import type {
  IdentityFailed,
  IdentityProvider,
  IdentityRequest,
  OnProviderTrouble,
  ProviderOrder,
} from '../identity-provider.ts'
import type { OidcClient, OidcSettings } from './oidc-client.ts'
import { openOidcClient } from './oidc-client.ts'
import type { IdentityClaims, OidcFlavour } from './oidc-flavours.ts'
import { oidcFlavours } from './oidc-flavours.ts'

/** How long the provider's discovery document is cached. Milliseconds. */
const discoveryLifetime = 3_600_000

/** If it cannot be renewed, the cached document is used, and requested again after this. Milliseconds. */
const askAgainAfter = 60_000

/**
 * Opens the client on first use, and again when it has expired. If the provider is unavailable, a previous client is
 * used as it was: a returning visitor has identified already, and the provider's other endpoints may work.
 */
export const makeClientKeeper = (settings: OidcSettings, now: () => number): (() => Promise<OidcClient>) => {
  let good: OidcClient | undefined
  let kept: { readonly client: Promise<OidcClient>; until: number } | undefined
  const open = async (): Promise<OidcClient> => {
    try {
      good = await openOidcClient(settings)
      return good
    } catch (cause) {
      if (!good) {
        kept = undefined
        throw cause
      }
      if (kept) kept.until = now() + askAgainAfter
      return good
    }
  }
  return () => {
    if (kept && now() < kept.until) return kept.client
    kept = { client: open(), until: now() + discoveryLifetime }
    return kept.client
  }
}

/** The address of the provider's page, with all parameters that must come back unchanged. */
export const oidcRequestAddress = async (
  { configuration, signingKey }: OidcClient,
  flavour: OidcFlavour,
  wish: Pick<IdentityRequest, 'site' | 'purpose' | 'callbackUrl' | 'state'>,
  { nonce, codeVerifier = '' }: ProviderOrder,
): Promise<URL> => {
  const parameters = {
    ...flavour.parameters(wish),
    scope: flavour.scope,
    redirect_uri: wish.callbackUrl,
    state: wish.state,
    nonce: nonce ?? '',
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }
  if (!flavour.signsRequests) return buildAuthorizationUrl(configuration, parameters)
  if (!signingKey)
    throw new Error('This provider accepts only signed requests, and there is no key to sign with')
  return buildAuthorizationUrlWithJAR(configuration, parameters, signingKey)
}

/** The claims of a returning visitor and their ID token, after all checks of the response. Rejects if a check fails. */
export const oidcAnswerOf = async (
  { configuration }: OidcClient,
  flavour: OidcFlavour,
  { state = '', nonce = '', codeVerifier = '', country }: ProviderOrder,
  callback: URL,
): Promise<{ readonly claims: IdentityClaims; readonly idToken: string }> => {
  const tokens = await authorizationCodeGrant(configuration, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims: IdentityClaims = { ...tokens.claims() }
  const idToken = tokens.id_token ?? ''
  const isWhole = flavour.person(claims, country as CountryCode) !== undefined
  if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined) return { claims, idToken }
  const more = await fetchUserInfo(configuration, tokens.access_token, String(claims.sub))
  // The assurance level only comes from the signed token.
  return { claims: { ...more, ...claims, acr: claims.acr }, idToken }
}

export const oidcFailureOf = (cause: unknown): IdentityFailed => {
  if (cause instanceof AuthorizationResponseError)
    return { kind: 'failed', hint: cause.error === 'access_denied' ? 'access_denied' : 'internalError' }
  return { kind: 'failed', hint: 'signInRefused' }
}

/** The library's own error code. Its messages may quote external data. */
export const oidcCodeOf = (cause: unknown): string => {
  const { code, name } = cause as { readonly code?: unknown; readonly name?: unknown }
  return String(code ?? name)
}

/** The identity that claims prove, if they are strong enough for the purpose of the order. @param now epoch milliseconds */
export const verifyOidcClaims = (
  claims: IdentityClaims,
  order: ProviderOrder,
  { flavour: name, isTest = false }: Pick<OidcSettings, 'flavour' | 'isTest'>,
  now: number,
): { readonly kind: 'complete'; readonly identity: ProvenIdentity } | IdentityFailed => {
  const flavour: OidcFlavour = oidcFlavours[name]
  const country = order.country as CountryCode
  const purpose = order.purpose as AuthFlow
  if (!flavour.isStrong(claims, { purpose, country, isTest }))
    return { kind: 'failed', hint: 'identityTooWeak' }
  const person = flavour.person(claims, country)
  const today = new Date(now).toISOString().slice(0, 10)
  const personalNumber = person && canonicalPersonalNumber(person.personalNumber, country, today)
  if (!person || personalNumber === undefined) return { kind: 'failed', hint: 'foreignIdentity' }
  return { kind: 'complete', identity: { ...person, country, personalNumber } }
}

/** @param now epoch milliseconds */
export const makeOidcProvider = (
  settings: OidcSettings,
  now: () => number,
  onTrouble: OnProviderTrouble = () => undefined,
): IdentityProvider => {
  const flavour: OidcFlavour = oidcFlavours[settings.flavour]
  const client = makeClientKeeper(settings, now)

  return {
    start: async (wish) => {
      const order = {
        state: wish.state,
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
        country: wish.site.country,
        purpose: wish.purpose,
      }
      try {
        const address = await oidcRequestAddress(await client(), flavour, wish, order)
        return { kind: 'started', order, redirectUrl: address.href }
      } catch (cause) {
        onTrouble({ call: 'start', code: oidcCodeOf(cause) })
        return { kind: 'away' }
      }
    },
    // The provider's page ends by itself.
    cancel: async () => undefined,
    finish: async (order, callback) => {
      try {
        const { claims } = await oidcAnswerOf(await client(), flavour, order, callback)
        return verifyOidcClaims(claims, order, settings, now())
      } catch (cause) {
        const failure = oidcFailureOf(cause)
        if (failure.hint !== 'access_denied') onTrouble({ call: 'finish', code: oidcCodeOf(cause) })
        return failure
      }
    },
  }
}
