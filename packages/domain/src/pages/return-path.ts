// Where a person may be sent after signing in: never where a stranger wants them (traps T1, F11).
import { routeOfPath, routePath } from '../sites/routes.ts'
import type { PageRoute, SiteDefinition } from '../sites/site.ts'
import { readHash } from './hash-link.ts'

/** Longest path to return to, in characters. */
export const maxReturnPathLength = 512

/** The fixed pages to return to, with what lies below them: all but those that would ask to sign in or agree again. */
export const returnRoutes = [
  'start',
  'search',
  'homes',
  'textSearch',
  'corporateSearch',
  'premises',
  'booking',
  'bookingInfo',
  'bookingContract',
  'myPages',
  'residences',
  'residence',
  'settings',
  'news',
  'documents',
  'payments',
  'errands',
  'timeline',
  'contacts',
  'vip',
  'vipShowing',
  'savedSearches',
  'succession',
  'careers',
  'vacancies',
  'cookies',
  'privacy',
  'vipInformation',
  'swanLabel',
  'about',
] as const satisfies readonly PageRoute[]

/** Words in a path that do something instead of showing something. */
const actions = /^(?:getviewmodel|api|services|__dev|log-?out|sign-?out|logga-ut|logg-ut|kirjaudu-ulos)$/

/** Query parameters that start a flow or send somewhere. */
const flowParameters: readonly string[] = ['referrer', 'poolingid', 'sid', 'cid', 'type', 'code', 'state']

/** A path as the browser itself would write it: plain characters, and others only as encoded UTF-8. */
const canonicalPath = /^(?:[\w.~/-]|%[89a-f][0-9a-f])+$/i
const queryCharacters = /^(?:[\w.~!$&()*+,;=:@/?-]|%[0-9a-f]{2})*$/i
/** Encoded: controls, slash, backslash, delete, and the percent sign that would hide any of them a second time. */
const encodedTrouble = /%(?:[01][0-9a-f]|2[5f]|5c|7f|c2%[89])/i

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const isSafePath = (path: string, site: SiteDefinition): boolean => {
  if (!canonicalPath.test(path)) return false
  const segments = path.toLowerCase().split('/')
  if (segments.some((segment) => /^\.{1,2}$/.test(segment) || actions.test(segment))) return false
  const route = routeOfPath(site, path)?.route
  return returnRoutes.some((allowed) => allowed === route)
}

const isSafeQuery = (query: string): boolean =>
  queryCharacters.test(query) &&
  query.split(/[?&;]/).every((entry) => {
    const name = decoded(entry.split('=')[0]?.replaceAll('+', ' ') ?? '')
    return name !== undefined && !flowParameters.includes(name.split('[')[0]?.trim().toLowerCase() ?? '')
  })

const isSafeHash = (hash: string): boolean => /^(?:map|result|block)$/.test(readHash(`#${hash}`).kind)

/**
 * The path itself, if a person may be sent there; otherwise undefined, and My Pages is the place to go. At most
 * {@link maxReturnPathLength} characters; one leading slash, already in the form in which a browser writes it, below a
 * page of {@link returnRoutes} on this site; a query that starts no flow, and a hash that opens nothing. Never throws,
 * whatever it is given (contract-decisions 4.1).
 *
 * @example safeReturnPath('/mina-sidor/arenden/?errandId=17', sweden) // the same
 */
export const safeReturnPath = (value: unknown, site: SiteDefinition): string | undefined => {
  if (typeof value !== 'string' || value.length > maxReturnPathLength) return undefined
  if (!value.startsWith('/') || value.includes('//') || encodedTrouble.test(value)) return undefined
  if (decoded(value) === undefined) return undefined
  const parts = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(value)
  const [, path = '', query = '', hash] = parts ?? []
  return isSafePath(path, site) && isSafeQuery(query) && (hash === undefined || isSafeHash(hash))
    ? value
    : undefined
}

/**
 * Where to sign in, so that one comes back to a path (specification 3 §4.3). An unsafe path is left out; undefined on a
 * site without login.
 */
export const loginAddress = (site: SiteDefinition, returnPath: unknown): string | undefined => {
  const login = routePath(site, 'login')
  if (login === undefined) return undefined
  const safe = safeReturnPath(returnPath, site)
  return safe === undefined ? login : `${login}?referrer=${encodeURIComponent(safe)}`
}
