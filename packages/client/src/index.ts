// The typed client of the contract.
export type { CallAnswer, CallName, CallOptions, CallRequest, Client, ClientOptions } from './client.ts'
export { CallFailed, makeClient } from './client.ts'
