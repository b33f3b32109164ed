// The BankID adapter over the wire, against a simulator with the documented states.
import { siteByKey } from '@husrum/domain'
import type { FakeBankId } from '@husrum/testkit/fake-bank-id'
import { startFakeBankId } from '@husrum/testkit/fake-bank-id'
import {
  customerCert,
  customerKey,
  customerPfx,
  fakeBankIdCa,
  strangerCert,
  strangerKey,
} from '@husrum/testkit/fake-bank-id-certificates'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { IdentityProvider, IdentityRequest, IdentityStarted } from '../identity-provider.ts'
import type { BankIdClient, BankIdSettings } from './bank-id-client.ts'
import { makeBankIdClient } from './bank-id-client.ts'
import { makeBankIdProvider } from './bank-id-provider.ts'

const start = Date.UTC(2026, 10, 21, 12)
const person = { personalNumber: '199908072391', givenName: 'Tova', surname: 'Test' }

let now = start
let service: FakeBankId
let client: BankIdClient
let provider: IdentityProvider

const clientWith = (settings: Partial<BankIdSettings> = {}): BankIdClient =>
  makeBankIdClient({
    url: service.url,
    identity: { cert: customerCert, key: customerKey },
    ca: fakeBankIdCa,
    ...settings,
  })

beforeEach(async () => {
  now = start
  service = await startFakeBankId({ now: () => now })
  client = clientWith()
  provider = makeBankIdProvider({ client, now: () => now })
})

afterEach(async () => {
  client.close()
  await service.close()
})

const wish = (facts: Partial<IdentityRequest> = {}): IdentityRequest => ({
  purpose: 'login',
  site: siteByKey('sweden'),
  device: 'other',
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  browser: 'b'.repeat(43),
  callbackUrl: 'https://www.husrum-sverige.example/services/account_service/bank_id/callback',
  state: 's-1',
  ...facts,
})

const begin = async (facts: Partial<IdentityRequest> = {}): Promise<IdentityStarted['order']> => {
  const started = await provider.start(wish(facts))
  if (started.kind !== 'started') throw new Error(`The order was not made: ${started.kind}`)
  return started.order
}

describe('An order at BankID', () => {
  it('contains the request’s data, the address and the accepted risk', async () => {
    await begin({ userAgent: 'x'.repeat(300) })
    const [call] = service.calls
    expect(call).toMatchObject({
      method: 'auth',
      body: {
        endUserIp: '203.0.113.7',
        requirement: { risk: 'low' },
        returnRisk: true,
        web: {
          referringDomain: 'www.husrum-sverige.example',
          userAgent: 'x'.repeat(256),
          deviceIdentifier: 'b'.repeat(43),
        },
      },
    })
    expect(Buffer.from(String(call?.body.userVisibleData), 'base64').toString()).toBe(
      'Jag loggar in på Husrum.',
    )
  })

  it('has a return address only if there is a browser to return to', async () => {
    await begin({ device: 'other' })
    await begin({ device: 'same' })
    expect(service.calls.map(({ body }) => body.returnUrl)).toEqual([
      undefined,
      `${wish().callbackUrl}?state=s-1`,
    ])
  })

  it('is pending, opened, signed and complete in turn, and then over', async () => {
    const order = await begin()
    const ref = String(order.orderRef)
    expect(await provider.collect?.(order)).toEqual({ kind: 'pending', hint: 'outstandingTransaction' })
    service.act(ref, { kind: 'open' })
    expect(await provider.collect?.(order)).toEqual({ kind: 'pending', hint: 'started' })
    service.act(ref, { kind: 'sign' })
    expect(await provider.collect?.(order)).toEqual({ kind: 'pending', hint: 'userSign' })
    service.act(ref, { kind: 'approve', person })
    expect(await provider.collect?.(order)).toEqual({
      kind: 'complete',
      identity: { country: 'SE', personalNumber: '199908072391', firstName: 'Tova', lastName: 'Test' },
    })
    expect(await provider.collect?.(order)).toEqual({ kind: 'failed', hint: 'invalidParameters' })
  })

  it('that is not opened within thirty seconds has failed to start', async () => {
    const order = await begin()
    now += 30_000
    expect(await provider.collect?.(order)).toEqual({ kind: 'failed', hint: 'startFailed' })
  })

  it.each(['userCancel', 'certificateErr', 'expiredTransaction', 'transactionRiskBlocked'])(
    'that fails with %s reports it',
    async (hintCode) => {
      const order = await begin()
      service.act(String(order.orderRef), { kind: 'fail', hintCode })
      expect(await provider.collect?.(order)).toEqual({ kind: 'failed', hint: hintCode })
    },
  )

  it('that was approved at high risk is not accepted', async () => {
    const order = await begin()
    service.act(String(order.orderRef), { kind: 'approve', person, risk: 'high' })
    expect(await provider.collect?.(order)).toEqual({ kind: 'failed', hint: 'transactionRiskBlocked' })
  })

  it('without a valid number proves no identity', async () => {
    const order = await begin()
    const another = { ...person, personalNumber: '199908072392' }
    service.act(String(order.orderRef), { kind: 'approve', person: another })
    expect(await provider.collect?.(order)).toEqual({ kind: 'failed', hint: 'foreignIdentity' })
  })

  it('can be cancelled', async () => {
    const order = await begin()
    await provider.cancel(order)
    expect(service.orders()).toEqual([])
  })
})

describe('A failing BankID', () => {
  it.each(['maintenance', 'proxyError'] as const)(
    'with %s is unavailable, and the order may exist',
    async (mood) => {
      const order = await begin()
      service.setMood(mood)
      expect(await provider.collect?.(order)).toEqual({ kind: 'away' })
      expect(await provider.start(wish())).toEqual({ kind: 'away' })
    },
  )

  it('with too many calls returns the time to wait', async () => {
    service.setMood('tooManyRequests')
    expect(await provider.start(wish())).toEqual({ kind: 'away', retryAfterMs: 7_000 })
  })

  it('with an error of its own rejects, since an identification must not be repeated automatically', async () => {
    service.setMood('internalError')
    expect(await provider.start(wish())).toEqual({ kind: 'failed', hint: 'internalError' })
  })

  it('that does not answer is timed out after five seconds', async () => {
    service.setMood('silent')
    const before = performance.now()
    expect(await provider.start(wish())).toEqual({ kind: 'away' })
    expect(performance.now() - before).toBeLessThan(6_500)
  })
})

describe('An error of BankID', () => {
  it('is logged in BankID’s words and without the person', async () => {
    const troubles: unknown[] = []
    const told = makeBankIdClient(
      { url: service.url, identity: { cert: customerCert, key: customerKey }, ca: fakeBankIdCa },
      (trouble) => troubles.push(trouble),
    )
    service.setMood('internalError')
    await told.call('collect', { orderRef: 'none' })
    service.setMood('maintenance')
    await told.call('collect', { orderRef: 'none' })
    told.close()
    expect(troubles).toEqual([
      { call: 'collect', code: 'internalError' },
      { call: 'collect', code: '503' },
    ])
  })
})

describe('The connection to BankID', () => {
  const ask = async (settings: Partial<BankIdSettings>) => {
    const other = clientWith(settings)
    const answer = await other.call('collect', { orderRef: 'none' })
    other.close()
    return answer.kind
  }

  it('is opened with our certificate, in either form', async () => {
    expect(await ask({})).toBe('refused')
    expect(await ask({ identity: { pfx: customerPfx, passphrase: 'test' } })).toBe('refused')
  })

  it('is not opened with an untrusted certificate', async () => {
    expect(await ask({ identity: { cert: strangerCert, key: strangerKey } })).toBe('away')
  })

  it('is not trusted when another CA has signed the server’s certificate', async () => {
    expect(await ask({ ca: strangerCert })).toBe('away')
  })
})
