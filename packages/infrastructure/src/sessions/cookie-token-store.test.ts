// @vitest-environment happy-dom
// The token in its cookie: what counts as one, who may remove it, and what the other tabs hear.
import type { TokenChange } from '@husrum/application'
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

describe('The cookie', () => {
  it('gives back what was written, with what the token says of itself', () => {
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
  ] as const)('in %s lives for an hour, lax, and secure: %s', (environment, isSecure) => {
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
    'that says %s is none of ours',
    (text) => {
      Cookies.set('jwtToken', text, { path: '/' })
      expect(store.read()).toBeUndefined()
    },
  )

  it('is removed only while it holds the token that is to go', () => {
    const [first, second] = [taken(aToken()), taken(aToken({ jti: 'token-2' }))]
    store.write(second)
    store.clear(first)
    expect(store.read()?.id).toBe('token-2')
    store.clear(second)
    expect(store.read()).toBeUndefined()
  })

  it('that is forbidden altogether leaves a store that stays empty', () => {
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

describe('The other tabs', () => {
  const twoTabs = () => {
    const name = `tabs-${Math.random()}`
    const channels = [new BroadcastChannel(name), new BroadcastChannel(name)] as const
    const heard: TokenChange[] = []
    const [here, there] = channels.map((channel) => makeCookieTokenStore({ environment: 'local', channel }))
    there?.subscribe((change) => heard.push(change))
    const close = () => {
      for (const channel of channels) channel.close()
    }
    return { here, channels, heard, close }
  }
  const heardOf = async (heard: readonly TokenChange[], count: number) => {
    await vi.waitFor(() => expect(heard).toHaveLength(count))
    return heard
  }

  it('hear of a token, text and all, and of the end', async () => {
    const { here, heard, close } = twoTabs()
    const token = taken(aToken())
    here?.broadcast({ kind: 'signedIn', token })
    here?.broadcast({ kind: 'refreshed', token })
    here?.broadcast({ kind: 'loggedOut' })
    expect(await heardOf(heard, 3)).toEqual([
      { kind: 'signedIn', token },
      { kind: 'refreshed', token },
      { kind: 'loggedOut' },
    ])
    close()
  })

  it('ignore what is no change', async () => {
    const { here, channels, heard, close } = twoTabs()
    channels[0].postMessage({ kind: 'signedIn', text: 'nonsense' })
    channels[0].postMessage({ kind: 'somethingElse', text: aToken() })
    here?.broadcast({ kind: 'loggedOut' })
    expect(await heardOf(heard, 1)).toEqual([{ kind: 'loggedOut' }])
    close()
  })
})
