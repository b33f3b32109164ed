// The list of the sites. Each is defined in a file of its own; to add one, write that file and add it here. The paths are listed in PLAT-4.
import { contractor } from './contractor.ts'
import { cooperative } from './cooperative.ts'
import { finland } from './finland.ts'
import { norway } from './norway.ts'
import { senior } from './senior.ts'
import type { SiteFacts } from './site.ts'
import { sweden } from './sweden.ts'
import { swedenEnglish } from './sweden-english.ts'

/** Every site, in display order; a localised subsite after its parent. */
export const sites = [
  sweden,
  swedenEnglish,
  norway,
  finland,
  senior,
  cooperative,
  contractor,
] as const satisfies readonly SiteFacts[]

/** The key of a site; also the `siteKey` of the notification calls (PLAT-1, PLAT-88). */
export type SiteKey = (typeof sites)[number]['key']

/** One of the {@link sites}, complete. Features check what a site can do, never which site it is. */
export interface SiteDefinition extends SiteFacts {
  readonly key: SiteKey
}

/** The Swedish main site. */
export const defaultSite: SiteDefinition = sweden

/** The site of a key. Every key has one. */
export const siteByKey = (key: SiteKey): SiteDefinition => {
  const site = sites.find((candidate) => candidate.key === key)
  if (!site) throw new Error(`No site has the key ${key}`)
  return site
}

/** Returns undefined for an unknown number. */
export const siteById = (siteId: number): SiteDefinition | undefined =>
  sites.find((candidate) => candidate.siteId === siteId)
