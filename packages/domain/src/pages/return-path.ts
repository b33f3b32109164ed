// Where a user may be sent after signing in; rejects open redirects.
import { readCasePath } from '../fault-report/case-addresses.ts'
import { routeOfPath, routePath } from '../sites/routes.ts'
import type { PageRoute } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { HashLink } from './hash-link.ts'
import { readHash } from './hash-link.ts'

/** Maximum length of a return path, in characters. */
export const maxReturnPathLength = 512

/** The fixed pages that are no return path: they would ask to sign in or agree again. */
const askingRoutes: readonly PageRoute[] = ['login', 'createAccount', 'forgotPassword', 'consent']

/** Segments that climb, or that have side effects. */
const actingSegment =
  /\/(?:\.{1,2}|getviewmodel|api|services|__dev|log-?out|sign-?out|logga-ut|logg-ut|kirjaudu-ulos)(?:\/|$)/i

/** Query parameters that start a flow or redirect, at the start of an entry; also as the first of a list. */
const flowParameter = /^\s*(?:referrer|poolingid|sid|cid|type|code|state)\s*(?:[=[]|$)/i

/** A path in a browser's normalised form: plain characters, and others only as encoded UTF-8. */
const canonicalPath = /^(?:[\w.~/-]|%[89a-f][0-9a-f])+$/i
const queryCharacters = /^(?:[\w.~!$&()*+,;=:@/?-]|%[0-9a-f]{2})*$/i
/** Encoded: control characters, slash, backslash, delete. */
const encodedTrouble = /%(?:[01][0-9a-f]|2f|5c|7f|c2%[89])/i

/** Undefined if it cannot be decoded. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Whether a text can be decoded, and is plain then: it must not be encoded twice. */
const isEncodedOnce = (text: string): boolean => {
  const plain = decoded(text)
  return plain !== undefined && !/%[0-9a-f]{2}/i.test(plain)
}

const isSafePath = (path: string, site: SiteDefinition): boolean => {
  const route = routeOfPath(site, path)?.route
  return (
    canonicalPath.test(path) &&
    !actingSegment.test(path) &&
    route !== undefined &&
    !askingRoutes.includes(route)
  )
}

/** Of a query that can be decoded. */
const isSafeQuery = (query: string): boolean =>
  queryCharacters.test(query) &&
  query.split(/[?&;]/).every((entry) => !flowParameter.test(decodeURIComponent(entry.replaceAll('+', ' '))))

/** Hashes that only show something. */
const showingHashes: readonly HashLink['kind'][] = ['map', 'result', 'block']

/**
 * The path itself, if it is a safe return path; otherwise undefined, and the caller uses My Pages. At most {@link maxReturnPathLength}
 * characters; one leading slash, already in a browser's normalised form, a fixed page of this site or below one, but none that would ask to
 * sign in or agree again; a query that starts no flow, and a hash that opens nothing. Never throws for any input.
 *
 * @example safeReturnPath('/mina-sidor/arenden/?errandId=17', sweden) // the same
 */
export const safeReturnPath = (value: unknown, site: SiteDefinition): string | undefined => {
  if (typeof value !== 'string' || value.length > maxReturnPathLength) return undefined
  if (!value.startsWith('/') || value.includes('//') || encodedTrouble.test(value)) return undefined
  if (!isEncodedOnce(value)) return undefined
  const [, path = '', query = '', hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(value) ?? []
  return isSafePath(path, site) &&
    isSafeQuery(query) &&
    (hash === undefined || showingHashes.includes(readHash(`#${hash}`).kind))
    ? value
    : undefined
}

/** Parameters with results of sign-in forms, or that open something: they must not take effect a second time. */
const spentParameter = /^\s*(?:token|flowid|error|field|done|retryafter)\s*(?:[=[]|$)/i

/** Of an entry that can be decoded. */
const isStoredEntry = (entry: string, site: SiteDefinition): boolean => {
  const text = decodeURIComponent(entry.replaceAll('+', ' '))
  if (text.startsWith('referrer=')) return safeReturnPath(text.slice('referrer='.length), site) !== undefined
  return isSafeQuery(entry) && !spentParameter.test(text)
}

/**
 * The query of a page to return to from the bank: without entries that start a flow or are valid once, and with a `referrer` only if it is
 * a safe return path.
 *
 * @param query with or without its question mark.
 * @example comeBackQuery('?tab=board&poolingId=x&type=login', sweden) // "tab=board"
 */
export const comeBackQuery = (query: string, site: SiteDefinition): string =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((entry) => entry !== '' && decoded(entry) !== undefined && isStoredEntry(entry, site))
    .join('&')

/** The parameter of the login page that opens the tab of boards. */
const boardTab = 'tab=board'

/**
 * The login address that returns to a path afterwards (PLAT-43); for the board's fault report, at the tab of boards. An unsafe path is left
 * out (SEC-1); undefined on a site without login.
 */
export const loginAddress = (site: SiteDefinition, returnPath: unknown): string | undefined => {
  const login = routePath(site, 'login')
  const safe = login && safeReturnPath(returnPath, site)
  if (!safe) return login
  const tab = readCasePath(site, safe)?.caseType === 'boardMember' ? `${boardTab}&` : ''
  return `${login}?${tab}referrer=${encodeURIComponent(safe)}`
}

/**
 * Address for confirming the identity before a path: the login page, which asks a signed-in user for nothing else. Undefined on a site
 * without login.
 */
export const identityAddress = (site: SiteDefinition, returnPath: unknown): string | undefined => {
  const login = loginAddress(site, returnPath)
  return login && `${login}${login.includes('?') ? '&' : '?'}error=MustActivatePid`
}
