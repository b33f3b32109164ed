// Every cookie that the sites set: its name on the wire, how long it lives, what it is for, and its attributes.
import { monthsLater } from '../calendar/days.ts'
import type { Environment } from './environment.ts'

/** How long a cookie lives: by the clock, months by the calendar, or as long as the browser is open. */
export type CookieLifetime =
  | { readonly value: number; readonly unit: 'minutes' | 'hours' | 'days' | 'months' }
  | { readonly unit: 'session' }

/** What a cookie is for: the words of the consent categories, which stand on this table. */
export type CookieCategory = 'necessary' | 'statistics' | 'marketing' | 'thirdParty'

/**
 * Whether something writes it. `coming` belongs to a feature that is not built yet. Only what is `written` can be
 * written, and is listed for visitors.
 */
export type CookieStatus = 'written' | 'coming'

/** One cookie. It holds ids, small choices and flags, never a text that a person wrote, unless it is sealed. */
export interface CookieDefinition {
  readonly name: string
  readonly lifetime: CookieLifetime
  /** The consent category: all but `necessary` wait for consent (PLAT-52). */
  readonly category: CookieCategory
  readonly status: CookieStatus
  /** Kept from scripts, and in production bound to its host by the prefix `__Host-`. */
  readonly isServersOwn?: true
  /** Production has none of it. */
  readonly isForDevelopers?: true
}

/** The cookie with the session's token (PLAT-84): the name of `cookies.token`. */
export const tokenCookieName = 'jwtToken'

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
  /** How far down somebody had come in which search; for a tab whose own memory is gone. */
  scrollPosition: { name: 'scroll-position', lifetime: days(1), ...necessary },
  /** How many homes a new search lists; the address says it of the search that it stands for. */
  searchItems: { name: 'searchresult-items', lifetime: days(1), ...necessary },
  selectedResidence: { name: 'selected-residence', lifetime: sixMonths, ...coming },
  premisesFilters: { name: 'premises--filters', lifetime: sixMonths, ...necessary },
  /** Ids of homes and stages, and when interest in each was registered. */
  interest: { name: 'interest', lifetime: days(30), ...necessary },
  caseManagement: { name: 'case-management', lifetime: minutes(120), ...necessary },
  booking: { name: 'buy-residence', lifetime: session, ...necessary },
  /** Ties a signing, and a second applicant's link, to the browser that it was opened in. */
  signing: { name: 'buy-residence-sign', lifetime: hours(2), ...serversOwn },
  favoriteNotice: { name: 'favorite-notice', lifetime: sixMonths, ...necessary },
  /** What the banner said when it was put away; an emergency's ends with the browser's session. */
  banner: { name: 'dismissed-banner', lifetime: sixMonths, ...necessary },
  /** The secret without which a session's token is worth nothing. */
  binding: { name: 'bind', lifetime: hours(12), ...serversOwn },
  /** Ties an identification to the browser that began it. */
  identification: { name: 'flow', lifetime: minutes(10), ...serversOwn },
  /** Marks a device on which an account was signed in to. */
  device: { name: 'device', lifetime: sixMonths, ...serversOwn },
  /** What was typed into a form that came back with an error; sealed. */
  typedForm: { name: 'form', lifetime: minutes(10), ...serversOwn },
  /** Makes a browser the host's of one showing. */
  showingHost: { name: 'showing-host', lifetime: hours(12), ...serversOwn },
  /** Ties 360-degree pictures to the browser that they were opened in. */
  panorama: { name: 'panorama', lifetime: hours(2), ...serversOwn },
  editor: { name: 'husrum-editor', lifetime: hours(8), ...necessary, isForDevelopers: true },
} as const satisfies Readonly<Record<string, CookieDefinition>>

/** What a cookie is called inside: a key of {@link cookies}. */
export type CookiePurpose = keyof typeof cookies

/** The cookies that may be written at all. */
export type WrittenCookie = {
  [Purpose in CookiePurpose]: (typeof cookies)[Purpose]['status'] extends 'written' ? Purpose : never
}[CookiePurpose]

/** The cookies that visitors are told of: what is written, and not to developers alone. */
export type ListedCookie = Exclude<WrittenCookie, 'editor'>

/** {@link ListedCookie}, in the table's order. */
export const listedCookies: readonly ListedCookie[] = (Object.keys(cookies) as CookiePurpose[]).filter(
  (purpose): purpose is ListedCookie => {
    const { status, isForDevelopers }: CookieDefinition = cookies[purpose]
    return status === 'written' && !isForDevelopers
  },
)

/** The name under which a browser has it. Locally there is no encrypted line, which the prefix asks for. */
export const cookieNameIn = (purpose: CookiePurpose, environment: Environment): string => {
  const { name, isServersOwn }: CookieDefinition = cookies[purpose]
  return isServersOwn && environment !== 'local' ? `__Host-${name}` : name
}

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

const unitMs = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const

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
 * The text that sets a cookie by `document.cookie`. Undefined where name and value together are more than a browser keeps.
 *
 * @param moment.now epoch milliseconds
 * @param moment.lifetime in place of the table's
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
