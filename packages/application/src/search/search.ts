// The search for homes, as pages see it.

import type { CookieJar } from '../consent/cookie-jar.ts'
import type { FindStagesAndAreas } from './find-stages-and-areas.ts'
import { makeFindStagesAndAreas } from './find-stages-and-areas.ts'
import type { MapPlaces } from './map-places.ts'
import { makeMapPlaces } from './map-places.ts'
import type { RememberSearch } from './remember-search.ts'
import { makeRememberSearch } from './remember-search.ts'
import type { SearchDependencies } from './search-dependencies.ts'
import type { SearchHomes } from './search-homes.ts'
import { makeSearchHomes } from './search-homes.ts'
import type { ShowHomes } from './show-homes.ts'
import { makeShowHomes } from './show-homes.ts'
import type { ShowMap } from './show-map.ts'
import { makeShowMap } from './show-map.ts'
import type { ShowResales } from './show-resales.ts'
import { makeShowResales } from './show-resales.ts'
import type { ShowStages } from './show-stages.ts'
import { makeShowStages } from './show-stages.ts'
import type { SuggestPlaces } from './suggest-places.ts'
import { makeSuggestPlaces } from './suggest-places.ts'
import type { SuggestRelaxations } from './suggest-relaxations.ts'
import { makeSuggestRelaxations } from './suggest-relaxations.ts'

export interface Search {
  readonly homes: SearchHomes
  readonly stagesAndAreas: FindStagesAndAreas
  readonly places: SuggestPlaces
  readonly relaxations: SuggestRelaxations
  readonly byIds: ShowHomes
  readonly resales: ShowResales
  readonly remember: RememberSearch
  readonly stagesByIds: ShowStages
  readonly map: ShowMap
  readonly mapPlaces: MapPlaces
}

export const makeSearch = (
  dependencies: SearchDependencies & { readonly cookies: Pick<CookieJar, 'write'> },
): Search => ({
  homes: makeSearchHomes(dependencies),
  stagesAndAreas: makeFindStagesAndAreas(dependencies),
  places: makeSuggestPlaces(dependencies),
  relaxations: makeSuggestRelaxations(dependencies),
  byIds: makeShowHomes(dependencies),
  resales: makeShowResales(dependencies),
  remember: makeRememberSearch(dependencies.cookies),
  stagesByIds: makeShowStages(dependencies),
  map: makeShowMap(dependencies),
  mapPlaces: makeMapPlaces(dependencies),
})
