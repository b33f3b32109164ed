// The one description of the wire.

export type { AuthAnswerDto, UserDto } from './account-dtos.ts'
export { authAnswerDto, userDto } from './account-dtos.ts'
export type { AccountForm, AccountFormDone } from './account-form-wire.ts'
export { accountFormPaths, accountFormQuery, accountFormsDone } from './account-form-wire.ts'
export type { BlockDto } from './block-dtos.ts'
export { isKnownBlock } from './block-dtos.ts'
export type { ChromeDto } from './chrome-dtos.ts'
export { consentExperiment, consentFormPath, consentRevision, experimentsPath } from './consent-wire.ts'
export type { DefectTrace } from './defect-wire.ts'
export { cleanTrace, clientErrorsPath } from './defect-wire.ts'
export type { Endpoint, EndpointAccess, RequestOf, ResponseOf, Schema } from './endpoint.ts'
export { endpoint } from './endpoint.ts'
export type { EndpointName } from './endpoints.ts'
export { endpoints } from './endpoints.ts'
export type { IdentityOrderDto, IdentityStatusDto } from './identity-endpoints.ts'
export { identityOrderDto } from './identity-endpoints.ts'
export type { NotificationDto } from './notification-endpoints.ts'
export type { PageDto, RedirectDto } from './page-dtos.ts'
export { pageDto, redirectDto } from './page-dtos.ts'
export { viewModelSuffix } from './page-endpoints.ts'
export type {
  CallEndpoint,
  ConsentSettings,
  DocumentAssets,
  EndpointReply,
  Render,
  RenderInput,
  RenderOutput,
  TagManagerAtPage,
} from './pages/render.ts'
export type { ProblemCode, ProblemDto } from './problem.ts'
export { problemCodes, problemDto } from './problem.ts'
export type { AreaHitDto, ObjectHitDto, SearchFilterDto, StageHitDto, TagDto } from './residence-dtos.ts'
export type { VitalName } from './vital-wire.ts'
export { vitalNames, webVitalsPath } from './vital-wire.ts'
export { z } from './zod.ts'
