// Where a link leads, by a small grammar and not by "contains http" (PLAT-15, SEC-2).

/** Where a link can lead. A refused one must not be made a link at all. */
export type LinkKind = 'internal' | 'external' | 'mail' | 'tel' | 'hash' | 'refused'

/** Control characters of ASCII and Latin-1, line separators, and the backslash, which browsers read as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const controlOrBackslash = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/

/**
 * Where a link leads. Absolute with http(s): internal on one of the site's own hosts (port and case do not count),
 * external on any other. `//host` is external whatever the host. Everything with another scheme, with a name before
 * the host, with control characters or a backslash is refused. What has no scheme is internal.
 */
export const linkKind = (href: string, { hosts }: { readonly hosts: readonly string[] }): LinkKind => {
  if (controlOrBackslash.test(href)) return 'refused'
  const link = href.trim()
  if (link.startsWith('#')) return 'hash'
  if (link.startsWith('//')) return 'external'
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  if (scheme === undefined) return 'internal'
  if (scheme === 'mailto') return 'mail'
  if (scheme === 'tel') return 'tel'
  // A host's closing dot and port do not count.
  const host = /^https?:\/\/([^/?#@\s]+?)\.?(?::\d{0,5})?(?:[/?#]|$)/i.exec(link)?.[1]
  if (host === undefined) return 'refused'
  return hosts.includes(host.toLowerCase()) ? 'internal' : 'external'
}
