// Checks the redirects that editors write: which cannot be followed, and why.
import type { SiteDefinition } from '@husrum/domain'
import { resolveSite } from '@husrum/domain'
import type { RedirectFile } from './content-file.ts'

export type Redirects = ReadonlyMap<string, RedirectFile>

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '')
const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

const isOnSite = (path: string, site: SiteDefinition): boolean =>
  resolveSite(site.hosts.development, path, 'development')?.key === site.key

/** The chain of redirects from a path; undefined if it is endless. */
const wayFrom = (from: string, redirects: Redirects): readonly string[] | undefined => {
  const way = [from]
  for (let next = redirects.get(from); next; ) {
    const path = slashed(pathOf(next.to))
    if (way.includes(path)) return undefined
    way.push(path)
    next = redirects.get(path)
  }
  return way
}

/** Rejects two redirects for one path, redirects of the path of a page or of another site, and loops. */
export const checkRedirects = (
  listed: readonly RedirectFile[],
  { site, hasPage }: { site: SiteDefinition; hasPage: (path: string) => boolean },
): { readonly redirects: Redirects; readonly problems: readonly string[] } => {
  const redirects = new Map<string, RedirectFile>()
  const problems: string[] = []
  for (const redirect of listed) {
    const from = slashed(redirect.from)
    if (redirects.has(from)) problems.push(`${from} is redirected twice`)
    else if (hasPage(from) || from === site.routes.start) problems.push(`${from} is a page`)
    else if (!isOnSite(from, site)) problems.push(`${from} is not on this site`)
    else redirects.set(from, { ...redirect, from })
  }
  for (const from of redirects.keys())
    if (!wayFrom(from, redirects)) problems.push(`${from} is in a redirect loop`)
  return { redirects, problems }
}
