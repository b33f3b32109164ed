// Which door a request knocks at, and which paths are no paths.
import type { NodeBindings } from './app-environment.ts'

/** Paths whose callers are programs: they are answered problem+json, never a page. */
export const isApiPath = (path: string): boolean =>
  /^\/(?:services|api|health|images|assets)(?:\/|$)/.test(path) || /\/GetViewModel\/?$/.test(path)

const longestPath = 512

/** Dots that climb, empty segments, backslashes, slashes in disguise and control characters have no place in a page's path. */
const forbidden = /\/\/|\\|%2f|%5c|%25|%00|\p{Cc}|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/iu

/**
 * The path of a page as the content knows it: percent-decoded, with a slash at both ends.
 *
 * @returns undefined for a path that cannot belong to any page (SEC-4).
 * @example pagePathOf('/sok-bostad') // "/sok-bostad/"
 */
export const pagePathOf = (rawPath: string): string | undefined => {
  if (rawPath.length > longestPath || !rawPath.startsWith('/') || forbidden.test(rawPath)) return undefined
  try {
    const path = decodeURIComponent(rawPath)
    if (forbidden.test(path)) return undefined
    return path.endsWith('/') ? path : `${path}/`
  } catch {
    return undefined
  }
}

/** The path as it was sent, before anybody resolved or decoded it; without the query. */
export const rawPathOf = (request: Request, env: NodeBindings | undefined): string => {
  const sent = env?.incoming?.url
  const url = sent?.startsWith('/') ? sent : request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
  return url.replace(/[?#].*$/s, '') || '/'
}
