// Page caching: the server's own memory, and the CDN in front of it.
import { z } from '@husrum/contract'
import type { CdnSettings } from '../http/cdn.ts'
import { cdnKinds } from '../http/cdn.ts'
import { address, setting, wholeNumber } from './parse-settings.ts'

export const cdnShape = {
  PAGE_CACHE_MB: setting(
    z._default(wholeNumber('PAGE_CACHE_MB', 0, 100_000), 64),
    'limit in megabytes of memory for cached public pages; `0` caches none',
    '64',
  ),
  CDN: setting(
    z.optional(z.enum(cdnKinds, `CDN must be one of ${cdnKinds.join(', ')}.`)),
    'kind of the cache in front of the servers: `fastly`, `cloudflare` or `varnish`. Without it pages are sent as not cacheable',
    'none',
  ),
  CDN_PURGE_URL: setting(
    z.optional(address('CDN_PURGE_URL', ['http:', 'https:'])),
    'address for purges by tag: `https://api.fastly.com/service/<id>/purge`, `https://api.cloudflare.com/client/v4/zones/<id>/purge_cache`, or the purge socket of Varnish',
    'none',
  ),
  CDN_PURGE_TOKEN: setting(z.optional(z.string()), 'token for purges', 'none'),
}

type Said = { readonly [Name in keyof typeof cdnShape]?: string | number | undefined }

/** All three or none: pages that cannot be invalidated are not cacheable. */
export const cdnOf = ({
  CDN: kind,
  CDN_PURGE_URL: url,
  CDN_PURGE_TOKEN: token,
}: Said): { readonly cdn: CdnSettings | undefined; readonly wrong: readonly string[] } => {
  const said = [kind, url, token].filter((one) => one !== undefined)
  if (said.length === 0) return { cdn: undefined, wrong: [] }
  if (said.length < 3)
    return {
      cdn: undefined,
      wrong: ['CDN, CDN_PURGE_URL and CDN_PURGE_TOKEN belong together: set all or none.'],
    }
  return {
    cdn: { kind: kind as CdnSettings['kind'], url: String(url), token: String(token) },
    wrong: [],
  }
}
