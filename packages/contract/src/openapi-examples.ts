// An example request and answer of each endpoint, for the OpenAPI document: all recorded (`npm run examples:record`).
import type { EndpointName } from './endpoints.ts'
import type { EndpointExample } from './recorded-examples.ts'
import { recordedExamples } from './recorded-examples.ts'

/** Every endpoint has one: a test lists those without. */
export const endpointExamples = recordedExamples as Readonly<Record<EndpointName, EndpointExample>>
