// What the search page begins with: the first part of the list, and what would help if it is empty.
import type { SearchPage } from '@husrum/domain'
import { readSearchAddress } from '@husrum/domain'
import { homesQuery, relaxationsQuery } from '../../features/search/queries.ts'
import type { LoadContext } from '../../frame/template.ts'

export interface SearchData {
  /** The homes could not be had when the page was made. */
  readonly hasFailed: boolean
}

export const loadSearch = async ({
  address,
  site,
  search,
  fetch,
  attempt,
}: LoadContext<SearchPage>): Promise<SearchData> => {
  const { state } = readSearchAddress(address.pathname, new URLSearchParams(address.search), site)
  const found = await attempt(fetch(homesQuery(state, site, search)))
  if (found?.total === 0) await attempt(fetch(relaxationsQuery(state.filters, site, search)))
  return { hasFailed: found === undefined }
}
