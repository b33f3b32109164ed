// The flow cookie cannot be used on another host, read by scripts, or forged.
import { describe, expect, it } from 'vitest'
import { makeSecretKeys } from '../../platform/secrets/secret-keys.ts'
import { makeFlowCookie } from './flow-cookie.ts'

const keysOf = (secret: string) => makeSecretKeys(secret.padEnd(32, '.'))

/** Whether a cookie identifies its browser. */
const isKnown = (cookie: string, secret = 'ours'): boolean =>
  makeFlowCookie(keysOf(secret), 'production').read(cookie) !== undefined

describe('The flow cookie', () => {
  it('in production is bound to the host, sent over HTTPS only, and hidden from scripts', () => {
    const [name, value] = makeFlowCookie(keysOf('ours'), 'production').issue().header
    expect(name).toBe('set-cookie')
    expect(value).toMatch(/^__Host-flow=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('has another secret each time', () => {
    const { issue } = makeFlowCookie(keysOf('ours'), 'development')
    expect(issue().header[1]).not.toBe(issue().header[1])
  })

  it('is recognised, unless it was changed or made with another secret', () => {
    const [cookie = ''] = makeFlowCookie(keysOf('ours'), 'production').issue().header[1].split(';')
    expect(isKnown(cookie)).toBe(true)
    expect(isKnown(cookie, 'theirs')).toBe(false)
    expect(isKnown(cookie.replace('=', '=A'))).toBe(false)
    expect(isKnown(cookie.slice(0, -4))).toBe(false)
    expect(isKnown(cookie.replace('__Host-flow', 'flow'))).toBe(false)
  })
})
