// Fakes of the OpenID Connect identity providers: a certified server implementation with the claims and levels of each.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JWK } from 'jose'
import { exportJWK, generateKeyPair } from 'jose'
import type { Configuration, InteractionResults } from 'oidc-provider'
import Provider from 'oidc-provider'

export type FakeOidcProviderFlavour = 'signicat' | 'norwegianBankId' | 'finnishTrustNetwork'

/** What the provider asserts about the person. */
export interface OidcPerson {
  /** Level of assurance. */
  readonly acr: string
  readonly claims: Readonly<Record<string, string>>
}

/** The provider's metadata and its public keys. */
export type Withheld = 'metadata' | 'keys'

export interface FakeOidcProvider {
  /** From now on answers these requests, and no others, with 503. */
  withhold(...what: readonly Withheld[]): void
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The client's keys, including the private ones: one for signing, one for decryption. */
  readonly clientKeys: { readonly signing: JWK; readonly decryption: JWK }
  /** Goes through the provider's pages as a person would, and returns the final redirect. */
  approve(authorizationUrl: string, person: OidcPerson): Promise<URL>
  /** The same, but cancels. */
  refuse(authorizationUrl: string): Promise<URL>
  close(): Promise<void>
}

const claimNames: Readonly<Record<FakeOidcProviderFlavour, Readonly<Record<string, string[]>>>> = {
  signicat: {
    openid: ['sub', 'acr', 'idp_id'],
    profile: ['given_name', 'family_name', 'birthdate'],
    nin: ['nin', 'nin_type', 'nin_issuing_country'],
  },
  norwegianBankId: {
    openid: ['sub', 'acr'],
    profile: ['given_name', 'family_name', 'birthdate'],
    nnin_altsub: ['nnin_altsub'],
  },
  finnishTrustNetwork: {
    openid: [
      'sub',
      'acr',
      'urn:oid:1.2.246.21',
      'urn:oid:1.2.246.575.1.14',
      'urn:oid:2.5.4.4',
      'urn:oid:1.3.6.1.5.5.7.9.1',
    ],
  },
}

const clientId = 'husrum'
const clientSecret = 'a secret that only this client knows'

const makeKey = async (alg: string, use: 'sig' | 'enc', kid: string) => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  const [own, shown] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)])
  return { own: { ...own, alg, use, kid }, shown: { ...shown, alg, use, kid } }
}

type Key = Awaited<ReturnType<typeof makeKey>>

const configurationOf = (
  flavour: FakeOidcProviderFlavour,
  redirectUris: readonly string[],
  keys: Readonly<Record<'service' | 'signing' | 'decryption', Key>>,
  people: ReadonlyMap<string, OidcPerson>,
): Configuration => {
  const isFinnish = flavour === 'finnishTrustNetwork'
  const finnish = {
    token_endpoint_auth_method: 'private_key_jwt',
    request_object_signing_alg: 'RS256',
    id_token_encrypted_response_alg: 'RSA-OAEP-256',
    id_token_encrypted_response_enc: 'A256GCM',
    jwks: { keys: [keys.signing.shown, keys.decryption.shown] },
  } as const
  const names = claimNames[flavour]
  return {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        ...(isFinnish ? finnish : { client_secret: clientSecret }),
      },
    ],
    jwks: { keys: [keys.service.own as never] },
    cookies: { keys: ['a key for the cookies of the tests'] },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
    },
    scopes: Object.keys(names),
    claims: { ...names },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    extraParams: ['ftn_spname'],
    features: {
      devInteractions: { enabled: false },
      encryption: { enabled: isFinnish },
      requestObjects: { enabled: isFinnish, requireSignedRequestObject: isFinnish },
    },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ ...people.get(sub)?.claims, sub }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    // No consent screen: the shared data is settled by contract.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(Object.keys(names).join(' '))
      await grant.save()
      return grant
    },
  }
}

/** Follows redirects with a cookie jar, as a browser does, until one leads to another origin. */
const browse = async (from: string, issuer: string): Promise<URL> => {
  const cookies = new Map<string, string>()
  let at = new URL(from)
  for (let step = 0; step < 10 && at.origin === issuer; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (next === null) throw new Error(`${response.status} at ${at.pathname}: ${await response.text()}`)
    at = new URL(next, at)
  }
  return at
}

/** Listens on a free port of the loopback address. Always `close()` it. */
export const startFakeOidcProvider = async ({
  flavour,
  redirectUris,
}: {
  readonly flavour: FakeOidcProviderFlavour
  readonly redirectUris: readonly string[]
}): Promise<FakeOidcProvider> => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [service, signing, decryption] = await Promise.all([
    makeKey('RS256', 'sig', 'service'),
    makeKey('RS256', 'sig', 'client-signing'),
    makeKey('RSA-OAEP-256', 'enc', 'client-decryption'),
  ])
  const people = new Map<string, OidcPerson>()
  const provider = new Provider(
    issuer,
    configurationOf(flavour, redirectUris, { service, signing, decryption }, people),
  )
  let verdict: InteractionResults = {}
  let withheld: readonly Withheld[] = []
  const isWithheld = (url = ''): boolean =>
    (withheld.includes('metadata') && url.startsWith('/.well-known/')) ||
    (withheld.includes('keys') && url.startsWith('/jwks'))
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isWithheld(request.url)) response.writeHead(503).end()
    else if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, verdict, { mergeWithLastSubmission: false })
    else void answer(request, response)
  })
  return {
    issuer,
    clientId,
    clientSecret,
    clientKeys: { signing: signing.own, decryption: decryption.own },
    approve: (authorizationUrl, person) => {
      const accountId = `person-${people.size + 1}`
      people.set(accountId, person)
      verdict = { login: { accountId, acr: person.acr } }
      return browse(authorizationUrl, issuer)
    },
    refuse: (authorizationUrl) => {
      verdict = { error: 'access_denied', error_description: 'The person pressed cancel' }
      return browse(authorizationUrl, issuer)
    },
    withhold: (...what) => {
      withheld = what
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
