// Signing over HTTP with each kind of provider: the result is a proof that can be verified by itself.
import type { SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { startFakeBankId } from '@husrum/testkit/fake-bank-id'
import { customerCert, customerKey, fakeBankIdCa } from '@husrum/testkit/fake-bank-id-certificates'
import type { FakeOidcProviderFlavour } from '@husrum/testkit/fake-oidc-provider'
import { startFakeOidcProvider } from '@husrum/testkit/fake-oidc-provider'
import { describe, expect, it } from 'vitest'
import { makeBankIdClient } from '../../people/sign-in/bank-id/bank-id-client.ts'
import { makeBankIdSigning } from './bank-id-signing.ts'
import { makeOidcSigning } from './oidc-signing.ts'
import type { SigningProgress, SigningRequest } from './signing-provider.ts'
import { verifyProof } from './verify-proof.ts'

const callbackUrl = 'https://www.husrum.example/services/documents/sign/eident/callback'
const words = {
  text: `# Kjøpstilbud\n${'Jeg gir et bindende kjøpstilbud. '.repeat(80)}`,
  hidden: '{"documents":[]}',
}
const wishOn = (site: SiteKey): SigningRequest => ({
  ...words,
  site: siteByKey(site),
  device: 'same',
  ip: '203.0.113.7',
  userAgent: 'Test',
  browser: 'browser',
  callbackUrl,
  state: 'the-state-of-this-order',
})

const verified = async (progress: SigningProgress | undefined, change: object = {}) => {
  if (progress?.kind !== 'complete') throw new Error(progress?.kind)
  const { identity, proof } = progress
  const { personalNumber } = identity
  return (await verifyProof({ ...words, proof, personalNumber, signedAt: Date.now(), ...change })).problems
}

describe('Swedish BankID', () => {
  const scene = async () => {
    const service = await startFakeBankId()
    const identity = { cert: customerCert, key: customerKey }
    const client = makeBankIdClient({ url: service.url, identity, ca: fakeBankIdCa })
    const close = async () => {
      client.close()
      await service.close()
    }
    return { service, provider: makeBankIdSigning({ client, now: Date.now }), close }
  }

  it('shows a text longer than that of a sign-in, and signs it with the hidden data', async () => {
    const { service, provider, close } = await scene()
    const started = await provider.start(wishOn('sweden'))
    if (started.kind !== 'started') throw new Error(started.kind)
    expect(service.calls[0]).toMatchObject({
      method: 'sign',
      body: { userVisibleDataFormat: 'simpleMarkdownV1' },
    })
    const { orderRef = '' } = started.order
    expect(await provider.collect?.(started.order)).toEqual({
      kind: 'pending',
      hint: 'outstandingTransaction',
    })
    const person = { personalNumber: '199908072391', givenName: 'Astrid', surname: 'Lund' }
    service.act(orderRef, { kind: 'approve', person })
    const progress = await provider.collect?.(started.order)
    expect(await verified(progress)).toEqual([])
    expect(await verified(progress, { text: 'x' })).toHaveLength(1)
    // The result is returned once: the caller has to store it.
    expect(await provider.collect?.(started.order)).toEqual({ kind: 'failed', hint: 'invalidParameters' })
    await close()
  })

  it('rejects a signature if the bank warns of a fraud', async () => {
    const { service, provider, close } = await scene()
    const started = await provider.start(wishOn('sweden'))
    if (started.kind !== 'started') throw new Error(started.kind)
    const person = { personalNumber: '199908072391', givenName: 'Astrid', surname: 'Lund' }
    service.act(started.order.orderRef ?? '', { kind: 'approve', person, risk: 'high' })
    expect(await provider.collect?.(started.order)).toEqual({
      kind: 'failed',
      hint: 'transactionRiskBlocked',
    })
    await close()
  })
})

interface Scene {
  readonly flavour: FakeOidcProviderFlavour
  readonly site: SiteKey
  readonly acr: string
  readonly weak: string
  readonly claims: Readonly<Record<string, string>>
}

const scenes: readonly Scene[] = [
  {
    flavour: 'norwegianBankId',
    site: 'norway',
    acr: 'urn:bankid:bid;LOA=4',
    weak: 'urn:bankid:bis;LOA=3',
    claims: { nnin_altsub: '15889012312', given_name: 'Aino', family_name: 'Test' },
  },
  {
    flavour: 'finnishTrustNetwork',
    site: 'finland',
    acr: 'http://ftn.ficora.fi/2017/loa2',
    weak: 'password',
    claims: {
      'urn:oid:1.2.246.21': '010594Y9032',
      'urn:oid:1.2.246.575.1.14': 'Aino',
      'urn:oid:2.5.4.4': 'Test',
    },
  },
]

describe.each(scenes)('The provider $flavour', ({ flavour, site, acr, weak, claims }) => {
  const begin = async () => {
    const service = await startFakeOidcProvider({ flavour, redirectUris: [callbackUrl] })
    const isFinnish = flavour === 'finnishTrustNetwork'
    const provider = makeOidcSigning(
      {
        flavour,
        issuer: service.issuer,
        clientId: service.clientId,
        credential: isFinnish ? { privateKey: service.clientKeys.signing } : { secret: service.clientSecret },
        ...(isFinnish && { decryptionKey: service.clientKeys.decryption }),
        allowsPlainHttp: true,
      },
      Date.now,
    )
    const started = await provider.start(wishOn(site))
    if (started.kind !== 'started') throw new Error(started.kind)
    return { service, provider, started }
  }

  it('binds its signed token to the text, and the proof is verified without the provider', async () => {
    const { service, provider, started } = await begin()
    const callback = await service.approve(started.redirectUrl ?? '', { acr, claims })
    const progress = await provider.finish?.(started.order, callback)
    await service.close()
    expect(await verified(progress)).toEqual([])
    expect(await verified(progress, { hidden: '{}' })).toHaveLength(1)
    expect(await verified(progress, { signedAt: Date.now() + 86_400_000 })).toHaveLength(1)
  })

  it('returns the signature even if its keys cannot be fetched at that moment', async () => {
    const { service, provider, started } = await begin()
    const callback = await service.approve(started.redirectUrl ?? '', { acr, claims })
    service.withhold('keys')
    const progress = await provider.finish?.(started.order, callback)
    await service.close()
    expect(await verified(progress)).toEqual([])
  })

  it('rejects an identity that is too weak, and reports a cancelled signing', async () => {
    const { service, provider, started } = await begin()
    const callback = await service.approve(started.redirectUrl ?? '', { acr: weak, claims })
    expect(await provider.finish?.(started.order, callback)).toEqual({
      kind: 'failed',
      hint: 'identityTooWeak',
    })
    const again = await provider.start(wishOn(site))
    if (again.kind !== 'started') throw new Error(again.kind)
    const refused = await service.refuse(again.redirectUrl ?? '')
    expect(await provider.finish?.(again.order, refused)).toEqual({ kind: 'failed', hint: 'access_denied' })
    await service.close()
  })
})
