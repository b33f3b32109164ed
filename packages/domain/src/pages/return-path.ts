// Where a person may be sent after signing in: never where a stranger wants them.
import { routeOfPath, routePath } from '../sites/routes.ts'
import type { PageRoute } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { HashLink } from './hash-link.ts'
import { readHash } from './hash-link.ts'

/** Longest path to return to, in characters. */
export const maxReturnPathLength = 512

/** The fixed pages that one does not return to: they would ask to sign in or agree again. */
const askingRoutes: readonly PageRoute[] = ['login', 'createAccount', 'forgotPassword', 'consent']

/** Segments that climb, or that do something instead of showing something. */
const actingSegment =
  /\/(?:\.{1,2}|getviewmodel|api|services|__dev|log-?out|sign-?out|logga-ut|logg-ut|kirjaudu-ulos)(?:\/|$)/i

/** Query parameters that start a flow or send somewhere, as they begin an entry; also as the first of a list. */
const flowParameter = /^\s*(?:referrer|poolingid|sid|cid|type|code|state)\s*(?:[=[]|$)/i

/** A path as the browser itself would write it: plain characters, and others only as encoded UTF-8. */
const canonicalPath = /^(?:[\w.~/-]|%[89a-f][0-9a-f])+$/i
const queryCharacters = /^(?:[\w.~!$&()*+,;=:@/?-]|%[0-9a-f]{2})*$/i
/** Encoded: controls, slash, backslash, delete. */
const encodedTrouble = /%(?:[01][0-9a-f]|2f|5c|7f|c2%[89])/i

/** Whether a text can be decoded, and is plain then: nothing of it is encoded a second time. */
const isEncodedOnce = (text: string): boolean => {
  try {
    return !/%[0-9a-f]{2}/i.test(decodeURIComponent(text))
  } catch {
    return false
  }
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
 * The path itself, if a person may be sent there; otherwise undefined, and My Pages is the place to go. At most
 * {@link maxReturnPathLength} characters; one leading slash, already in the form in which a browser writes it, a fixed
 * page of this site or below one, but none that would ask to sign in or agree again; a query that starts no flow, and a
 * hash that opens nothing. Never throws, whatever it is given.
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

/**
 * Where to sign in, so that one comes back to a path (specification 3 §4.3). An unsafe path is left out; undefined on a
 * site without login.
 */
export const loginAddress = (site: SiteDefinition, returnPath: unknown): string | undefined => {
  const login = routePath(site, 'login')
  const safe = login && safeReturnPath(returnPath, site)
  return safe ? `${login}?referrer=${encodeURIComponent(safe)}` : login
}
