// What the pages may ask of the product. The only line between React and the core.
import type {
  AccountService,
  FindStagesAndAreas,
  IdentityService,
  LoadPage,
  Notifications,
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

/** Where one's own matters are seen to: what is asked there is the backend's to decide. */
export interface Desks {
  readonly accountService: AccountService
  readonly identityService: IdentityService
  readonly notifications: Notifications
}

export interface UseCases extends PageUseCases, SearchUseCases, Desks {}
