// @vitest-environment happy-dom
// The token in its cookie: validation, removal, and broadcasts to other tabs.
import type { TokenChange } from '@husrum/application'
import { describeTokenStore } from '@husrum/testkit/token-store-suite'
import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeCookieTokenStore } from './cookie-token-store.ts'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const aToken = (claims: object = {}) =>
  [
    encoded({ alg: 'HS256' }),
    encoded({ sub: 'user-1', jti: 'token-1', bank_id: true, iat: 1000, exp: 4600, ...claims }),
    'c2lnbmF0dXJl',
  ].join('.')
const store = makeCookieTokenStore({ environment: 'local', channel: undefined })
const taken = (text: string) => {
  const token = store.decode(text)
  if (!token) throw new Error('No token')
  return token
}

afterEach(() => {
  vi.restoreAllMocks()
  Cookies.remove('jwtToken', { path: '/' })
})

const channels: BroadcastChannel[] = []
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

describeTokenStore('The token store in cookies', () => {
  const name = `tabs-${Math.random()}`
  const openTab = () => {
    const channel = new BroadcastChannel(name)
    channels.push(channel)
    return makeCookieTokenStore({ environment: 'local', channel })
  }
  return {
    here: openTab(),
    there: openTab(),
    text: (id) => aToken({ jti: id }),
    settle: () => new Promise((resolve) => setTimeout(resolve, 20)),
  }
})

describe('The cookie', () => {
  it('returns the stored token with its claims', () => {
    const text = aToken()
    store.write(taken(text))
    expect(document.cookie).toBe(`jwtToken=${text}`)
    expect(store.read()).toEqual({
      id: 'token-1',
      accountId: 'user-1',
      issuedAt: 1_000_000,
      expiresAt: 4_600_000,
      text,
    })
  })

  it.each([
    ['production', true],
    ['local', false],
  ] as const)('in %s expires after an hour, is lax, and secure: %s', (environment, isSecure) => {
    const written = vi.spyOn(document, 'cookie', 'set')
    const now = () => Date.UTC(2026, 10, 21, 12)
    makeCookieTokenStore({ environment, now, channel: undefined }).write(taken(aToken()))
    const attributes = written.mock.calls[0]?.[0].toLowerCase().split('; ').slice(1).sort()
    expect(attributes).toEqual(
      [
        'expires=sat, 21 nov 2026 13:00:00 gmt',
        'path=/',
        'samesite=lax',
        ...(isSecure ? ['secure'] : []),
      ].sort(),
    )
  })

  it.each(['', 'nonsense', 'a.b.c', aToken({ sub: undefined }), aToken({ exp: 'never' })])(
    'with value %s is ignored',
    (text) => {
      Cookies.set('jwtToken', text, { path: '/' })
      expect(store.read()).toBeUndefined()
    },
  )

  it('in a browser without cookies leaves the store empty', () => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
    vi.spyOn(document, 'cookie', 'get').mockImplementation(forbidden)
    vi.spyOn(document, 'cookie', 'set').mockImplementation(forbidden)
    store.write(taken(aToken()))
    store.clear(taken(aToken()))
    expect(store.read()).toBeUndefined()
  })
})

describe('Another tab', () => {
  it('ignores invalid broadcasts', async () => {
    const name = `tabs-${Math.random()}`
    const [channel, other] = [new BroadcastChannel(name), new BroadcastChannel(name)]
    const changes: TokenChange[] = []
    makeCookieTokenStore({ environment: 'local', channel: other }).subscribe((change) => changes.push(change))
    channel.postMessage({ kind: 'signedIn', text: 'nonsense' })
    channel.postMessage({ kind: 'somethingElse', text: aToken() })
    channel.postMessage({ kind: 'loggedOut' })
    await vi.waitFor(() => expect(changes).toEqual([{ kind: 'loggedOut' }]))
    channel.close()
    other.close()
  })
})
