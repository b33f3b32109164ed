// The cookie that ties an identification to the browser that began it (trap T4, BankID rule 4).
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readCookie, setCookie } from '../http/set-cookie.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'

export interface FlowCookie {
  /** A new secret, and what goes into `set-cookie` for it. */
  issue(): { readonly flowHash: Uint8Array<ArrayBuffer>; readonly header: readonly [string, string] }
  /** Hash of the secret in a `Cookie` header; undefined if it has none of ours. */
  read(cookies: string): Uint8Array<ArrayBuffer> | undefined
  /** Gives the cookie that the browser shows its whole lifetime once more. */
  prolong(cookies: string): readonly [string, string] | undefined
}

export const hashOf = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(text).digest())

/** A cookie that names a browser and cannot be made by anybody else, whatever it is for. */
export const flowCookieOf = ({
  key,
  shownIn,
  header,
}: {
  readonly key: Uint8Array
  readonly shownIn: (header: string) => string
  readonly header: (value: string) => readonly [string, string]
}): FlowCookie => {
  const mark = (secret: string) => createHmac('sha256', key).update(secret).digest()
  const secretOf = (cookies: string): string | undefined => {
    const [secret = '', told = ''] = shownIn(cookies).split('.')
    const [shown, right] = [Buffer.from(told, 'base64url'), mark(secret)]
    return shown.length === right.length && timingSafeEqual(shown, right) ? secret : undefined
  }
  return {
    issue: () => {
      const secret = randomBytes(32).toString('base64url')
      return { flowHash: hashOf(secret), header: header(`${secret}.${mark(secret).toString('base64url')}`) }
    },
    read: (cookies) => {
      const secret = secretOf(cookies)
      return secret === undefined ? undefined : hashOf(secret)
    },
    prolong: (cookies) => (secretOf(cookies) === undefined ? undefined : header(shownIn(cookies))),
  }
}

export const makeFlowCookie = (keys: SecretKeys, environment: 'development' | 'production'): FlowCookie =>
  flowCookieOf({
    key: keys.keyFor('flow'),
    shownIn: (header) => readCookie('identification', header, environment) ?? '',
    header: (value) => setCookie('identification', value, { environment }),
  })
