// The session over HTTP: the requests, and the mapping of all responses.
import { SessionExpired } from '@husrum/application'
import type { UserDto } from '@husrum/contract'
import { siteByKey } from '@husrum/domain'
import type { AccountsForTests } from '@husrum/server/testing'
import { openAccountsForTests } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { describeSessionService } from '@husrum/testkit/session-service-suite'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpSessionService } from './http-session-service.ts'

const origin = 'http://accounts.test'
const at = (path: string) => `${origin}/services${path}`
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const aUserDto: UserDto = {
  id: 'user-1',
  firstName: 'Vega',
  lastName: 'Test',
  email: 'vega@husrum.example',
  countryId: 'SE',
  newsLetter: true,
  hasAccount: true,
  firstSsnLogin: false,
  requiresIdentity: false,
  pid: true,
  vipMemberships: [{ site: 'main' }],
  consents: [{ site: 'main', accepted: true }],
  payments: [],
  bookings: [],
  favorites: ['home-1'],
  interests: [],
  purchases: [],
  showings: [],
  brfAccount: { id: 'brf-1', name: 'Brf Kajutan', activeFinancialManagement: true },
  isBoardMember: true,
  isVip: false,
}

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())

describeSessionService('The server', async ({ isDown }) => {
  const { id } = await house.addAccount()
  const { token, binding = '' } = await house.sessions.begin({
    site: siteByKey('sweden'),
    accountId: id,
    hasIdentity: false,
  })
  const cookies = new Map([
    ['jwtToken', token],
    ['bind', binding],
  ])
  return {
    service: makeHttpSessionService({ client: makeAppClient(house.app, { cookies, isDown }) }),
    token,
    hold: (other) => {
      if (other === undefined) cookies.delete('jwtToken')
      else cookies.set('jwtToken', other)
    },
    passGrace: () => house.clock.pass(60_000),
  }
})

const aClient = (stored: string | undefined = 'stored') => {
  const ended: string[] = []
  const client = makeHttpClient({
    baseUrl: origin,
    fetch: globalThis.fetch,
    timeout: 300,
    bearer: () => stored,
    onSessionOver: () => ended.push('over'),
  })
  return { client, ended, service: makeHttpSessionService({ client }) }
}

const problem = (status: number, headers: Record<string, string> = {}) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'No', status, code: 'signedOut' },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  )

describe('The account', () => {
  it('is requested with the stored token, and mapped to the domain', async () => {
    let bearer: string | null = null
    network.use(
      http.get(at('/account_service/me'), ({ request }) => {
        bearer = request.headers.get('authorization')
        return HttpResponse.json(aUserDto)
      }),
    )
    expect(await aClient().service.me()).toEqual({
      id: 'user-1',
      firstName: 'Vega',
      lastName: 'Test',
      email: 'vega@husrum.example',
      country: 'SE',
      newsletter: true,
      hasAccount: true,
      isFirstIdentityLogin: false,
      requiresIdentity: false,
      hasPersonalIdentifier: true,
      vipMemberships: [{ site: 'main' }],
      consents: [{ site: 'main', accepted: true }],
      payments: [],
      bookings: [],
      favourites: ['home-1'],
      interests: [],
      purchases: [],
      showings: [],
      association: { id: 'brf-1', name: 'Brf Kajutan', activeFinancialManagement: true },
    })
    expect(bearer).toBe('Bearer stored')
  })

  it('that is refused ends the session, and rejects', async () => {
    network.use(http.get(at('/account_service/me'), () => problem(401)))
    const { service, ended } = aClient()
    await expect(service.me()).rejects.toBeInstanceOf(SessionExpired)
    expect(ended).toEqual(['over'])
  })

  it('is requested with an empty bearer for a guest, and a refusal ends nothing', async () => {
    let bearer: string | null = null
    network.use(
      http.get(at('/account_service/me'), ({ request }) => {
        bearer = request.headers.get('authorization')
        return problem(401)
      }),
    )
    const ended: string[] = []
    const client = makeHttpClient({
      baseUrl: origin,
      fetch: globalThis.fetch,
      bearer: () => undefined,
      onSessionOver: () => ended.push('over'),
    })
    await expect(makeHttpSessionService({ client }).me()).rejects.toBeInstanceOf(SessionExpired)
    expect([bearer, ended]).toEqual(['Bearer', []])
  })
})

describe('A refresh', () => {
  const refresh = (answer: () => Response | Promise<Response>) => {
    network.use(http.post(at('/account_service/login/refresh_token'), answer))
    return aClient().service.refresh('asked')
  }

  it('sends the token to replace, and no body', async () => {
    const seen: (string | null)[] = []
    network.use(
      http.post(at('/account_service/login/refresh_token'), async ({ request }) => {
        seen.push(request.headers.get('authorization'), await request.text())
        return HttpResponse.json('the-new-one')
      }),
    )
    expect(await aClient().service.refresh('asked')).toEqual({ kind: 'refreshed', token: 'the-new-one' })
    expect(seen).toEqual(['Bearer asked', ''])
  })

  it.each([401, 403])('with status %i is refused', async (status) => {
    expect(await refresh(() => problem(status))).toEqual({ kind: 'refused' })
  })

  it('does not end the session by itself, which the session manager does', async () => {
    network.use(http.post(at('/account_service/login/refresh_token'), () => problem(401)))
    const { service, ended } = aClient()
    await service.refresh('asked')
    expect(ended).toEqual([])
  })

  it.each([
    ['status 500', () => problem(500), {}],
    ['status 429 with a wait', () => problem(429, { 'retry-after': '7' }), { retryAfterMs: 7000 }],
    ['HTML in place of JSON', () => HttpResponse.html('<h1>Maintenance</h1>'), {}],
    ['no response', () => HttpResponse.error(), {}],
    ['a timeout', () => new Promise<Response>(() => undefined), {}],
  ])('with %s fails and keeps the session', async (_, answer, facts) => {
    expect(await refresh(answer)).toEqual({ kind: 'failed', ...facts })
  })
})

describe('Signing out', () => {
  it('ends the session of the given token, even if the store is empty', async () => {
    const seen: (string | null)[] = []
    network.use(
      http.post(at('/account_service/logout'), ({ request }) => {
        seen.push(request.headers.get('authorization'))
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await aClient(undefined).service.logOut('mine')
    expect(seen).toEqual(['Bearer mine'])
  })

  it('resolves without a response', async () => {
    network.use(http.post(at('/account_service/logout'), () => HttpResponse.error()))
    await expect(aClient().service.logOut('mine')).resolves.toBeUndefined()
  })
})
