// Look-ups by id, split into calls of at most 400 (SEARCH-9, SEARCH-24).
import { emptyId } from '../homes/home.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { bulkLimit } from './paging.ts'
import { unique } from './query.ts'

/** The request of a look-up by ids. */
export interface IdsRequest {
  readonly filter: { readonly ids: readonly string[]; readonly siteId: number }
  readonly sort: ''
}

/** Looks up homes or stages by their ids, at most 400 per request: each id once, the empty one never; no ids, no request. */
export const idsRequests = (ids: readonly string[], site: SiteDefinition): readonly IdsRequest[] => {
  const wanted = unique(ids.filter((id) => id && id !== emptyId))
  return Array.from({ length: Math.ceil(wanted.length / bulkLimit) }, (_, call) => ({
    filter: { ids: wanted.slice(call * bulkLimit, (call + 1) * bulkLimit), siteId: site.catalogueSiteId },
    sort: '',
  }))
}
