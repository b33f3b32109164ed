// The tag manager of each site: `TAG_MANAGER_<SITE>`, a container id, or `id@host`. A site without one loads nothing.
import type { TagManagerSetting } from '@husrum/contract'
import { z } from '@husrum/contract'
import type { SiteDefinition, SiteKey } from '@husrum/domain'
import { sites } from '@husrum/domain'
import type { TagManagers } from '../../people/consent/index.ts'
import type { SiteHosts } from '../http/site-origins.ts'
import type { Variables } from './parse-settings.ts'
import { parseSettings } from './parse-settings.ts'

/** `TAG_MANAGER_SWEDEN_ENGLISH` for the site `sweden-english`. */
const variableOf = (key: SiteKey): string => `TAG_MANAGER_${key.toUpperCase().replaceAll('-', '_')}`

const written = /^(GTM-[A-Z\d]{4,12})(?:@([a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?))?$/

/** The default host of a site's tags is `tags.` below its domain. */
const tagHostOf = ({ hosts }: SiteDefinition, siteHosts: SiteHosts): string =>
  `tags.${(siteHosts[hosts.production] ?? hosts.production).replace(/^www\./, '')}`

const tagManager = (site: SiteDefinition, siteHosts: SiteHosts) =>
  z.pipe(
    z
      .string()
      .check(
        z.regex(written, `${variableOf(site.key)} must be a container id such as GTM-ABC123, or id@host.`),
      ),
    z.transform((value: string): TagManagerSetting => {
      const [, containerId = '', host = tagHostOf(site, siteHosts)] = written.exec(value) ?? []
      return { host, containerId }
    }),
  )

export const readTagManagers = (
  variables: Variables,
  siteHosts: SiteHosts = {},
): { readonly tagManagers: TagManagers; readonly wrong: readonly string[] } => {
  const parsed = sites.flatMap((site) => {
    const value = variables[variableOf(site.key)]
    return value ? [[site.key, parseSettings(tagManager(site, siteHosts), value)] as const] : []
  })
  return {
    tagManagers: Object.fromEntries(
      parsed.flatMap(([key, { settings }]) => (settings ? [[key, settings]] : [])),
    ),
    wrong: parsed.flatMap(([, { wrong }]) => wrong),
  }
}
