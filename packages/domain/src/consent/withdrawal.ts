// What is left behind by something that a visitor no longer agrees to.
import { cookies } from '../sites/cookies.ts'
import type { Consent } from './consent.ts'
import { isConsentedTo } from './consent.ts'

/** What has to go when an answer changes. */
export type ConsentWithdrawal =
  /** Empties the analytics data layer, because statistics or marketing was withdrawn (PLAT-57). */
  | { readonly kind: 'clearDataLayer' }
  /** Names of our own cookies that nothing in the new answer allows, whether or not they are there. */
  | { readonly kind: 'removeCookies'; readonly names: readonly string[] }

/**
 * What follows from the step between two answers. Cookies go by the new answer alone: one that is left from an answer
 * which has run out, or which another page gave, goes too.
 */
export const withdrawalBetween = (before: Consent, after: Consent): readonly ConsentWithdrawal[] => {
  const isTakenBack = (['statistics', 'marketing'] as const).some(
    (category) => isConsentedTo(before, category) && !isConsentedTo(after, category),
  )
  const names = Object.values(cookies)
    .filter(({ category }) => !isConsentedTo(after, category))
    .map(({ name }) => name)
  return [
    ...(isTakenBack ? [{ kind: 'clearDataLayer' } as const] : []),
    ...(names.length > 0 ? [{ kind: 'removeCookies', names } as const] : []),
  ]
}
