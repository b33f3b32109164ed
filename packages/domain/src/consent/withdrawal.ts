// What is left behind by something that a visitor no longer agrees to.
import { cookies } from '../sites/cookies.ts'
import type { Consent } from './consent.ts'
import { isConsentedTo } from './consent.ts'

/** What has to go when an answer changes. */
export interface ConsentWithdrawal {
  /** Whether the analytics data layer is emptied: statistics or marketing was taken back (specification 1 §4). */
  readonly clearsDataLayer: boolean
  /** Names of our own cookies that nothing in the new answer allows, whether or not they are there. */
  readonly removedCookies: readonly string[]
}

/**
 * What follows from the step between two answers. Cookies go by the new answer alone: one that is left from an answer
 * which has run out, or which another page gave, goes too.
 */
export const withdrawalBetween = (before: Consent, after: Consent): ConsentWithdrawal => ({
  clearsDataLayer: (['statistics', 'marketing'] as const).some(
    (category) => isConsentedTo(before, category) && !isConsentedTo(after, category),
  ),
  removedCookies: Object.values(cookies)
    .filter(({ category }) => !isConsentedTo(after, category))
    .map(({ name }) => name),
})
