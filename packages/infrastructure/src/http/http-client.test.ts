// What the one API client makes of statuses: an answer that the contract names, a fault, or the end of a session.
import { ContractBroken, ServiceUnavailable, SessionExpired } from '@husrum/application'
import { endpoints } from '@husrum/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeHttpClient, refusalOf } from './http-client.ts'

const origin = 'http://api.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const told: string[] = []
const client = makeHttpClient({
  baseUrl: origin,
  fetch: (...given) => globalThis.fetch(...given),
  bearer: () => 'stored',
  onSessionOver: () => told.push('over'),
})
afterEach(() => {
  told.length = 0
})

const logIn = (respond: () => Response) => {
  network.use(http.post(`${origin}/services/account_service/login/email`, respond))
  return client.call(endpoints.loginWithEmail, { email: 'vega@husrum.example', password: 'wrong' })
}
const problem = { headers: { 'content-type': 'application/problem+json' } }

describe('A call', () => {
  it('takes the statuses of result codes for answers, though 401 stands elsewhere for the end', async () => {
    const answer = await logIn(() => HttpResponse.json({ code: 'InvalidEmailLoginInput' }, { status: 401 }))
    expect(answer).toEqual({ status: 401, body: { code: 'InvalidEmailLoginInput' } })
    expect(told).toEqual([])
  })

  it.each([
    [401, SessionExpired, ['over']],
    [403, ContractBroken, []],
    [429, ServiceUnavailable, []],
    [500, ServiceUnavailable, []],
  ])('takes a problem with status %i for a fault all the same', async (status, kind, heard) => {
    await expect(
      logIn(() => HttpResponse.json({ code: 'signedOut', status }, { status, ...problem })),
    ).rejects.toBeInstanceOf(kind)
    expect(told).toEqual(heard)
  })

  it('says what a service said when it refused', async () => {
    network.use(
      http.get(
        `${origin}/services/account_service/me`,
        () => new HttpResponse('', { status: 503, headers: { 'retry-after': '5' } }),
      ),
    )
    const error = await client.call(endpoints.getMe, {}).catch((reason: unknown) => reason)
    expect(refusalOf(error)).toEqual({ status: 503, retryAfterMs: 5000 })
    expect(refusalOf(new Error('something else'))).toEqual({})
  })

  it('that deletes has no body, and an answer without one is an answer', async () => {
    const seen: string[] = []
    network.use(
      http.delete(`${origin}/services/account_service/bank_id/order-1`, async ({ request }) => {
        seen.push(await request.text())
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const gone = await client.call(endpoints.cancelIdentification, { provider: 'bank_id', id: 'order-1' })
    expect([gone, seen]).toEqual([{ status: 204, body: undefined }, ['']])
  })

  it('for a page carries the token too, and tells of its refusal', async () => {
    let bearer: string | null = null
    network.use(
      http.get(`${origin}/mina-sidor/GetViewModel`, ({ request }) => {
        bearer = request.headers.get('authorization')
        return HttpResponse.json({}, { status: 401 })
      }),
    )
    expect((await client.read('/mina-sidor/GetViewModel')).status).toBe(401)
    expect([bearer, told]).toEqual(['Bearer stored', ['over']])
  })

  it('of a render says nothing of tokens: the server speaks for its visitor', async () => {
    let hasBearer = true
    network.use(
      http.get(`${origin}/services/account_service/me`, ({ request }) => {
        hasBearer = request.headers.has('authorization')
        return new HttpResponse('', { status: 401 })
      }),
    )
    const onServer = makeHttpClient({ baseUrl: origin, fetch: globalThis.fetch })
    await expect(onServer.call(endpoints.getMe, {})).rejects.toBeInstanceOf(SessionExpired)
    expect(hasBearer).toBe(false)
  })
})
