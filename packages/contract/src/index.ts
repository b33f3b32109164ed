// The definition of the HTTP API.

export type { AuthResultDto, BlockingBusinessDto, UserDto } from './accounts/dtos.ts'
export { authResultDto, userDto } from './accounts/dtos.ts'
export type { Answer } from './answer.ts'
export type { BookingDto, BookingInvitationDto, BookingOfferDto } from './booking/dtos.ts'
export {
  bookedHomeDto,
  bookingDto,
  bookingFormsDto,
  bookingInvitationDto,
  bookingOfferDto,
} from './booking/dtos.ts'
export { capabilityOfPath, endpointsOfCapability } from './capabilities.ts'
export { importSettings, tableMapping } from './catalogue/import-dtos.ts'
export { changeSetRows, changeSetSchema } from './catalogue/records.ts'
export type { ContactDto } from './contacts/dtos.ts'
export type { SigningStatusDto } from './documents/dtos.ts'
export { signingStatusDto } from './documents/dtos.ts'
export type {
  CallOf,
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
export type { EventDto, EventFacts, EventType } from './events/event-types.ts'
export {
  eventDto,
  eventSchemaName,
  eventSchemaOf,
  eventTypeNames,
  eventTypes,
  subjectOfEvent,
} from './events/event-types.ts'
export type { ExplorerDto } from './explorer/dtos.ts'
export { explorerDto } from './explorer/dtos.ts'
export * as fields from './fields.ts'
export type { IntegrationScope, KeyAccess } from './integration-scopes.ts'
export { integrationScopes, isKeyAccess, salesSystemScopes, scopeOfAccess } from './integration-scopes.ts'
export type { AnyOutcomeOf } from './outcomes.ts'
export { commonOutcomesOf, outcomeOf, resultOf } from './outcomes.ts'
export type { BlockDto } from './pages/block-dtos.ts'
export { isKnownBlock } from './pages/block-dtos.ts'
export type { ChromeDto } from './pages/chrome-dtos.ts'
export type { PageDto, RedirectDto } from './pages/dtos.ts'
export { pageDto, redirectDto } from './pages/dtos.ts'
export type {
  HomeDetailsDto,
  HomeDto,
  StageDetailsDto,
  StageDto,
} from './pages/home-page-dtos.ts'
export { homeDto } from './pages/home-page-dtos.ts'
export type { PremisesDetailsDto, PremisesDto, PremisesFilterDto } from './premises/dtos.ts'
export { premisesDetailsDto, premisesDto } from './premises/dtos.ts'
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
export type {
  AreaHitDto,
  MapCellDto,
  ObjectHitDto,
  PinnedHomeDto,
  SearchFilterDto,
  StageHitDto,
  TagDto,
} from './search/dtos.ts'
export { showingDto } from './showings/dtos.ts'
export type { IdentityOrderDto, IdentityStatusDto } from './sign-in/dtos.ts'
export * from './subjects.ts'
export type { TextHitDto, UnderstoodDto, UnderstoodPartDto } from './text-search/dtos.ts'
export type { WrittenRequest } from './write-request.ts'
export { writeRequest } from './write-request.ts'
export { z } from './zod.ts'
