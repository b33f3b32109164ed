// Classifies the path of a request, and rejects invalid paths.
import type { NodeBindings } from './app-environment.ts'

/** Paths that programs call: they are answered with problem+json, never with a page. */
export const isApiPath = (path: string): boolean =>
  /^\/(?:services|api|health|images|assets)(?:\/|$)/.test(path) || /\/GetViewModel\/?$/.test(path)

const longestPath = 512

/** Dot segments, empty segments, backslashes, encoded slashes and control characters are not valid in the path of a page. */
const forbidden = /\/\/|\\|%2f|%5c|%25|%00|\p{Cc}|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/iu

/**
 * The path of a page as the content stores it: percent-decoded, with a slash at both ends.
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

/** The path as it was sent, before it is resolved or decoded; without the query. */
export const rawPathOf = (request: Request, env: NodeBindings | undefined): string => {
  const sent = env?.incoming?.url
  const url = sent?.startsWith('/') ? sent : request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
  return url.replace(/[?#].*$/s, '') || '/'
}
