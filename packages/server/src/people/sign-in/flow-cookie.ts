// The cookie that binds an identification to the browser that began it (SEC-12).
import { createHash, randomBytes } from 'node:crypto'
import { readCookie, setCookie } from '../../platform/http/set-cookie.ts'
import type { KeyedHash } from '../../platform/secrets/keyed-hash.ts'
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'

export interface FlowCookie {
  /** A new secret, and its `set-cookie` header. */
  issue(): { readonly flowHash: Uint8Array<ArrayBuffer>; readonly header: readonly [string, string] }
  /** Hash of the secret in a `Cookie` header; undefined without one of ours. */
  read(cookies: string): Uint8Array<ArrayBuffer> | undefined
  /** Sets the browser's cookie again with its full lifetime. */
  prolong(cookies: string): readonly [string, string] | undefined
}

export const hashOf = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(text).digest())

/** A cookie that identifies a browser and cannot be forged, for any purpose. */
export const flowCookieOf = ({
  hash,
  shownIn,
  header,
}: {
  readonly hash: KeyedHash
  readonly shownIn: (header: string) => string
  readonly header: (value: string) => readonly [string, string]
}): FlowCookie => {
  const markOf = (secret: string): string => Buffer.from(hash.of(secret)).toString('base64url')
  const secretOf = (cookies: string): string | undefined => {
    const [secret = '', told = ''] = shownIn(cookies).split('.')
    return hash.isOf(secret, Buffer.from(told, 'base64url')) ? secret : undefined
  }
  return {
    issue: () => {
      const secret = randomBytes(32).toString('base64url')
      return { flowHash: hashOf(secret), header: header(`${secret}.${markOf(secret)}`) }
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
    hash: makeKeyedHash(keys, 'flow'),
    shownIn: (header) => readCookie('identification', header, environment) ?? '',
    header: (value) => setCookie('identification', value, { environment }),
  })
