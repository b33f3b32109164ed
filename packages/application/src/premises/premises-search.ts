// The search for premises, as pages see it.
import type { Premises, PremisesFilters, PremisesPlace, SiteDefinition } from '@husrum/domain'
import {
  countPremisesFilters,
  premisesRequest,
  readPremisesMemory,
  writePremisesMemory,
} from '@husrum/domain'
import type { CookieJar } from '../consent/cookie-jar.ts'
import type { PremisesCatalogue } from './premises-catalogue.ts'

export interface PremisesSearch {
  /** At most `premisesLimit`, available ones first. */
  find(filters: PremisesFilters): Promise<readonly Premises[]>
  /** Places with premises. */
  places(): Promise<readonly PremisesPlace[]>
  /** Stores the filters for the next visit, unless none are set. */
  remember(filters: PremisesFilters): Promise<void>
  /** The filters stored last; undefined if none. */
  remembered(): Promise<PremisesFilters | undefined>
}

export const makePremisesSearch = ({
  premises,
  cookies,
  site,
}: {
  readonly premises: PremisesCatalogue
  readonly cookies: Pick<CookieJar, 'read' | 'write'>
  readonly site: SiteDefinition
}): PremisesSearch => {
  const isChosen = (filters: PremisesFilters): boolean => countPremisesFilters(filters, site) > 0
  return {
    find: (filters) => premises.find(premisesRequest(filters, site)),
    places: () => premises.places(site.catalogueSiteId),
    async remember(filters) {
      if (isChosen(filters)) cookies.write('premisesFilters', writePremisesMemory(filters, site))
    },
    async remembered() {
      const filters = readPremisesMemory(cookies.read('premisesFilters') ?? '', site)
      return isChosen(filters) ? filters : undefined
    },
  }
}
