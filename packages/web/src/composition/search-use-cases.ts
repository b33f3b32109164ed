// What stands behind the search for homes.
import type { Clock, ResidenceCatalogue } from '@husrum/application'
import {
  makeFindStagesAndAreas,
  makeSearchHomes,
  makeShowHomes,
  makeSuggestPlaces,
  makeSuggestRelaxations,
} from '@husrum/application'
import type { ServiceClient } from '@husrum/infrastructure'
import { makeHttpResidenceCatalogue } from '@husrum/infrastructure'
import { ContainerModule } from 'inversify'
import type { RequestContext } from './container.ts'
import { compose, token, tokens } from './container.ts'
import type { SearchUseCases } from './use-cases.ts'

const residences = token<ResidenceCatalogue>('catalogue')
const useCases = token<SearchUseCases>('search-use-cases')

const search = new ContainerModule(({ bind }) => {
  bind(residences).toResolvedValue(
    (client: ServiceClient, { site }: RequestContext) => makeHttpResidenceCatalogue({ client, site }),
    [tokens.client, tokens.surroundings],
  )
  bind(useCases).toResolvedValue(
    (catalogue: ResidenceCatalogue, clock: Clock, { site }: RequestContext): SearchUseCases => ({
      searchHomes: makeSearchHomes({ catalogue, clock, site }),
      findStagesAndAreas: makeFindStagesAndAreas({ catalogue, clock, site }),
      suggestPlaces: makeSuggestPlaces({ catalogue, site }),
      suggestRelaxations: makeSuggestRelaxations({ catalogue, clock, site }),
      showHomes: makeShowHomes({ catalogue, clock, site }),
    }),
    [residences, tokens.clock, tokens.surroundings],
  )
})

export const composeSearchUseCases = (surroundings: RequestContext): SearchUseCases =>
  compose(search, useCases, surroundings)
