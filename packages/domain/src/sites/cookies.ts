// Every cookie that the sites set: its name on the wire, lifetime, purpose and attributes.
import { monthsLater } from '../calendar/days.ts'
import type { Environment } from './environment.ts'

/** Lifetime of a cookie: by the clock, months by the calendar, or the browser's session. */
export type CookieLifetime =
  | { readonly value: number; readonly unit: 'minutes' | 'hours' | 'days' | 'months' }
  | { readonly unit: 'session' }

/** Purpose of a cookie: the consent categories, which use this table. */
export type CookieCategory = 'necessary' | 'statistics' | 'marketing' | 'thirdParty'

/**
 * Whether a cookie is in use. `coming` belongs to a feature that is not implemented yet. Only `written` ones can be set, and are listed for
 * visitors.
 */
export type CookieStatus = 'written' | 'coming'

/** One cookie. It contains ids, small choices and flags, never a user's text, unless it is sealed. */
export interface CookieDefinition {
  readonly name: string
  readonly lifetime: CookieLifetime
  /** The consent category: all but `necessary` wait for consent (PLAT-52). */
  readonly category: CookieCategory
  readonly status: CookieStatus
  /** Not readable by scripts, and in production bound to its host by the prefix `__Host-`. */
  readonly isServersOwn?: true
  /** Not used in production. */
  readonly isForDevelopers?: true
}

/** The cookie with the session's token (PLAT-84): the name of `cookies.token`. */
export const tokenCookieName = 'jwtToken'

const unitMs = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const

const minutes = <const Value extends number>(value: Value) => ({ value, unit: 'minutes' }) as const
const hours = <const Value extends number>(value: Value) => ({ value, unit: 'hours' }) as const
const days = <const Value extends number>(value: Value) => ({ value, unit: 'days' }) as const
const sixMonths = { value: 6, unit: 'months' } as const
const session = { unit: 'session' } as const

const necessary = { category: 'necessary', status: 'written' } as const
const coming = { category: 'necessary', status: 'coming' } as const
const serversOwn = { ...necessary, isServersOwn: true } as const

/** Every cookie by its purpose, with its name on the wire and its lifetime (PLAT-22). */
export const cookies = {
  token: { name: tokenCookieName, lifetime: minutes(60), ...necessary },
  visitor: { name: 'jmuid', lifetime: sixMonths, category: 'statistics', status: 'written' },
  consent: { name: 'user-consent-settings', lifetime: sixMonths, ...necessary },
  personalIdAnswered: { name: 'pid-answered', lifetime: days(1), ...necessary },
  campaignSource: { name: 'source-medium', lifetime: days(1), category: 'marketing', status: 'written' },
  /** The search's tab: homes, stages or areas. */
  residenceType: { name: 'user-residence-type', lifetime: days(1), ...necessary },
  /** Scroll position of a search; for a tab without a stored one of its own. */
  scrollPosition: { name: 'scroll-position', lifetime: days(1), ...necessary },
  /** Number of homes that a new search lists; an address with a number takes precedence. */
  searchItems: { name: 'searchresult-items', lifetime: days(1), ...necessary },
  selectedResidence: { name: 'selected-residence', lifetime: sixMonths, ...coming },
  premisesFilters: { name: 'premises--filters', lifetime: sixMonths, ...necessary },
  /** Ids of homes and stages, and when interest in each was registered. */
  interest: { name: 'interest', lifetime: days(30), ...necessary },
  caseManagement: { name: 'case-management', lifetime: minutes(120), ...necessary },
  booking: { name: 'buy-residence', lifetime: session, ...necessary },
  /** Binds a signing, and a second applicant's link, to the browser that opened it. */
  signing: { name: 'buy-residence-sign', lifetime: hours(2), ...serversOwn },
  favoriteNotice: { name: 'favorite-notice', lifetime: sixMonths, ...necessary },
  /** Hash of the dismissed banner; an emergency's ends with the browser's session. */
  banner: { name: 'dismissed-banner', lifetime: sixMonths, ...necessary },
  /** The secret that a session's token requires. */
  binding: { name: 'bind', lifetime: hours(12), ...serversOwn },
  /** Binds an identification to the browser that began it. */
  identification: { name: 'flow', lifetime: minutes(10), ...serversOwn },
  /** Marks a device that has signed in to an account. */
  device: { name: 'device', lifetime: sixMonths, ...serversOwn },
  /** The input of a form that was returned with an error; sealed. */
  typedForm: { name: 'form', lifetime: minutes(10), ...serversOwn },
  /** Makes a browser the host's of one showing. */
  showingHost: { name: 'showing-host', lifetime: hours(12), ...serversOwn },
  /** Binds 360-degree pictures to the browser that opened them. */
  panorama: { name: 'panorama', lifetime: hours(2), ...serversOwn },
  editor: { name: 'husrum-editor', lifetime: hours(8), ...necessary, isForDevelopers: true },
} as const satisfies Readonly<Record<string, CookieDefinition>>

/** The internal name of a cookie: a key of {@link cookies}. */
export type CookiePurpose = keyof typeof cookies

/** The cookies that may be written. */
export type WrittenCookie = {
  [Purpose in CookiePurpose]: (typeof cookies)[Purpose]['status'] extends 'written' ? Purpose : never
}[CookiePurpose]

/** The cookies that are listed for visitors: those that are written, and not only for developers. */
export type ListedCookie = Exclude<WrittenCookie, 'editor'>

/** {@link ListedCookie}, in the table's order. */
export const listedCookies: readonly ListedCookie[] = (Object.keys(cookies) as CookiePurpose[]).filter(
  (purpose): purpose is ListedCookie => {
    const { status, isForDevelopers }: CookieDefinition = cookies[purpose]
    return status === 'written' && !isForDevelopers
  },
)

const oneWeekMs = 7 * 86_400_000

/**
 * The cookies that live longer than a week, of those that scripts may write. Safari ends what a script sets after seven days, and keeps what
 * the server sets.
 */
export const longLivedCookies: readonly ListedCookie[] = listedCookies.filter((purpose) => {
  const { isServersOwn, lifetime }: CookieDefinition = cookies[purpose]
  if (isServersOwn || lifetime.unit === 'session') return false
  return lifetime.unit === 'months' || lifetime.value * unitMs[lifetime.unit] > oneWeekMs
})

/** The name in the browser. Local development has no encrypted connection, which the prefix requires. */
export const cookieNameIn = (purpose: CookiePurpose, environment: Environment): string => {
  const { name, isServersOwn }: CookieDefinition = cookies[purpose]
  return isServersOwn && environment !== 'local' ? `__Host-${name}` : name
}

/** Maximum bytes of a cookie's name and value together. Browsers silently drop a bigger one. */
export const maxCookieBytes = 4096

/** The attributes of a cookie. */
export interface CookieAttributes {
  readonly path: '/'
  readonly sameSite: 'lax'
  readonly secure: boolean
  /** Epoch milliseconds; a cookie without it ends with the browser's session. */
  readonly expiresAt?: number
}

/**
 * The attributes of a cookie that is set at an instant: secure except locally, SameSite lax (PLAT-23).
 *
 * @param now epoch milliseconds
 */
export const cookieAttributes = (
  { lifetime }: Pick<CookieDefinition, 'lifetime'>,
  { environment, now }: { readonly environment: Environment; readonly now: number },
): CookieAttributes => {
  const attributes = { path: '/', sameSite: 'lax', secure: environment !== 'local' } as const
  if (lifetime.unit === 'session') return attributes
  const { value, unit } = lifetime
  const expiresAt = unit === 'months' ? monthsLater(now, value) : now + value * unitMs[unit]
  return { ...attributes, expiresAt }
}

/**
 * The text that sets a cookie by `document.cookie`. Undefined if name and value exceed the browser's limit.
 *
 * @param moment.now epoch milliseconds
 * @param moment.lifetime replaces the table's
 */
export const cookieText = (
  purpose: WrittenCookie,
  value: string,
  moment: {
    readonly environment: Environment
    readonly now: number
    readonly lifetime?: CookieLifetime | undefined
  },
): string | undefined => {
  const pair = `${cookies[purpose].name}=${encodeURIComponent(value)}`
  if (pair.length > maxCookieBytes) return undefined
  const { lifetime } = { ...cookies[purpose], ...(moment.lifetime && { lifetime: moment.lifetime }) }
  const { path, sameSite, secure, expiresAt } = cookieAttributes({ lifetime }, moment)
  const expires = expiresAt === undefined ? '' : `; expires=${new Date(expiresAt).toUTCString()}`
  return `${pair}; path=${path}; samesite=${sameSite}${secure ? '; secure' : ''}${expires}`
}
