// The OpenID Connect adapter over the wire, against each kind of provider.
import type { SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import type {
  FakeOidcProvider,
  FakeOidcProviderFlavour,
  OidcPerson,
} from '@husrum/testkit/fake-oidc-provider'
import { startFakeOidcProvider } from '@husrum/testkit/fake-oidc-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IdentityProvider, IdentityRequest, IdentityStarted } from '../identity-provider.ts'
import type { OidcSettings } from './oidc-client.ts'
import { makeOidcProvider } from './oidc-provider-adapter.ts'

const callbackUrl = 'https://www.husrum.example/services/account_service/eident/callback'

const wishOn = (site: SiteKey, facts: Partial<IdentityRequest> = {}): IdentityRequest => ({
  purpose: 'login',
  site: siteByKey(site),
  device: 'same',
  ip: '203.0.113.7',
  userAgent: '',
  browser: '',
  callbackUrl,
  state: 'the-state-of-this-order',
  ...facts,
})

interface Scene {
  readonly flavour: FakeOidcProviderFlavour
  readonly site: SiteKey
  readonly person: OidcPerson
  readonly number: string
  readonly scope: string
}

const scenes: readonly Scene[] = [
  {
    flavour: 'signicat',
    site: 'finland',
    number: '131052-308T',
    scope: 'openid profile nin',
    person: {
      acr: 'idp:ftn',
      claims: {
        idp_id: 'ftn',
        nin: '131052-308T',
        nin_type: 'PERSON',
        nin_issuing_country: 'FI',
        given_name: 'Aino',
        family_name: 'Test',
      },
    },
  },
  {
    flavour: 'norwegianBankId',
    site: 'norway',
    number: '15889012312',
    scope: 'openid profile nnin_altsub',
    person: {
      acr: 'urn:bankid:bid;LOA=4',
      claims: { nnin_altsub: '15889012312', given_name: 'Aino', family_name: 'Test' },
    },
  },
  {
    flavour: 'finnishTrustNetwork',
    site: 'finland',
    number: '010594Y9032',
    scope: 'openid',
    person: {
      acr: 'http://ftn.ficora.fi/2017/loa2',
      claims: {
        'urn:oid:1.2.246.21': '010594Y9032',
        'urn:oid:1.2.246.575.1.14': 'Aino',
        'urn:oid:2.5.4.4': 'Test',
      },
    },
  },
]

describe.each(scenes)('The provider $flavour', ({ flavour, site, person, number, scope }) => {
  let service: FakeOidcProvider
  let provider: IdentityProvider
  const now = () => Date.now()
  const settings = (facts: Partial<OidcSettings> = {}): OidcSettings => ({
    flavour,
    issuer: service.issuer,
    clientId: service.clientId,
    credential:
      flavour === 'finnishTrustNetwork'
        ? { privateKey: service.clientKeys.signing }
        : { secret: service.clientSecret },
    ...(flavour === 'finnishTrustNetwork' && { decryptionKey: service.clientKeys.decryption }),
    allowsPlainHttp: true,
    ...facts,
  })
  beforeAll(async () => {
    service = await startFakeOidcProvider({ flavour, redirectUris: [callbackUrl] })
    provider = makeOidcProvider(settings(), now)
  })
  afterAll(() => service.close())

  const begin = async (
    facts: Partial<IdentityRequest> = {},
  ): Promise<IdentityStarted & { redirectUrl: string }> => {
    const started = await provider.start(wishOn(site, facts))
    if (started.kind !== 'started' || started.redirectUrl === undefined) throw new Error(started.kind)
    return { ...started, redirectUrl: started.redirectUrl }
  }

  it('is called with PKCE, a nonce and the state, and without any personal number', async () => {
    const { redirectUrl } = await begin()
    const { searchParams } = new URL(redirectUrl)
    const signed = searchParams.get('request')
    const asked: Record<string, unknown> = signed
      ? JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString())
      : Object.fromEntries(searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      scope,
      state: 'the-state-of-this-order',
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      prompt: 'login',
    })
    expect(signed !== null).toBe(flavour === 'finnishTrustNetwork')
    expect(redirectUrl).not.toContain(number)
  })

  it('proves the identity on return', async () => {
    const { order, redirectUrl } = await begin()
    const callback = await service.approve(redirectUrl, person)
    expect(callback.href.startsWith(callbackUrl)).toBe(true)
    expect(await provider.finish?.(order, callback)).toEqual({
      kind: 'complete',
      identity: {
        country: siteByKey(site).country,
        personalNumber: number,
        firstName: 'Aino',
        lastName: 'Test',
      },
    })
  })

  it('proves the identity with cached metadata while the provider does not return new ones', async () => {
    let at = now()
    const own = makeOidcProvider(settings(), () => at)
    const started = await own.start(wishOn(site))
    if (started.kind !== 'started') return expect.fail(started.kind)
    const callback = await service.approve(started.redirectUrl ?? '', person)
    at += 2 * 3_600_000
    service.withhold('metadata')
    try {
      expect(await own.finish?.(started.order, callback)).toMatchObject({ kind: 'complete' })
      // Not discovered yet.
      expect(await makeOidcProvider(settings(), now).start(wishOn(site))).toEqual({ kind: 'away' })
    } finally {
      service.withhold()
    }
  })

  it('reports a cancellation by the person', async () => {
    const { order, redirectUrl } = await begin()
    const callback = await service.refuse(redirectUrl)
    expect(await provider.finish?.(order, callback)).toEqual({ kind: 'failed', hint: 'access_denied' })
  })

  it('accepts a code once', async () => {
    const { order, redirectUrl } = await begin()
    const callback = await service.approve(redirectUrl, person)
    await provider.finish?.(order, callback)
    expect(await provider.finish?.(order, callback)).toEqual({ kind: 'failed', hint: 'signInRefused' })
  })

  it('rejects the code of another order, and one with another state or nonce', async () => {
    const mine = await begin()
    const other = await begin()
    const callback = await service.approve(other.redirectUrl, person)
    const { codeVerifier: _, ...secrets } = other.order
    const orders = [mine.order, { ...other.order, state: 'x' }, { ...other.order, nonce: 'x' }, secrets]
    for (const order of orders)
      expect(await provider.finish?.(order, callback)).toEqual({ kind: 'failed', hint: 'signInRefused' })
  })

  it('rejects a response that names another issuer', async () => {
    const { order, redirectUrl } = await begin()
    const callback = await service.approve(redirectUrl, person)
    callback.searchParams.set('iss', 'https://evil.example')
    expect(await provider.finish?.(order, callback)).toEqual({ kind: 'failed', hint: 'signInRefused' })
  })

  it('rejects a weak identification', async () => {
    const { order, redirectUrl } = await begin()
    const weak = { acr: 'password', claims: { ...person.claims, idp_id: 'password' } }
    const callback = await service.approve(redirectUrl, weak)
    expect(await provider.finish?.(order, callback)).toEqual({ kind: 'failed', hint: 'identityTooWeak' })
  })

  it('rejects an invalid personal number', async () => {
    const { order, redirectUrl } = await begin()
    const claims = Object.fromEntries(
      Object.entries(person.claims).map(([name, value]) => [name, value === number ? '12345678901' : value]),
    )
    const callback = await service.approve(redirectUrl, { ...person, claims })
    expect(await provider.finish?.(order, callback)).toEqual({ kind: 'failed', hint: 'foreignIdentity' })
  })

  it('is unavailable while it does not answer, and available again when it does', async () => {
    const troubles: unknown[] = []
    const silent = makeOidcProvider(settings({ issuer: 'http://127.0.0.1:9' }), now, (trouble) =>
      troubles.push(trouble),
    )
    expect(await silent.start(wishOn(site))).toEqual({ kind: 'away' })
    expect(troubles).toEqual([{ call: 'start', code: expect.any(String) }])
    expect((await provider.start(wishOn(site))).kind).toBe('started')
  })
})

describe('Norwegian BankID with biometry', () => {
  it('is accepted for signing in, and not for registration', async () => {
    const service = await startFakeOidcProvider({ flavour: 'norwegianBankId', redirectUris: [callbackUrl] })
    const provider = makeOidcProvider(
      {
        flavour: 'norwegianBankId',
        issuer: service.issuer,
        clientId: service.clientId,
        credential: { secret: service.clientSecret },
        allowsPlainHttp: true,
      },
      Date.now,
    )
    const told: unknown[] = []
    for (const purpose of ['login', 'register'] as const) {
      const started = await provider.start(wishOn('norway', { purpose }))
      if (started.kind !== 'started') throw new Error(started.kind)
      const callback = await service.approve(started.redirectUrl ?? '', {
        acr: 'urn:bankid:bis;LOA=3',
        claims: { nnin_altsub: '15889012312', given_name: 'Aino', family_name: 'Test' },
      })
      told.push((await provider.finish?.(started.order, callback))?.kind)
    }
    expect(told).toEqual(['complete', 'failed'])
    await service.close()
  })
})
