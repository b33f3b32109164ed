// The search for homes.
import {
  makeFindStagesAndAreas,
  makeSearchHomes,
  makeShowHomes,
  makeSuggestPlaces,
  makeSuggestRelaxations,
} from '@husrum/application'
import { makeHttpResidenceCatalogue } from '@husrum/infrastructure'
import type { Search } from '../frame/capabilities.tsx'
import type { Platform } from './platform.ts'

export const searchModule = ({ client, clock, site }: Platform): Search => {
  const catalogue = makeHttpResidenceCatalogue({ client, site })
  return {
    homes: makeSearchHomes({ catalogue, clock, site }),
    stagesAndAreas: makeFindStagesAndAreas({ catalogue, clock, site }),
    places: makeSuggestPlaces({ catalogue, site }),
    relaxations: makeSuggestRelaxations({ catalogue, clock, site }),
    byIds: makeShowHomes({ catalogue, clock, site }),
  }
}
