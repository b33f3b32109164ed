// Identifications over HTTP, on the real server; and the requests, and responses that it gives rarely.
import type { IdentityStart } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { LoginMethod, SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import type { IdentityHouse } from '@husrum/server/testing'
import { openIdentityHouse, tova } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpIdentityService } from './http-identity-service.ts'

const origin = 'http://identity.test'
const service = `${origin}/services/account_service`
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const identities = makeHttpIdentityService({
  client: makeHttpClient({ baseUrl: origin, fetch: (...given) => globalThis.fetch(...given) }),
  site: siteByKey('sweden'),
})
const start = { method: 'bank_id', flow: 'login', device: 'other', page: '/logga-in/' } as const

let house: IdentityHouse
beforeAll(async () => {
  house = await openIdentityHouse()
})
beforeEach(() => house.reset())
afterAll(() => house.database.close())

const onServer = (key: SiteKey = 'sweden', isDown = false) =>
  makeHttpIdentityService({
    client: makeAppClient(house.makeApp(), { site: key, isDown }),
    site: siteByKey(key),
  })
/** Begins an order; a service without one is that of another browser. */
const begin = async (identities = onServer(), facts: Partial<IdentityStart> = {}) => {
  const started = await identities.start({ ...start, ...facts })
  if (!('order' in started)) throw new Error(`Refused: ${started.refused.code}`)
  const { order } = started
  return { order, status: () => identities.status(facts.method ?? 'bank_id', order.id), identities }
}
const prove = (method: LoginMethod, personalNumber = tova.personalNumber) => {
  house.providers[method].progress = { kind: 'complete', identity: { ...tova, personalNumber } }
  house.clock.pass(2_000)
}

describe('An identification on the server', () => {
  it('is pending until the person has shown the identity, and then signs in', async () => {
    await house.addAccount({ identity: tova })
    const { order, status } = await begin(undefined, { returnPath: '/mina-sidor/vip/' })
    expect(order).toEqual({ id: expect.any(String), qr: 'qr.order-1.0' })
    expect(await status()).toEqual({
      flow: 'login',
      status: { kind: 'pending', hintCode: 'outstandingTransaction', qr: expect.any(String) },
    })
    prove('bank_id')
    expect(await status()).toEqual({
      flow: 'login',
      status: { kind: 'ok' },
      authResult: { code: 'Ok', token: expect.any(String) },
      returnPath: '/mina-sidor/vip/',
    })
  })

  it('starts at the page of a provider that has one, and is pending until the person returns', async () => {
    const { order, status } = await begin(onServer('norway'), { method: 'eident' })
    expect(order).toEqual({ id: expect.any(String), redirectUrl: 'https://provider.test/order-1' })
    expect((await status())?.status.kind).toBe('pending')
  })

  it('of a person without an account returns the proof for creating one', async () => {
    const { order, status } = await begin()
    prove('bank_id')
    expect(await status()).toMatchObject({
      status: { kind: 'error' },
      authResult: { code: 'SsnNotFound', flowId: order.id },
    })
  })

  it('fails with the reason of the provider', async () => {
    const { status } = await begin()
    house.providers.bank_id.progress = { kind: 'failed', hint: 'certificateErr' }
    house.clock.pass(2_000)
    expect(await status()).toEqual({
      flow: 'login',
      status: { kind: 'error', hintCode: 'certificateErr', errorKind: 'bankidinvalid' },
    })
  })

  it('for linking an identity to an account requires sign-in', async () => {
    expect(
      await onServer()
        .start({ ...start, flow: 'update' })
        .catch((error: unknown) => error),
    ).toBeInstanceOf(SessionExpired)
  })

  it('is unknown to other browsers', async () => {
    const { order } = await begin()
    expect(await onServer().status('bank_id', order.id)).toBeUndefined()
    expect(await onServer().status('bank_id', 'unknown-order')).toBeUndefined()
  })

  it('is cancelled', async () => {
    const { order, identities, status } = await begin()
    await identities.cancel('bank_id', order.id)
    expect((await status())?.status.kind).toBe('cancelled')
    await expect(identities.cancel('bank_id', 'unknown-order')).resolves.toBeUndefined()
  })

  it('of a board member signs in only for an offered association', async () => {
    const accountId = await house.addAccount({ identity: tova })
    const [skutan, lotsen] = [
      await house.addAssociation(accountId, 'Brf Skutan'),
      await house.addAssociation(accountId, 'Brf Lotsen'),
    ]
    const { order, identities, status } = await begin(undefined, {
      flow: 'loginBoardMember',
      loginType: 'boardMember',
    })
    prove('bank_id')
    const report = await status()
    expect(report?.status.kind).toBe('chooseBoardMember')
    expect(await identities.chooseAssociation(order.id, order.id)).toEqual({
      code: 'InvalidInput',
      errors: [{ path: ['brfAccountId'], key: 'unknownValue' }],
    })
    expect(await identities.chooseAssociation(order.id, skutan)).toEqual({
      code: 'Ok',
      token: expect.any(String),
    })
    expect(lotsen).not.toBe(skutan)
  })

  it('rejects while the service is unavailable', async () => {
    const { order } = await begin()
    await expect(onServer('sweden', true).start(start)).rejects.toBeInstanceOf(ServiceUnavailable)
    await expect(onServer('sweden', true).status('bank_id', order.id)).rejects.toBeInstanceOf(
      ServiceUnavailable,
    )
  })
})

it('sends the site, the return address, and the password of the account', async () => {
  let sent: unknown
  network.use(
    http.post(`${service}/bank_id/start`, async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ id: 'order-1' })
    }),
  )
  await identities.start({ ...start, returnPath: '/mina-sidor/', password: 'blå båt vid kaj' })
  expect(sent).toMatchObject({
    flow: 'login',
    device: 'other',
    siteId: 1,
    page: '/logga-in/',
    returnUrl: '/mina-sidor/',
    password: 'blå båt vid kaj',
  })
})

it('returns the wait of a rate limit', async () => {
  network.use(
    http.get(`${service}/bank_id/status/:id`, () =>
      HttpResponse.json(
        { type: 'about:blank', title: 'x', status: 429, code: 'tooManyRequests' },
        { status: 429, headers: { 'retry-after': '7', 'content-type': 'application/problem+json' } },
      ),
    ),
  )
  const failure = await identities.status('bank_id', 'order-1').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ServiceUnavailable)
  expect(failure).toMatchObject({ retryAfterMs: 7_000 })
})

it('resolves a cancellation even if the service fails', async () => {
  network.use(http.delete(`${service}/bank_id/:id`, () => HttpResponse.error()))
  await expect(identities.cancel('bank_id', 'order-1')).resolves.toBeUndefined()
})
