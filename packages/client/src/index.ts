// The typed client of the contract.
export type {
  CallAnswer,
  CallName,
  CallOutcome,
  CallRequest,
  CallResult,
  Client,
} from './client.ts'
export { makeClient } from './client.ts'
export type {
  CallOptions,
  ClientOptions,
  EndpointAnswer,
  EndpointClient,
  EndpointRequest,
} from './endpoint-client.ts'
export { CallFailed, makeEndpointClient } from './endpoint-client.ts'
