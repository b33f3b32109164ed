// Providers of identities that speak OpenID Connect, behind our port: code flow with PKCE, state and nonce (provider-facts 5.4).
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
import type {
  IdentityFailed,
  IdentityProgress,
  IdentityProvider,
  IdentityRequest,
  OnProviderTrouble,
  ProviderOrder,
} from '../identity-provider.ts'
import type { OidcClient, OidcSettings } from './oidc-client.ts'
import { openOidcClient } from './oidc-client.ts'
import type { IdentityClaims, OidcFlavour } from './oidc-flavours.ts'
import { oidcFlavours } from './oidc-flavours.ts'

/** How long what the provider says of itself is taken to hold. Milliseconds. */
const discoveryLifetime = 3_600_000

/** Opens the client when it is first needed, and again when it is old; a provider that was away is asked anew. */
const makeClientKeeper = (settings: OidcSettings, now: () => number): (() => Promise<OidcClient>) => {
  let kept: { readonly client: Promise<OidcClient>; readonly until: number } | undefined
  return () => {
    if (kept && now() < kept.until) return kept.client
    const opening = { client: openOidcClient(settings), until: now() + discoveryLifetime }
    kept = opening
    opening.client.catch(() => {
      if (kept === opening) kept = undefined
    })
    return opening.client
  }
}

const requestAddress = async (
  { configuration, signingKey }: OidcClient,
  flavour: OidcFlavour,
  wish: IdentityRequest,
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
    throw new Error('This provider takes signed requests alone, and there is no key to sign with')
  return buildAuthorizationUrlWithJAR(configuration, parameters, signingKey)
}

/** The claims of whoever came back, once everything about the answer has been checked. Rejects where something does not fit. */
const claimsOf = async (
  { configuration }: OidcClient,
  flavour: OidcFlavour,
  { state = '', nonce = '', codeVerifier = '', country }: ProviderOrder,
  callback: URL,
): Promise<IdentityClaims> => {
  const tokens = await authorizationCodeGrant(configuration, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims: IdentityClaims = { ...tokens.claims() }
  const isWhole = flavour.person(claims, country as CountryCode) !== undefined
  if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined) return claims
  const more = await fetchUserInfo(configuration, tokens.access_token, String(claims.sub))
  // How strongly somebody identified is said by the signed token alone.
  return { ...more, ...claims, acr: claims.acr }
}

const failureOf = (cause: unknown): IdentityFailed => {
  if (cause instanceof AuthorizationResponseError)
    return { kind: 'failed', hint: cause.error === 'access_denied' ? 'access_denied' : 'internalError' }
  return { kind: 'failed', hint: 'signInRefused' }
}

/** The library's own name for what did not fit. Its messages may quote what came from outside. */
const codeOf = (cause: unknown): string => {
  const { code, name } = cause as { readonly code?: unknown; readonly name?: unknown }
  return String(code ?? name)
}

/** @param now epoch milliseconds */
export const makeOidcProvider = (
  settings: OidcSettings,
  now: () => number,
  onTrouble: OnProviderTrouble = () => undefined,
): IdentityProvider => {
  const flavour: OidcFlavour = oidcFlavours[settings.flavour]
  const client = makeClientKeeper(settings, now)

  const judge = (claims: IdentityClaims, order: ProviderOrder): IdentityProgress => {
    const country = order.country as CountryCode
    const purpose = order.purpose as AuthFlow
    if (!flavour.isStrong(claims, { purpose, country, isTest: settings.isTest ?? false }))
      return { kind: 'failed', hint: 'identityTooWeak' }
    const person = flavour.person(claims, country)
    const today = new Date(now()).toISOString().slice(0, 10)
    const personalNumber = person && canonicalPersonalNumber(person.personalNumber, country, today)
    if (!person || personalNumber === undefined) return { kind: 'failed', hint: 'foreignIdentity' }
    return { kind: 'complete', identity: { ...person, country, personalNumber } }
  }

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
        const address = await requestAddress(await client(), flavour, wish, order)
        return { kind: 'started', order, redirectUrl: address.href }
      } catch (cause) {
        onTrouble({ call: 'start', code: codeOf(cause) })
        return { kind: 'away' }
      }
    },
    // The provider's page has an end of its own.
    cancel: async () => undefined,
    finish: async (order, callback) => {
      try {
        return judge(await claimsOf(await client(), flavour, order, callback), order)
      } catch (cause) {
        const failure = failureOf(cause)
        if (failure.hint !== 'access_denied') onTrouble({ call: 'finish', code: codeOf(cause) })
        return failure
      }
    },
  }
}
