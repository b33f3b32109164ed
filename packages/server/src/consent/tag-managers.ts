// Which tag manager a site may load once somebody agrees, and where.
import type { TagManagerAtPage } from '@husrum/contract'
import type { PageRoute, SiteDefinition, SiteKey } from '@husrum/domain'
import { caseAddress, caseTypes, routePath } from '@husrum/domain'

export interface TagManagerSetting {
  /** The site's own tag server. */
  readonly host: string
  readonly containerId: string
}

export type TagManagers = Partial<Readonly<Record<SiteKey, TagManagerSetting>>>

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

/** Paths of a site that load no third-party script: My Pages, booking, fault reports, and sign-in (SEC-26). */
const untaggedPathsOf = (site: SiteDefinition): readonly string[] => [
  ...untagged.flatMap((route) => routePath(site, route) ?? []),
  ...caseTypes.flatMap((caseType) => caseAddress(site, caseType) ?? []),
]

/** Links out of mails: whoever reads the address could use them. */
const hasSecret = (search: string): boolean => new URLSearchParams(search).has('token')

/** What the pages of a site may load, below which paths it must not be, and whether this page may load it. */
export const tagManagerAt = (
  tagManagers: TagManagers,
  site: SiteDefinition,
  path: string,
  search = '',
): TagManagerAtPage | undefined => {
  const setting = tagManagers[site.key]
  const notBelow = untaggedPathsOf(site)
  const isUntagged = notBelow.some((prefix) => path.startsWith(prefix)) || hasSecret(search)
  return setting && { ...setting, notBelow, mayLoad: !isUntagged }
}
