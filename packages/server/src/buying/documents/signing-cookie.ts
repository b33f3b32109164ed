// The cookie that ties a signing, and the second applicant's link, to one browser (SEC-12).

import type { FlowCookie } from '../../people/sign-in/index.ts'
import { flowCookieOf } from '../../people/sign-in/index.ts'
import { readCookie, setCookie } from '../../platform/http/set-cookie.ts'
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'

export const makeSigningCookie = (keys: SecretKeys, environment: 'development' | 'production'): FlowCookie =>
  flowCookieOf({
    hash: makeKeyedHash(keys, 'signing-flow'),
    shownIn: (header) => readCookie('signing', header, environment) ?? '',
    header: (value) => setCookie('signing', value, { environment }),
  })
