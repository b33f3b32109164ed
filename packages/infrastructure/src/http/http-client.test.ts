// Calls over HTTP: the contract of every service client, tokens, waits and invalid responses.
import { ContractBroken, ServiceUnavailable, SessionExpired } from '@husrum/application'
import { endpoints } from '@husrum/contract'
import { describeServiceClient } from '@husrum/testkit/service-client-suite'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeHttpClient } from './http-client.ts'

const origin = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const ended: string[] = []
afterEach(() => {
  ended.length = 0
})
const clientWith = (stored?: string) =>
  makeHttpClient({
    baseUrl: origin,
    fetch: (...given) => globalThis.fetch(...given),
    bearer: () => stored,
    onSessionOver: () => ended.push('over'),
  })

describeServiceClient('The HTTP client', ({ handlers }) => {
  network.use(...handlers)
  return clientWith()
})

describe('A call over HTTP', () => {
  const me = (respond: (bearer: string | null) => Response) =>
    network.use(
      http.get(`${origin}/services/account_service/me`, ({ request }) =>
        respond(request.headers.get('authorization')),
      ),
    )

  it('with a token that is refused ends the session once', async () => {
    me(() => new HttpResponse('', { status: 401 }))
    await expect(clientWith('stored').call(endpoints.getMe, {})).rejects.toBeInstanceOf(SessionExpired)
    expect(ended).toEqual(['over'])
  })

  it('returns the requested wait of the service', async () => {
    me(() => new HttpResponse('', { status: 503, headers: { 'retry-after': '5' } }))
    const failure = await clientWith()
      .call(endpoints.getMe, {})
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ServiceUnavailable)
    expect(failure).toMatchObject({ retryAfterMs: 5000 })
  })

  it.each([
    ['is not JSON', () => HttpResponse.html('<h1>Maintenance</h1>')],
    ['breaks the contract', () => HttpResponse.json({ id: 17 })],
  ])('whose response %s rejects', async (_, respond) => {
    me(respond)
    await expect(clientWith().call(endpoints.getMe, {})).rejects.toBeInstanceOf(ContractBroken)
  })

  it('for a page has the token too, reports its refusal, and returns an unchecked body', async () => {
    let bearer: string | null = null
    network.use(
      http.get(`${origin}/mina-sidor/GetViewModel`, ({ request }) => {
        bearer = request.headers.get('authorization')
        return HttpResponse.json({}, { status: 401 })
      }),
    )
    expect(await clientWith('stored').viewModel('/mina-sidor/')).toEqual({
      status: 401,
      body: {},
      isChecked: false,
    })
    expect([bearer, ended]).toEqual(['Bearer stored', ['over']])
  })

  it('has no token if none is stored', async () => {
    let hasBearer = true
    me((bearer) => {
      hasBearer = bearer !== null
      return new HttpResponse('', { status: 401 })
    })
    const client = makeHttpClient({ baseUrl: origin, fetch: globalThis.fetch })
    await expect(client.call(endpoints.getMe, {})).rejects.toBeInstanceOf(SessionExpired)
    expect([hasBearer, ended]).toEqual([false, []])
  })
})
