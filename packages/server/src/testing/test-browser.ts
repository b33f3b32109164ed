// A browser for tests of the identity routes: it stores cookies, and makes same-origin calls.
import type { IdentityOrderDto, IdentityStatusDto } from '@husrum/contract'
import type { AuthFlow, LoginMethod, SiteDefinition } from '@husrum/domain'
import { defaultLoginMethods } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../platform/http/app-environment.ts'

const base = '/services/account_service'

export interface TestBrowser {
  readonly cookies: Map<string, string>
  /** Sent as bearer if set. */
  token: string | undefined
  request(path: string, init?: RequestInit): Promise<Response>
  post(path: string, body: unknown): Promise<Response>
  /** Fails if no order was created. */
  start(facts?: StartFacts): Promise<IdentityOrderDto>
  /** Returns any response. */
  tryStart(facts?: StartFacts): Promise<Response>
  poll(id: string, method?: LoginMethod): Promise<Response>
  /** Fails if the identification is not this browser's. */
  status(id: string, method?: LoginMethod): Promise<IdentityStatusDto>
  /** The proof for creating an account: undefined if there is none, or not for this browser. */
  takeProof(id: string): Promise<unknown>
}

export interface StartFacts {
  readonly flow?: AuthFlow
  readonly device?: 'same' | 'other'
  readonly provider?: LoginMethod
  readonly page?: string
  readonly returnUrl?: string
  readonly loginType?: string
  readonly siteId?: number
  readonly password?: string
}

export const makeTestBrowser = (app: Hono<AppEnv>, site: SiteDefinition): TestBrowser => {
  const cookies = new Map<string, string>()
  const own = defaultLoginMethods[site.country]

  const request: TestBrowser['request'] = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('host', site.hosts.development)
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin')
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (browser.token !== undefined) headers.set('authorization', `Bearer ${browser.token}`)
    const remoteAddress = headers.get('x-test-address') ?? '203.0.113.7'
    const response = await app.request(
      `http://${site.hosts.development}${path}`,
      { ...init, headers },
      { incoming: { socket: { remoteAddress } } },
    )
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const post: TestBrowser['post'] = (path, body) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const tryStart: TestBrowser['tryStart'] = ({ provider = own, ...facts } = {}) =>
    post(`${base}/${provider}/start`, { flow: 'login', device: 'other', ...facts })
  const poll: TestBrowser['poll'] = (id, method = own) =>
    method === 'bank_id'
      ? request(`${base}/bank_id/status/${id}`)
      : post(`${base}/${method}/status`, { poolingId: id })

  const bodyOf = async <Body>(response: Response): Promise<Body> => {
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
    return (await response.json()) as Body
  }

  const browser: TestBrowser = {
    cookies,
    token: undefined,
    request,
    post,
    tryStart,
    start: async (facts) => bodyOf(await tryStart(facts)),
    poll,
    status: async (id, method) => bodyOf(await poll(id, method)),
    takeProof: async (id) => {
      const { proof } = await bodyOf<{ proof?: unknown }>(await request(`/take/${id}`, { method: 'POST' }))
      return proof
    },
  }
  return browser
}
