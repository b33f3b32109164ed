import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CookieDefinition } from './cookies.ts'
import {
  cookieAttributes,
  cookieNameIn,
  cookies,
  cookieText,
  listedCookies,
  maxCookieBytes,
} from './cookies.ts'
import { environments } from './environment.ts'

const now = Date.UTC(2026, 10, 21, 8, 30)
const every: readonly CookieDefinition[] = Object.values(cookies)

describe('The cookies', () => {
  test.each([
    ['token', 'jwtToken', { value: 60, unit: 'minutes' }, 'necessary', 'written'],
    ['visitor', 'jmuid', { value: 6, unit: 'months' }, 'statistics', 'written'],
    ['consent', 'user-consent-settings', { value: 6, unit: 'months' }, 'necessary', 'written'],
    ['personalIdAnswered', 'pid-answered', { value: 1, unit: 'days' }, 'necessary', 'written'],
    ['campaignSource', 'source-medium', { value: 1, unit: 'days' }, 'marketing', 'written'],
    ['residenceType', 'user-residence-type', { value: 1, unit: 'days' }, 'necessary', 'written'],
    ['scrollPosition', 'scroll-position', { value: 1, unit: 'days' }, 'necessary', 'written'],
    ['searchItems', 'searchresult-items', { value: 1, unit: 'days' }, 'necessary', 'written'],
    ['selectedResidence', 'selected-residence', { value: 6, unit: 'months' }, 'necessary', 'coming'],
    ['premisesFilters', 'premises--filters', { value: 6, unit: 'months' }, 'necessary', 'written'],
    ['interest', 'interest', { value: 30, unit: 'days' }, 'necessary', 'written'],
    ['caseManagement', 'case-management', { value: 120, unit: 'minutes' }, 'necessary', 'written'],
    ['booking', 'buy-residence', { unit: 'session' }, 'necessary', 'written'],
    ['favoriteNotice', 'favorite-notice', { value: 6, unit: 'months' }, 'necessary', 'written'],
  ] as const)('%s is %s', (purpose, name, lifetime, category, status) => {
    expect(cookies[purpose]).toEqual({ name, lifetime, category, status })
  })

  test('have unique names', () => {
    expect(new Set(every.map(({ name }) => name)).size).toBe(every.length)
  })

  test("of the visitors' list are those that are written", () => {
    expect(listedCookies).toContain('binding')
    expect(listedCookies).not.toContain('editor')
    expect(listedCookies.every((purpose) => cookies[purpose].status === 'written')).toBe(true)
  })

  test('that only the server reads are bound to its host, except locally', () => {
    expect(cookieNameIn('binding', 'production')).toBe('__Host-bind')
    expect(cookieNameIn('binding', 'local')).toBe('bind')
    expect(cookieNameIn('token', 'production')).toBe('jwtToken')
  })

  test('that are not in the table, or not implemented yet, cannot be written', () => {
    const moment = { environment: 'local', now } as const
    // @ts-expect-error nothing writes it yet
    cookieText('selectedResidence', 'value', moment)
    // @ts-expect-error the name is unknown
    expect(() => cookieText('tracking', 'value', moment)).toThrow()
    expect(cookieText('banner', 'a1', { ...moment, lifetime: { unit: 'session' } })).toBe(
      'dismissed-banner=a1; path=/; samesite=lax',
    )
    expect(cookieText('banner', 'x'.repeat(maxCookieBytes), moment)).toBeUndefined()
  })

  test('are limited to 4,096 bytes', () => {
    expect(maxCookieBytes).toBe(4096)
  })
})

describe('Setting a cookie', () => {
  test.each([
    ['local', false],
    ['development', true],
    ['test', true],
    ['preproduction', true],
    ['production', true],
  ] as const)('in %s is secure: %s', (environment, secure) => {
    expect(cookieAttributes(cookies.booking, { environment, now })).toEqual({
      path: '/',
      sameSite: 'lax',
      secure,
    })
  })

  test.each([
    ['token', '2026-11-21T09:30:00.000Z'],
    ['caseManagement', '2026-11-21T10:30:00.000Z'],
    ['scrollPosition', '2026-11-22T08:30:00.000Z'],
    ['interest', '2026-12-21T08:30:00.000Z'],
    ['consent', '2027-05-21T08:30:00.000Z'],
  ] as const)('ends %s at %s', (purpose, end) => {
    expect(cookieAttributes(cookies[purpose], { environment: 'production', now })).toEqual({
      path: '/',
      sameSite: 'lax',
      secure: true,
      expiresAt: Date.parse(end),
    })
  })

  test.each([
    ['2026-08-31T12:00:00Z', '2027-02-28T12:00:00.000Z'],
    ['2027-08-31T12:00:00Z', '2028-02-29T12:00:00.000Z'],
    ['2026-08-28T12:00:00Z', '2027-02-28T12:00:00.000Z'],
    ['2026-03-31T23:59:59Z', '2026-09-30T23:59:59.000Z'],
  ])('adds six months to %s: %s', (from, end) => {
    const { expiresAt } = cookieAttributes(cookies.consent, { environment: 'test', now: Date.parse(from) })
    expect(expiresAt).toBe(Date.parse(end))
  })

  test('sets an end in the future, at any time, for every cookie that has one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...every),
        fc.constantFrom(...environments),
        fc.integer({ min: 0, max: 4e12 }),
        (cookie, environment, instant) => {
          const { expiresAt } = cookieAttributes(cookie, { environment, now: instant })
          expect(expiresAt === undefined).toBe(cookie.lifetime.unit === 'session')
          if (expiresAt === undefined) return
          expect(expiresAt).toBeGreaterThan(instant)
          expect(expiresAt - instant).toBeLessThanOrEqual(184 * 86_400_000)
        },
      ),
    )
  })
})
