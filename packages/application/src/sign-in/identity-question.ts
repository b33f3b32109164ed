// The question for an identity, after signing in without one: once it is answered it is not put again for a while.
import type { CookieJar } from '../consent/cookie-jar.ts'

export interface IdentityQuestion {
  /** Whether somebody has answered it in this browser, as long as the table of cookies says. */
  readonly isIdentityAnswered: () => Promise<boolean>
  /** It was answered: by confirming, by "later", or by closing it. */
  readonly answerIdentity: () => Promise<void>
}

export const makeIdentityQuestion = (cookies: Pick<CookieJar, 'read' | 'write'>): IdentityQuestion => ({
  isIdentityAnswered: async () => cookies.read('personalIdAnswered') !== undefined,
  answerIdentity: async () => cookies.write('personalIdAnswered', '1'),
})
