// Which tag manager a site may load once somebody agrees, as the environment says it.
import type { PageRoute, SiteDefinition, SiteKey } from '@husrum/domain'
import { routePath, sites } from '@husrum/domain'

export interface TagManagerSetting {
  /** The site's own tag server. */
  readonly host: string
  readonly containerId: string
}

export type TagManagers = Partial<Readonly<Record<SiteKey, TagManagerSetting>>>

/** `TAG_MANAGER_SWEDEN_ENGLISH` for the site `sweden-english`. */
const variableOf = (key: SiteKey): string => `TAG_MANAGER_${key.toUpperCase().replaceAll('-', '_')}`

const written = /^(GTM-[A-Z\d]{4,12})(?:@([a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?))?$/

/** Without a host of its own, a site's tags come from `tags.` below its domain. */
const tagHostOf = ({ hosts }: SiteDefinition): string => `tags.${hosts.production.replace(/^www\./, '')}`

/**
 * Reads `TAG_MANAGER_<SITEKEY>`: a container id, or `id@host`. A site without one loads nothing.
 *
 * @returns the settings, and a line for each that cannot be used
 */
export const readTagManagers = (
  variables: Readonly<Record<string, string | undefined>>,
): { readonly tagManagers: TagManagers; readonly wrong: readonly string[] } => {
  const tagManagers: Partial<Record<SiteKey, TagManagerSetting>> = {}
  const wrong: string[] = []
  for (const site of sites) {
    const value = variables[variableOf(site.key)]
    if (!value) continue
    const [, containerId, host = tagHostOf(site)] = written.exec(value) ?? []
    if (containerId === undefined)
      wrong.push(`${variableOf(site.key)} must be a container id such as GTM-ABC123, or id@host.`)
    else tagManagers[site.key] = { host, containerId }
  }
  return { tagManagers, wrong }
}

const untagged: readonly PageRoute[] = [
  'booking',
  'bookingInfo',
  'bookingContract',
  'myPages',
  'login',
  'createAccount',
  'forgotPassword',
  'consent',
]

/** Paths of a site with nothing of others on them: My Pages, booking, and where one signs in (trap T24). */
const untaggedPathsOf = (site: SiteDefinition): readonly string[] =>
  untagged.flatMap((route) => routePath(site, route) ?? [])

/** Links out of mails: whoever reads the address could use them. */
const hasSecret = (search: string): boolean => new URLSearchParams(search).has('token')

/** What the page at an address may load, and below which paths of the site it must not be any more. */
export const tagManagerAt = (
  tagManagers: TagManagers,
  site: SiteDefinition,
  path: string,
  search = '',
): (TagManagerSetting & { readonly notBelow: readonly string[] }) | undefined => {
  const setting = tagManagers[site.key]
  const notBelow = untaggedPathsOf(site)
  const isUntagged = notBelow.some((prefix) => path.startsWith(prefix)) || hasSecret(search)
  return setting && !isUntagged ? { ...setting, notBelow } : undefined
}
