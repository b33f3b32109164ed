// Classifies the target of a link by a small grammar and not by "contains http" (PLAT-15, SEC-2).

/** The targets of a link. A refused one must not be rendered as a link at all. */
export type LinkKind = 'internal' | 'external' | 'mail' | 'tel' | 'hash' | 'refused'

/** Control characters of ASCII and Latin-1, line separators, and the backslash, which browsers read as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const controlOrBackslash = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/

/**
 * The target of a link. Absolute with http(s): internal on one of the site's own hosts (port and case do not count), external on any other.
 * `//host` is external for any host. Everything with another scheme, with a user name before the host, with control characters or a
 * backslash is refused. A link without a scheme is internal.
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
  // A host's trailing dot and port do not count.
  const host = /^https?:\/\/([^/?#@\s]+?)\.?(?::\d{0,5})?(?:[/?#]|$)/i.exec(link)?.[1]
  if (host === undefined) return 'refused'
  return hosts.includes(host.toLowerCase()) ? 'internal' : 'external'
}
