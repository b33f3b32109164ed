// Identifications over HTTP: what is sent to whom, and what the answers become.
import { ServiceUnavailable } from '@husrum/application'
import { siteByKey } from '@husrum/domain'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
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
const problem = (status: number, headers: Record<string, string> = {}) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'x', status, code: 'notFound' },
    { status, headers: { ...headers, 'content-type': 'application/problem+json' } },
  )

describe('A start', () => {
  it('is sent to the provider, and answers its order', async () => {
    let sent: unknown
    network.use(
      http.post(`${service}/bank_id/start`, async ({ request }) => {
        sent = await request.json()
        return HttpResponse.json({ id: 'order-1', qr: 'bankid.x.0.y' })
      }),
    )
    expect(await identities.start({ ...start, returnPath: '/mina-sidor/' })).toEqual({
      order: { id: 'order-1', qr: 'bankid.x.0.y' },
    })
    expect(sent).toMatchObject({ flow: 'login', device: 'other', siteId: 1, returnUrl: '/mina-sidor/' })
  })

  it('that is refused answers why', async () => {
    const blocking = [{ kind: 'payment', id: '1', title: 'VIP' }]
    network.use(
      http.post(`${service}/bank_id/start`, () =>
        HttpResponse.json({ code: 'HasOngoingBusiness', blocking }, { status: 409 }),
      ),
    )
    expect(await identities.start(start)).toEqual({ refused: { code: 'HasOngoingBusiness', blocking } })
  })
})

describe('A poll', () => {
  const status = (body: object) =>
    network.use(http.get(`${service}/bank_id/status/:id`, () => HttpResponse.json(body)))

  it.each([
    [
      { status: 'pending', hintCode: 'userSign' },
      { kind: 'pending', hintCode: 'userSign' },
    ],
    [{ status: 'cancelled' }, { kind: 'cancelled' }],
    [
      { status: 'error', hintCode: 'certificateErr', errorKind: 'bankidinvalid' },
      { kind: 'error', hintCode: 'certificateErr', errorKind: 'bankidinvalid' },
    ],
    [
      { status: 'chooseBoardMember', associations: [{ id: '1', name: 'Brf Skutan' }] },
      { kind: 'chooseBoardMember', associations: [{ id: '1', name: 'Brf Skutan' }] },
    ],
  ])('that answers %o', async (body, expected) => {
    status({ ...body, type: 'login' })
    expect((await identities.status('bank_id', 'order-1'))?.status).toEqual(expected)
  })

  it('brings the end of a login along', async () => {
    status({
      status: 'ok',
      type: 'login',
      result: { code: 'Ok', token: 'new' },
      returnPath: '/mina-sidor/vip/',
    })
    expect(await identities.status('bank_id', 'order-1')).toEqual({
      status: { kind: 'ok' },
      flow: 'login',
      authResult: { code: 'Ok', token: 'new' },
      returnPath: '/mina-sidor/vip/',
    })
  })

  it('of another provider is a POST', async () => {
    network.use(
      http.post(`${service}/eident/status`, async ({ request }) => {
        expect(await request.json()).toMatchObject({ poolingId: 'order-1' })
        return HttpResponse.json({ status: 'ok', type: 'login' })
      }),
    )
    expect(await identities.status('eident', 'order-1')).toMatchObject({ status: { kind: 'ok' } })
  })

  it('after what another browser began answers nothing', async () => {
    network.use(http.get(`${service}/bank_id/status/:id`, () => problem(404)))
    expect(await identities.status('bank_id', 'order-1')).toBeUndefined()
  })

  it('that comes too often says how long to wait', async () => {
    network.use(http.get(`${service}/bank_id/status/:id`, () => problem(429, { 'retry-after': '7' })))
    const failure = await identities.status('bank_id', 'order-1').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ServiceUnavailable)
    expect(failure).toMatchObject({ retryAfterMs: 7_000 })
  })
})

it('never holds anybody up who leaves', async () => {
  network.use(http.delete(`${service}/bank_id/:id`, () => HttpResponse.error()))
  await expect(identities.cancel('bank_id', 'order-1')).resolves.toBeUndefined()
})
