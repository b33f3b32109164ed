// Cookies that can change what a page shows: without any of them, a page is the same for all visitors.
import type { CookiePurpose, SiteDefinition } from '@husrum/domain'
import { cookies, pageSizes, resultKinds } from '@husrum/domain'
import type { Environment } from '../../platform/http/set-cookie.ts'
import { cookieName, readCookie } from '../../platform/http/set-cookie.ts'

/** Personal cookies: a page rendered with any of them is not shared. */
const ofOnePerson = [
  'token',
  'binding',
  'editor',
  'typedForm',
  'identification',
  'signing',
  'showingHost',
  'booking',
  'caseManagement',
] as const satisfies readonly CookiePurpose[]

/** Choices that many visitors share, with the values other than the default. */
const ofMany = {
  searchItems: (value: string) => pageSizes.slice(1).some((size) => String(size) === value),
  residenceType: (value: string) => value !== 'object' && resultKinds.some((kind) => kind === value),
  banner: (value: string) => /^[\da-z]{1,7}$/.test(value),
} as const satisfies Partial<Record<CookiePurpose, (value: string) => boolean>>
const choices = Object.keys(ofMany) as (keyof typeof ofMany)[]

/**
 * The cookies that a cache in front of the server passes on and varies pages by. On start pages the visitor id is
 * one too, because they show recent visits. Consent is not: the browser reads that itself.
 */
export const cookiesOfPages = (environment: Environment, { isStart = false } = {}): readonly string[] =>
  [...ofOnePerson, ...choices, ...(isStart ? (['visitor'] as const) : [])].map((purpose) =>
    cookieName(purpose, environment),
  )

/**
 * The visitor's cookies that a shared page is rendered with: their choices, in normal form. Undefined if a cookie
 * makes the page personal.
 */
export const sharedCookies = (
  header: string,
  { site, path, environment }: { site: SiteDefinition; path: string; environment: Environment },
): string | undefined => {
  if (header === '') return ''
  const personal: readonly CookiePurpose[] =
    path === site.routes.start ? [...ofOnePerson, 'visitor'] : ofOnePerson
  if (personal.some((purpose) => readCookie(purpose, header, environment) !== undefined)) return undefined
  return choices
    .flatMap((purpose) => {
      const value = readCookie(purpose, header, environment) ?? ''
      return ofMany[purpose](value) ? `${cookies[purpose].name}=${value}` : []
    })
    .join('; ')
}
