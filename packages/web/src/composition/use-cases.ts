// What the pages may ask of the product. The only line between React and the core.
import type {
  FindStagesAndAreas,
  LoadPage,
  SearchHomes,
  ShowHomes,
  SuggestPlaces,
  SuggestRelaxations,
} from '@husrum/application'

export interface PageUseCases {
  readonly loadPage: LoadPage
}

export interface SearchUseCases {
  readonly searchHomes: SearchHomes
  readonly findStagesAndAreas: FindStagesAndAreas
  readonly suggestPlaces: SuggestPlaces
  readonly suggestRelaxations: SuggestRelaxations
  readonly showHomes: ShowHomes
}

export interface UseCases extends PageUseCases, SearchUseCases {}
