// The prompt to confirm an identity after signing in without one. Once answered it is not shown again for a while.
import type { CookieJar } from '../consent/cookie-jar.ts'

export interface IdentityQuestion {
  /** Whether it was answered in this browser, within the lifetime of its cookie. */
  readonly isIdentityAnswered: () => Promise<boolean>
  /** Stores that it was answered: confirmed, postponed ("later") or closed. */
  readonly answerIdentity: () => Promise<void>
}

export const makeIdentityQuestion = (cookies: Pick<CookieJar, 'read' | 'write'>): IdentityQuestion => ({
  isIdentityAnswered: async () => cookies.read('personalIdAnswered') !== undefined,
  answerIdentity: async () => cookies.write('personalIdAnswered', '1'),
})
