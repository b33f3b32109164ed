// The search for all rental homes.
import type { SearchState, SiteDefinition } from '@husrum/domain'
import { untouchedSearch } from '@husrum/domain'

export const searchOfRentals = (site: SiteDefinition): SearchState => {
  const untouched = untouchedSearch(site)
  return { ...untouched, filters: { ...untouched.filters, disposalForm: ['tenancy'] } }
}
