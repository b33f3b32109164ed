// Signing with Norwegian BankID and with Finnish banks: a fresh, strong identification whose signed token has the hash of the
// signed text as its nonce. Our own page shows the text before, and the text is stored with the token.
import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose'
import { randomPKCECodeVerifier } from 'openid-client'
import type { OidcClient, OidcFlavour, OidcSettings, OnProviderTrouble } from '../../people/sign-in/index.ts'
import {
  makeClientKeeper,
  oidcAnswerOf,
  oidcCodeOf,
  oidcFailureOf,
  oidcFlavours,
  oidcRequestAddress,
  verifyOidcClaims,
} from '../../people/sign-in/index.ts'
import type { SigningProvider } from './signing-provider.ts'
import { bindingOf } from './signing-provider.ts'

/** Decrypts an encrypted token, because the stored token must be readable without our key (Finnish network). */
const signedTokenOf = async (idToken: string, { decryptionKey }: OidcSettings): Promise<string> => {
  if (!decryptionKey || idToken.split('.').length !== 5) return idToken
  const { alg } = decodeProtectedHeader(idToken)
  const key = await importJWK(decryptionKey, alg)
  const { plaintext } = await compactDecrypt(idToken, key)
  return new TextDecoder().decode(plaintext)
}

type PublicKey = { readonly kid?: string }

/** Milliseconds. Two attempts and the calls before them must fit into a request. */
const timeoutMs = 2_500

const fetchKeys = async ({ configuration }: OidcClient): Promise<readonly PublicKey[]> => {
  const { jwks_uri: address } = configuration.serverMetadata()
  if (address === undefined) throw new Error('The provider publishes no keys')
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error('The provider did not return its keys')
  const { keys } = (await answer.json()) as { readonly keys: readonly PublicKey[] }
  return keys
}

/**
 * Fetches the provider's current public keys, which are needed to verify the token years later. The code is used up at this point, so a
 * failed fetch is retried once; after that the last known keys are used, if the token was signed by one of them.
 */
const makeKeyKeeper = () => {
  let last: readonly PublicKey[] = []
  const ask = async (client: OidcClient): Promise<readonly PublicKey[]> => {
    last = await fetchKeys(client)
    return last
  }
  return {
    /** Fetches keys in advance, so that there is a fallback. */
    askSoon: (client: OidcClient): void => void ask(client).catch(() => undefined),
    of: async (client: OidcClient, signed: string): Promise<readonly PublicKey[]> => {
      const { kid } = decodeProtectedHeader(signed)
      try {
        return await ask(client).catch(() => ask(client))
      } catch (cause) {
        if (kid !== undefined && last.some((key) => key.kid === kid)) return last
        throw cause
      }
    },
  }
}

/** @param now epoch milliseconds */
export const makeOidcSigning = (
  settings: OidcSettings,
  now: () => number,
  onTrouble: OnProviderTrouble = () => undefined,
): SigningProvider => {
  const flavour: OidcFlavour = oidcFlavours[settings.flavour]
  const client = makeClientKeeper(settings, now)
  const keys = makeKeyKeeper()
  return {
    start: async (wish) => {
      // Signing a document of a home requires the provider's highest level, as booking does.
      const purpose = 'booking'
      const order = {
        state: wish.state,
        nonce: bindingOf(wish),
        codeVerifier: randomPKCECodeVerifier(),
        country: wish.site.country,
        purpose,
      }
      try {
        const opened = await client()
        const address = await oidcRequestAddress(opened, flavour, { ...wish, purpose }, order)
        keys.askSoon(opened)
        return { kind: 'started', order, redirectUrl: address.href }
      } catch (cause) {
        onTrouble({ call: 'start', code: oidcCodeOf(cause) })
        return { kind: 'away' }
      }
    },
    cancel: async () => undefined,
    finish: async (order, callback) => {
      try {
        const opened = await client()
        const { claims, idToken } = await oidcAnswerOf(opened, flavour, order, callback)
        const judged = verifyOidcClaims(claims, order, settings, now())
        if (judged.kind === 'failed') return judged
        const signed = await signedTokenOf(idToken, settings)
        const issuer = opened.configuration.serverMetadata().issuer
        const { clientId } = settings
        return {
          ...judged,
          proof: {
            kind: 'oidc',
            idToken: signed,
            keys: await keys.of(opened, signed),
            issuer,
            clientId,
            claims,
          },
        }
      } catch (cause) {
        const failure = oidcFailureOf(cause)
        if (failure.hint !== 'access_denied') onTrouble({ call: 'finish', code: oidcCodeOf(cause) })
        return failure
      }
    },
  }
}
