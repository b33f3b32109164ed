// The places labelled on a map.
import type { Tag } from '@husrum/domain'
import type { SearchDependencies } from './search-dependencies.ts'

/** Every place of the site where homes are built, those with most homes first. */
export type MapPlaces = () => Promise<readonly Tag[]>

export const makeMapPlaces =
  ({ catalogue, site }: Pick<SearchDependencies, 'catalogue' | 'site'>): MapPlaces =>
  () =>
    catalogue.stageTags(site.catalogueSiteId)
