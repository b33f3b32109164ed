// The one description of the wire.

export type { Endpoint, RequestOf, ResponseOf, Schema } from './endpoint.ts'
export { endpoint } from './endpoint.ts'
export type { EndpointName } from './endpoints.ts'
export { endpoints } from './endpoints.ts'
export type { ChromeDto, PageDto } from './page-dtos.ts'
export { viewModelSuffix } from './page-endpoints.ts'
export type { ProblemCode, ProblemDto } from './problem.ts'
export { problemCodes, problemDto } from './problem.ts'
export type { AreaHitDto, ObjectHitDto, SearchFilterDto, StageHitDto, TagDto } from './residence-dtos.ts'
export { z } from './zod.ts'
