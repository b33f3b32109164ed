// Every cookie that the sites set: its name on the wire, how long it lives, what it is for, and its attributes.
import { monthsLater } from '../calendar/days.ts'
import type { Environment } from './environment.ts'

/** How long a cookie lives: minutes and days by the clock, months by the calendar, or as long as the browser is open. */
export type CookieLifetime =
  | { readonly value: number; readonly unit: 'minutes' | 'days' | 'months' }
  | { readonly unit: 'session' }

/** What a cookie is for: the words of the consent categories, which stand on this table. */
export type CookieCategory = 'necessary' | 'statistics' | 'marketing' | 'thirdParty'

/** One cookie. It holds ids, small choices and flags, never a text that a person wrote. */
export interface CookieDefinition {
  readonly name: string
  readonly lifetime: CookieLifetime
  /** What it is for: all but `necessary` wait for consent (specification 1 §3.3). */
  readonly category: CookieCategory
}

/** The cookie with the session's token (specification 1 §9.3): the name of `cookies.token`. */
export const tokenCookieName = 'jwtToken'

const aDay = { value: 1, unit: 'days' } as const
const sixMonths = { value: 6, unit: 'months' } as const

const cookie = <const Lifetime extends CookieLifetime>(
  name: string,
  lifetime: Lifetime,
  category: CookieCategory = 'necessary',
) => ({ name, lifetime, category }) as const

/**
 * The cookies by purpose, under the names of specification 1 §9.3. It gives numbers without units; the units are
 * the product's own.
 */
export const cookies = {
  token: cookie(tokenCookieName, { value: 60, unit: 'minutes' }),
  visitor: cookie('jmuid', sixMonths, 'statistics'),
  consent: cookie('user-consent-settings', sixMonths),
  personalIdAnswered: cookie('pid-answered', aDay),
  campaignSource: cookie('source-medium', aDay, 'marketing'),
  residenceType: cookie('user-residence-type', aDay),
  scrollPosition: cookie('scroll-position', aDay),
  searchItems: cookie('searchresult-items', aDay),
  selectedResidence: cookie('selected-residence', sixMonths),
  premisesFilters: cookie('premises--filters', sixMonths),
  interest: cookie('interest', { value: 30, unit: 'days' }),
  caseManagement: cookie('case-management', { value: 120, unit: 'minutes' }),
  booking: cookie('buy-residence', { unit: 'session' }),
  favoriteNotice: cookie('favorite-notice', sixMonths),
} as const satisfies Readonly<Record<string, CookieDefinition>>

/** What a cookie is called inside: a key of {@link cookies}. */
export type CookiePurpose = keyof typeof cookies

/** Bytes that name and value of a cookie may have together. A browser drops a bigger one without a word. */
export const maxCookieBytes = 4096

/** With what a cookie is set. */
export interface CookieAttributes {
  readonly path: '/'
  readonly sameSite: 'lax'
  readonly secure: boolean
  /** Epoch milliseconds; a cookie without it ends with the browser's session. */
  readonly expiresAt?: number
}

const unitMs = { minutes: 60_000, days: 86_400_000 } as const

/**
 * With what a cookie is set at an instant (specification 1 §9.3): secure except locally, SameSite lax.
 *
 * @param now epoch milliseconds
 */
export const cookieAttributes = (
  { lifetime }: CookieDefinition,
  { environment, now }: { readonly environment: Environment; readonly now: number },
): CookieAttributes => {
  const attributes = { path: '/', sameSite: 'lax', secure: environment !== 'local' } as const
  if (lifetime.unit === 'session') return attributes
  const { value, unit } = lifetime
  const expiresAt = unit === 'months' ? monthsLater(now, value) : now + value * unitMs[unit]
  return { ...attributes, expiresAt }
}
