// The cleanup after a visitor has withdrawn consent.
import { cookies } from '../sites/cookies.ts'
import type { Consent } from './consent.ts'
import { isConsentedTo } from './consent.ts'

/** What to remove when an answer changes. */
export type ConsentWithdrawal =
  /** Empties the analytics data layer, because statistics or marketing was withdrawn (PLAT-57). */
  | { readonly kind: 'clearDataLayer' }
  /** Names of our own cookies that the new answer does not allow, whether or not they are set. */
  | { readonly kind: 'removeCookies'; readonly names: readonly string[] }

/**
 * The cleanup for the step between two answers. Cookies are removed by the new answer alone, so that one left from an expired answer, or
 * set by another page, is removed too.
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
