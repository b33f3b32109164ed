// What the pages may ask of the product. The only line between React and the core.
import type {
  AccountDesk,
  FindStagesAndAreas,
  IdentityDesk,
  LoadPage,
  NotificationBox,
  SearchHomes,
  ShowHomes,
  SuggestPlaces,
  SuggestRelaxations,
} from '@husrum/application'

export interface UseCases {
  readonly loadPage: LoadPage
  readonly searchHomes: SearchHomes
  readonly findStagesAndAreas: FindStagesAndAreas
  readonly suggestPlaces: SuggestPlaces
  readonly suggestRelaxations: SuggestRelaxations
  readonly showHomes: ShowHomes
  readonly accountDesk: AccountDesk
  readonly identityDesk: IdentityDesk
  readonly notificationBox: NotificationBox
}
