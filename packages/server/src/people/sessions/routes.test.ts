// Sessions on the wire: what is accepted as one, what extends it, and what ends it.

import { endpoints } from '@husrum/contract'
import type { User } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAuditLog } from '../../platform/audit/postgres-audit-log.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { SessionsForTests } from '../../testing/sessions.ts'
import { openTestSessions } from '../../testing/sessions.ts'
import { makeTestApp, posting } from '../../testing/test-app.ts'
import { makeFindCaller } from './know-caller.ts'
import { sessionRoutes } from './routes.ts'

let house: SessionsForTests
beforeAll(async () => {
  house = await openTestSessions()
})
afterAll(() => house.database.close())

const refresh = '/services/account_service/login/refresh_token'
const logout = '/services/account_service/logout'
const ourPage = { 'sec-fetch-site': 'same-origin' }

const open = (
  environment: 'development' | 'production' = 'development',
  user: () => User | undefined = aUser,
) => {
  const { sessions, database } = house
  return makeTestApp({
    environment,
    backend: {
      findCaller: makeFindCaller({ sessions, accounts: { user: async () => user() } }),
      routes: [
        (hono) => sessionRoutes(hono, { sessions, audit: makeAuditLog(database.db), environment }),
        (hono) => bindEndpoint(hono, endpoints.getNotifications, async () => []),
      ],
    },
  }).app
}

const begin = (facts: { associationId?: string } = {}) =>
  house.sessions.begin({ site: house.site, accountId: house.accountId, hasIdentity: true, ...facts })

const headersOf = ({ token, binding }: { token: string; binding?: string | undefined }) => ({
  authorization: `Bearer ${token}`,
  cookie: `bind=${binding}`,
})

describe('A refresh over the wire', () => {
  it('returns the new token, and sets its cookie but leaves the secret unchanged', async () => {
    const app = open()
    for (const method of ['POST', 'GET']) {
      const issued = await begin()
      const response = await app.request(refresh, { method, headers: headersOf(issued) })
      expect(response.status).toBe(200)
      const token = (await response.json()) as string
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(new RegExp(`^jwtToken=${token}; Path=/; Expires=[^;]+; SameSite=Lax$`)),
      ])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await house.sessions.find({ site: house.site, token, binding: issued.binding })).toBeDefined()
    }
  })

  it('is rejected for a caller with a part of a session', async () => {
    const app = open()
    const issued = await begin()
    const { authorization, cookie } = headersOf(issued)
    const tries: Record<string, [path: string, headers: Record<string, string>]> = {
      nothing: [refresh, {}],
      'the token’s cookie': [refresh, { cookie: `jwtToken=${issued.token}` }],
      'both cookies': [refresh, { cookie: `jwtToken=${issued.token}; ${cookie}` }],
      'the token alone': [refresh, { authorization }],
      'the secret alone': [refresh, { cookie }],
      'the token in the address': [
        `${refresh}?token=${issued.token}&access_token=${issued.token}`,
        { cookie },
      ],
      'another scheme': [refresh, { authorization: authorization.replace('Bearer', 'Basic'), cookie }],
      'a secret in a header': [refresh, { authorization, bind: String(issued.binding) }],
    }
    for (const [what, [path, headers]] of Object.entries(tries))
      for (const method of ['GET', 'POST'])
        expect((await app.request(path, { method, headers })).status, what).toBe(401)
    expect((await app.request(refresh, { method: 'POST', headers: { authorization, cookie } })).status).toBe(
      200,
    )
  })

  it('does not exist on a site without accounts, and is invalid on another site', async () => {
    const app = open()
    const headers = headersOf(await begin())
    const status = async (host: string) =>
      (await app.request(refresh, { method: 'POST', headers: { ...headers, host } })).status
    expect(await status('contractor.localhost')).toBe(404)
    expect(await status('coop.localhost')).toBe(401)
    expect(await status('localhost')).toBe(200)
  })
})

it('A check answers whether the session is valid, and leaves it as it is', async () => {
  const app = open()
  const issued = await begin()
  const check = (headers: Record<string, string>) =>
    app.request('/services/account_service/login/session', { headers })
  for (const _ of [1, 2]) {
    const response = await check(headersOf(issued))
    expect([response.status, response.headers.getSetCookie()]).toEqual([204, []])
  }
  expect((await check({ cookie: `jwtToken=${issued.token}` })).status).toBe(401)
  await app.request(logout, { method: 'POST', headers: { ...headersOf(issued), ...ourPage } })
  expect((await check(headersOf(issued))).status).toBe(401)
})

describe('Signing out', () => {
  it('ends the session on the server, and deletes both cookies in the browser', async () => {
    const app = open()
    const issued = await begin()
    const response = await app.request(logout, {
      method: 'POST',
      headers: { ...headersOf(issued), ...ourPage },
    })
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual([
      'jwtToken=; Max-Age=0; Path=/; SameSite=Lax',
      'bind=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect((await app.request(refresh, { method: 'POST', headers: headersOf(issued) })).status).toBe(401)
  })

  it('has the same response without a session, and only for our own pages', async () => {
    const app = open()
    expect((await app.request(logout, { method: 'POST', headers: ourPage })).status).toBe(204)
    const issued = await begin()
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect(
        (await app.request(logout, { method: 'POST', headers: { ...headersOf(issued), ...headers } })).status,
      ).toBe(403)
    expect((await app.request(refresh, { method: 'POST', headers: headersOf(issued) })).status).toBe(200)
  })
})

describe('The cookies in production', () => {
  it('are sent over HTTPS only, and the secret has a name that binds it to the host', async () => {
    const app = open('production')
    const issued = await begin()
    const host = 'www.husrum.example'
    const ask = (cookie: string) =>
      app.request(refresh, {
        method: 'POST',
        headers: { authorization: `Bearer ${issued.token}`, cookie, host },
      })
    expect((await ask(`bind=${issued.binding}`)).status).toBe(401)
    const response = await ask(`__Host-bind=${issued.binding}`)
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure; SameSite=Lax$/)])
    const ended = await app.request(logout, { method: 'POST', headers: { host, ...ourPage } })
    expect(ended.headers.getSetCookie()[1]).toBe(
      '__Host-bind=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
  })
})

describe('A session whose person has changed', () => {
  const ask = async (user: User | undefined, facts: { associationId?: string } = {}) =>
    open('development', () => user).request('/services/notifications/sweden', {
      headers: headersOf(await begin(facts)),
    })

  it('ends when the account is deleted', async () => {
    expect((await ask(aUser())).status).toBe(200)
    expect((await ask(undefined)).status).toBe(401)
  })

  it('ends when the person has left the association that they signed in for', async () => {
    const { id } = await house.database.db
      .insertInto('associations')
      .values({ organisation: 'mainAndCooperative', name: 'Brf Kajutan', active_financial_management: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await ask(aUser(), { associationId: id })).status).toBe(401)
  })
})

it('A call without fields needs no body', async () => {
  const issued = await begin()
  const response = await open().request(refresh, posting({ any: 'thing' }, headersOf(issued)))
  expect(response.status).toBe(200)
})
