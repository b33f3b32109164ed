// The search that the page for following searches is asked to follow.
import type { SearchState, SiteDefinition } from '@husrum/domain'
import { pageSize, readSearchAddress, writeSearchAddress } from '@husrum/domain'
import type { AlertQuery } from '../../features/saved-searches/alert-query.ts'

export interface FollowedSearch {
  readonly state: SearchState
  /** In the format of the search page. */
  readonly address: string
}

/** Undefined if the address has no search, or one of another site. */
export const followedSearchOf = (
  { search }: Pick<AlertQuery, 'search'>,
  site: SiteDefinition,
): FollowedSearch | undefined => {
  if (search === undefined || site.routes.search === undefined || !search.startsWith(site.routes.search))
    return undefined
  const [path = '', query = ''] = search.split('?', 2)
  const { state } = readSearchAddress(path, new URLSearchParams(query), site)
  const whole = { ...state, items: pageSize }
  return { state: whole, address: writeSearchAddress(whole, site) }
}
