// The cookie that ties a signing, and the second applicant's link, to one browser (SEC-12).
import { readCookie, setCookie } from '../http/set-cookie.ts'
import { makeKeyedHash } from '../secrets/keyed-hash.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'
import type { FlowCookie } from '../sign-in/flow-cookie.ts'
import { flowCookieOf } from '../sign-in/flow-cookie.ts'

export const makeSigningCookie = (keys: SecretKeys, environment: 'development' | 'production'): FlowCookie =>
  flowCookieOf({
    hash: makeKeyedHash(keys, 'signing-flow'),
    shownIn: (header) => readCookie('signing', header, environment) ?? '',
    header: (value) => setCookie('signing', value, { environment }),
  })
