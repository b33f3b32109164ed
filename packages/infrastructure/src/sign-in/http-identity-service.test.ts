// Identifications over HTTP: the requests, and the mapping of their responses.
import { ServiceUnavailable } from '@husrum/application'
import { siteByKey } from '@husrum/domain'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeIdentityService, identityEndpoints } from '@husrum/testkit/identity-service-suite'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
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

describeIdentityService('The identity service over HTTP', (given) => {
  network.use(...makeFakeBackend(identityEndpoints(given), { origin }).handlers)
  return identities
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
