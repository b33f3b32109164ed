// Which cookies can change what a page shows: a page is the same for everybody who sends none of them.
import type { CookiePurpose, SiteDefinition } from '@husrum/domain'
import { cookies, pageSizes, resultKinds } from '@husrum/domain'
import type { Environment } from '../http/set-cookie.ts'
import { cookieName, readCookie } from '../http/set-cookie.ts'

/** Of one person or of one browser: a page that was made with any of them is nobody else's. */
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

/** Chosen by many alike, with what they may choose besides the usual. */
const ofMany = {
  searchItems: (value: string) => pageSizes.slice(1).some((size) => String(size) === value),
  residenceType: (value: string) => value !== 'object' && resultKinds.some((kind) => kind === value),
  banner: (value: string) => /^[\da-z]{1,7}$/.test(value),
} as const satisfies Partial<Record<CookiePurpose, (value: string) => boolean>>
const choices = Object.keys(ofMany) as (keyof typeof ofMany)[]

/**
 * The cookies that a cache in front of the server hands on and tells pages apart by. On start pages the visitor's number is
 * one too, because what they looked at last stands there. Consent is none: the browser reads that itself.
 */
export const cookiesOfPages = (environment: Environment, { isStart = false } = {}): readonly string[] =>
  [...ofOnePerson, ...choices, ...(isStart ? (['visitor'] as const) : [])].map((purpose) =>
    cookieName(purpose, environment),
  )

/**
 * What of a visitor's cookies a page for many is made with: their choices, written in one way. Undefined where a cookie
 * makes the page their own.
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
