// With what a cookie is set, for whoever sets one of their own: without the table of all.
import { monthsLater } from '../calendar/days.ts'
import type { CookieDefinition } from './cookies.ts'
import type { Environment } from './environment.ts'

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
