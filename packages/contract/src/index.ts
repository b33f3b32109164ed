// The definition of the HTTP API.

export type { AuthResultDto, BlockingBusinessDto, UserDto } from './accounts/dtos.ts'
export { authResultDto, userDto } from './accounts/dtos.ts'
export * from './accounts/endpoints.ts'
export type { AccountForm, AccountFormDone } from './accounts/wire.ts'
export {
  accountFormPaths,
  accountFormQuery,
  accountFormsDone,
  contactDetailsOnTheWire,
} from './accounts/wire.ts'
export type { Answer } from './answer.ts'
export type { BookingDto, BookingInvitationDto, BookingOfferDto } from './booking/dtos.ts'
export {
  bookedHomeDto,
  bookingDto,
  bookingFormsDto,
  bookingInvitationDto,
  bookingOfferDto,
} from './booking/dtos.ts'
export * from './booking/endpoints.ts'
export { bookingInvitationPath, bookingInvitationQuery } from './booking/wire.ts'
export * from './booking-staff/endpoints.ts'
export type { Capability } from './capabilities.ts'
export { capabilities, capabilityOfPath, endpointsOfCapability } from './capabilities.ts'
export * from './catalogue/endpoints.ts'
export { changeSetRows } from './catalogue/records.ts'
export * from './client-errors/endpoints.ts'
export type { ClientErrorTrace } from './client-errors/wire.ts'
export { cleanTrace, clientErrorsPath } from './client-errors/wire.ts'
export * from './consent/endpoints.ts'
export {
  consentExperiment,
  consentFormPath,
  consentRevision,
  experimentsPath,
  keepCookiesPath,
} from './consent/wire.ts'
export type { ContactDto } from './contacts/dtos.ts'
export * from './contacts/endpoints.ts'
export { contactFormPath, contactQuery } from './contacts/wire.ts'
export * from './contract-parties/endpoints.ts'
export type { SigningStatusDto } from './documents/dtos.ts'
export { signingStatusDto } from './documents/dtos.ts'
export * from './documents/endpoints.ts'
export type {
  Endpoint,
  EndpointAccess,
  EndpointUse,
  OutcomeOf,
  RequestHeader,
  RequestOf,
  ResponseOf,
  ResultOf,
  Schema,
} from './endpoint.ts'
export { callersOf, endpoint, requestHeaders, sendsBody } from './endpoint.ts'
export type { EndpointName, EndpointSubject, OutcomeName } from './endpoints.ts'
export { endpoints, endpointsOfSubject, outcomeStatuses } from './endpoints.ts'
export * from './errands/endpoints.ts'
export {
  boardErrandsCsvPath,
  errandFilePaths,
  errandFormId,
  errandFormPath,
  errandLetterPaths,
  errandLetterQuery,
  errandQuery,
  errandStatusPath,
  errandStatusQuery,
  errandVisitPath,
  updateCasePaths,
} from './errands/wire.ts'
export type { ExplorerDto } from './explorer/dtos.ts'
export { explorerDto } from './explorer/dtos.ts'
export * from './explorer/endpoints.ts'
export * from './fault-report/endpoints.ts'
export { caseFormPath, caseQuery, caseTroubleId, createCasePaths } from './fault-report/wire.ts'
export * from './favourites/endpoints.ts'
export { markFormPath } from './favourites/wire.ts'
export * as fields from './fields.ts'
export * from './files/endpoints.ts'
export { uploadQuery, uploadsPath } from './files/wire.ts'
export * from './inspections/endpoints.ts'
export {
  inspectionCalendarPath,
  inspectionFormPath,
  inspectionPhotoPath,
  inspectionQuery,
} from './inspections/wire.ts'
export type { IntegrationScope, KeyAccess } from './integration-scopes.ts'
export { integrationScopes, isKeyAccess, salesSystemScopes, scopeOfAccess } from './integration-scopes.ts'
export * from './interior/endpoints.ts'
export { interiorConfirmationPaths, interiorFormPath, interiorQuery } from './interior/wire.ts'
export * from './measurements/endpoints.ts'
export type { VitalName } from './measurements/wire.ts'
export { vitalNames, webVitalsPath } from './measurements/wire.ts'
export * from './my-pages/endpoints.ts'
export * from './news/endpoints.ts'
export { newsFormPath } from './news/wire.ts'
export * from './notifications/endpoints.ts'
export { notificationSettingsFormPath, notificationSettingsQuery } from './notifications/wire.ts'
export type { AnyOutcomeOf } from './outcomes.ts'
export { commonOutcomesOf, outcomeOf, resultOf } from './outcomes.ts'
export * from './own-data/endpoints.ts'
export type { OwnDataAnswer } from './own-data/wire.ts'
export {
  ownArchivePath,
  ownDataAnswers,
  ownDataFormPaths,
  ownDataFormQuery,
  ownDataQuery,
} from './own-data/wire.ts'
export type { BlockDto } from './pages/block-dtos.ts'
export { isKnownBlock } from './pages/block-dtos.ts'
export type { ChromeDto } from './pages/chrome-dtos.ts'
export type { PageDto, RedirectDto } from './pages/dtos.ts'
export { pageDto, redirectDto } from './pages/dtos.ts'
export * from './pages/endpoints.ts'
export type {
  HomeDetailsDto,
  HomeDto,
  StageDetailsDto,
  StageDto,
} from './pages/home-page-dtos.ts'
export { homeDto } from './pages/home-page-dtos.ts'
export { defaultShareImage, viewingFile, viewModelSuffix } from './pages/wire.ts'
export * from './panoramas/endpoints.ts'
export * from './panoramas/wire.ts'
export * from './payments/endpoints.ts'
export type { PremisesDetailsDto, PremisesDto, PremisesFilterDto } from './premises/dtos.ts'
export { premisesDetailsDto, premisesDto } from './premises/dtos.ts'
export * from './premises/endpoints.ts'
export * from './print-orders/endpoints.ts'
export type { PrintOrderRefusal } from './print-orders/wire.ts'
export { printOrderFormPath, printOrderQuery, printOrderRefusals } from './print-orders/wire.ts'
export type { CommonOutcome, ProblemDto, ProblemFieldKey } from './problem.ts'
export { commonOutcomes, problemDto } from './problem.ts'
export type {
  CallEndpoint,
  ConsentSettings,
  DocumentAssets,
  EndpointReply,
  PageFiles,
  Render,
  RenderInput,
  RenderOutput,
  TagManagerAtPage,
  TagManagerSetting,
} from './render.ts'
export type { ResidenceDto } from './residences/dtos.ts'
export * from './residences/endpoints.ts'
export { timelineCalendarAddress, timelineCalendarPath, timelineQuery } from './residences/wire.ts'
export * from './saved-searches/endpoints.ts'
export type { SearchAlertForm, SearchAlertFormDone } from './saved-searches/wire.ts'
export {
  searchAlertFormPaths,
  searchAlertFormsDone,
  searchAlertQuery,
  unsubscribePath,
} from './saved-searches/wire.ts'
export type {
  AreaHitDto,
  MapCellDto,
  ObjectHitDto,
  PinnedHomeDto,
  SearchFilterDto,
  StageHitDto,
  TagDto,
} from './search/dtos.ts'
export * from './search/endpoints.ts'
export { showingDto } from './showings/dtos.ts'
export * from './showings/endpoints.ts'
export { showingCalendarPath, showingCsvPath, showingFormPath, showingQuery } from './showings/wire.ts'
export type { IdentityOrderDto, IdentityStatusDto } from './sign-in/dtos.ts'
export * from './sign-in/endpoints.ts'
export * from './staff-tasks/endpoints.ts'
export type { TextHitDto, UnderstoodDto, UnderstoodPartDto } from './text-search/dtos.ts'
export * from './text-search/endpoints.ts'
export * from './visits/endpoints.ts'
export * from './wishes/endpoints.ts'
export { wishesFormPath, wishesQuery } from './wishes/wire.ts'
export type { WrittenRequest } from './write-request.ts'
export { writeRequest } from './write-request.ts'
export { z } from './zod.ts'
