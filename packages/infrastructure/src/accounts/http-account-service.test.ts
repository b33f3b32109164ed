// The account service over HTTP: its requests, and the mapping of its responses.
import { randomUUID } from 'node:crypto'
import { ContractBroken, ServiceUnavailable, SessionExpired } from '@husrum/application'
import { authResults, siteByKey } from '@husrum/domain'
import type { AccountsForTests } from '@husrum/server/testing'
import { aPersonalNumber, aProvenIdentity, goodPassword, openAccountsForTests } from '@husrum/server/testing'
import { describeAccountService } from '@husrum/testkit/account-service-suite'
import { makeAppClient } from '@husrum/testkit/app-client'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpAccountService } from './http-account-service.ts'

const origin = 'http://accounts.test'
const service = `${origin}/services/account_service`
const network = setupServer()
let serial = 0
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const accounts = makeHttpAccountService({
  client: makeHttpClient({ baseUrl: origin, fetch: (...given) => globalThis.fetch(...given) }),
  site: siteByKey('norway'),
})

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())

describeAccountService('The server', async ({ signedIn, hasOtherSession, typedEmail, isDown = false }) => {
  serial += 1
  const personalNumber = aPersonalNumber(serial)
  const { id, email } = await house.addAccount({ identity: aProvenIdentity({ personalNumber }) })
  const vega = aProvenIdentity({ personalNumber: aPersonalNumber(serial, 1970) })
  const cookies = new Map<string, string>()
  const site = siteByKey('sweden')
  if (signedIn) {
    const { token, binding } = await house.sessions.begin({
      site,
      accountId: id,
      hasIdentity: signedIn === 'identity',
    })
    cookies.set('jwtToken', token).set('bind', binding ?? '')
  }
  if (hasOtherSession) await house.sessions.begin({ site, accountId: id, hasIdentity: false })
  if (typedEmail !== undefined) {
    const browser = house.aBrowser()
    await browser.submit('login', { email: typedEmail, password: 'fel' })
    for (const [name, value] of browser.jar) cookies.set(name, value)
  }
  return {
    service: makeHttpAccountService({ client: makeAppClient(house.app, { cookies, isDown }), site }),
    anna: { email, password: goodPassword },
    secretTo: async (to) => {
      await house.mails.settled()
      return house.codeInMailTo(to) || house.tokenInMailTo(to) || undefined
    },
    identify: () => {
      const flowId = randomUUID()
      house.proven.set(flowId, vega)
      return flowId
    },
  }
})

const typed = { email: 'ada@husrum.example', password: 'fyra ord vid kajen' }

/** Answers every call of the service, and records the requests. */
const answer = (body: object, status = 200) => {
  const sent: { path: string; body: unknown }[] = []
  network.use(
    http.post(`${service}/*`, async ({ request }) => {
      sent.push({
        path: new URL(request.url).pathname.replace('/services/account_service', ''),
        body: await request.json(),
      })
      return HttpResponse.json(body, { status })
    }),
  )
  return sent
}

describe('An attempt', () => {
  it.each(Object.entries(authResults))(
    'with result code %s resolves, whatever its status',
    async (code, [status]) => {
      answer({ code }, status)
      expect(await accounts.loginWithEmail(typed)).toEqual({ code })
    },
  )

  it('returns the errors of its code, mapped to the domain', async () => {
    answer(
      {
        code: 'InvalidInput',
        errors: [
          { field: 'password', key: 'minLength', params: { min: 8 } },
          { field: 'email', key: 'from-tomorrow' },
        ],
      },
      400,
    )
    expect((await accounts.register({ ...typed })).errors).toEqual([
      { key: 'minLength', path: ['password'], params: { min: 8 } },
      { key: 'invalidInput', path: ['email'] },
    ])
  })

  it('that is rate-limited returns the wait', async () => {
    answer({ code: 'InvalidEmailLoginInput', retryAfter: 840 }, 429)
    expect(await accounts.loginWithEmail(typed)).toEqual({
      code: 'InvalidEmailLoginInput',
      retryAfterSeconds: 840,
    })
  })

  it('sends the site, and no data in its address', async () => {
    const sent = answer({ code: 'Ok' })
    await accounts.loginWithEmail(typed)
    await accounts.register({ ...typed, acceptTerms: true }, 'proof')
    await accounts.giveConsent(false)
    expect(sent).toEqual([
      { path: '/login/email', body: { ...typed, siteId: 3 } },
      { path: '/register', body: { ...typed, acceptTerms: true, siteId: 3, flowId: 'proof' } },
      { path: '/consent', body: { accepted: false, siteId: 3 } },
    ])
  })
})

describe('A service', () => {
  it.each([
    ['is unavailable', ServiceUnavailable, () => HttpResponse.error()],
    ['answers with HTML', ContractBroken, () => HttpResponse.html('<h1>Hej</h1>')],
    ['answers with an unknown code', ContractBroken, () => HttpResponse.json({ code: 'Perhaps' })],
    [
      'requires sign-in',
      SessionExpired,
      () =>
        HttpResponse.json(
          { type: 'about:blank', title: 'x', status: 401, code: 'signedOut' },
          { status: 401, headers: { 'content-type': 'application/problem+json' } },
        ),
    ],
  ])('that %s rejects with its own error', async (_, kind, respond) => {
    network.use(http.post(`${service}/*`, respond))
    await expect(accounts.changeEmail({ email: 'ny@husrum.example' })).rejects.toBeInstanceOf(kind)
  })
})
