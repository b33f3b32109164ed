// The hosts of the sites in production: `SITE_HOST_<SITE>`, for all of them or for none.
import { z } from '@husrum/contract'
import type { SiteDefinition, SiteKey } from '@husrum/domain'
import { sites } from '@husrum/domain'
import type { SiteHosts } from '../http/site-origins.ts'
import type { Variables } from './parse-settings.ts'
import { parseSettings, setting } from './parse-settings.ts'

const prefix = 'SITE_HOST_'

/** `SITE_HOST_SWEDEN` for the site `sweden`. */
const variableOf = (key: SiteKey): string => `${prefix}${key.toUpperCase().replaceAll('-', '_')}`

/** A subsite shares its parent's host. */
const sitesWithHost: readonly SiteDefinition[] = (sites as readonly SiteDefinition[]).filter(
  ({ hosts }, at, all) => all.findIndex((other) => other.hosts.production === hosts.production) === at,
)

/** In lower case, as ASCII; undefined unless it is a plain host name. */
const hostNameOf = (text: string): string | undefined => {
  const url = /^[^\s/:@?#]+$/.test(text) ? URL.parse(`https://${text}`) : null
  return url?.hostname.replace(/\.$/, '') || undefined
}

const hostShapeOf = ({ key, hosts, name }: SiteDefinition) =>
  setting(
    z.pipe(
      z.optional(z.string()),
      z.transform((value: string | undefined, { issues }): string | undefined => {
        if (value === undefined) return undefined
        const host = hostNameOf(value)
        if (host !== undefined) return host
        const message = `${variableOf(key)} must be a host name, such as www.example.com; ${value} is not.`
        issues.push({ code: 'custom', message, input: value })
        return z.NEVER
      }),
    ),
    `host of ${name} in production. If one is set, all must be`,
    `${hosts.production} (invented)`,
  )

export const siteHostShape = Object.fromEntries(
  sitesWithHost.map((site) => [variableOf(site.key), hostShapeOf(site)]),
)

const namesOf = (keys: readonly string[]): string => keys.join(', ')

/** Errors of the hosts in combination. */
const wrongTogether = (hosts: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const set = Object.entries(hosts).filter(([, host]) => host !== undefined)
  const missing = Object.keys(siteHostShape).filter((name) => hosts[name] === undefined)
  const doubled = [...Map.groupBy(set, ([, host]) => host)].filter(([, on]) => on.length > 1)
  return [
    ...(set.length > 0 && missing.length > 0
      ? [`${namesOf(missing)} must be set, too: where one site has a host of its own, all have.`]
      : []),
    ...doubled.map(
      ([host, on]) =>
        `${namesOf(on.map(([name]) => name))} are all ${host}: each site needs a host of its own.`,
    ),
  ]
}

export const readSiteHosts = (
  variables: Variables,
): { readonly siteHosts: SiteHosts; readonly wrong: readonly string[] } => {
  const unknown = Object.keys(variables).filter(
    (name) => name.startsWith(prefix) && !Object.hasOwn(siteHostShape, name),
  )
  const { settings, wrong } = parseSettings(z.object(siteHostShape), variables)
  return {
    siteHosts: Object.fromEntries(
      sitesWithHost.flatMap(({ key, hosts }) => {
        const host = settings?.[variableOf(key)]
        return host === undefined ? [] : [[hosts.production, host]]
      }),
    ),
    wrong: [
      ...unknown.map(
        (name) => `There is no site for ${name}; there are ${namesOf(Object.keys(siteHostShape))}.`,
      ),
      ...wrong,
      ...(settings ? wrongTogether(settings) : []),
    ],
  }
}
