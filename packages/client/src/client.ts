// A framework-free client for services that implement the contract: typed by endpoint, validated by its schemas.
import type {
  AnyOutcomeOf,
  EndpointName,
  endpoints as Endpoints,
  ProblemDto,
  ResponseOf,
} from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { CallOptions, ClientOptions, EndpointRequest } from './endpoint-client.ts'
import { CallFailed, makeEndpointClient } from './endpoint-client.ts'

/** All endpoints except view models, which are fetched under the addresses of their pages. */
export type CallName = Exclude<EndpointName, 'getViewModel'>

type EndpointOf<Name extends CallName> = (typeof Endpoints)[Name]
/** The request of a call; fields with a default may be omitted. */
export type CallRequest<Name extends CallName> = EndpointRequest<EndpointOf<Name>>
/** The response of a call. */
export type CallAnswer<Name extends CallName> = ResponseOf<EndpointOf<Name>>
/** A name for each way in which a service refuses a call. */
export type CallOutcome<Name extends CallName> = AnyOutcomeOf<EndpointOf<Name>>

/** The response of a call, or the name of its refusal. */
export type CallResult<Name extends CallName> =
  | { readonly ok: true; readonly value: CallAnswer<Name> }
  | {
      readonly ok: false
      readonly outcome: CallOutcome<Name>
      /** Absent if a gateway answered. */
      readonly problem?: ProblemDto | undefined
      /** Seconds to wait before a retry. */
      readonly retryAfter?: number | undefined
    }

export interface Client {
  /**
   * Calls an endpoint by its name in the contract. Rejects with {@link CallFailed}.
   *
   * @example
   * const { hits } = await client.call('searchObject', { filter: { siteId: 1, minRooms: 3 } })
   */
  call<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    options?: CallOptions,
  ): Promise<CallAnswer<Name>>
  /**
   * Calls an endpoint, and returns refusals that the contract names. Rejects with {@link CallFailed} if the service does not respond or
   * violates the contract.
   *
   * @example
   * const result = await client.try('orderPrints', order)
   * if (!result.ok && result.outcome === 'orderedThisMonth') console.log('Already ordered')
   */
  try<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    options?: CallOptions,
  ): Promise<CallResult<Name>>
}

export const makeClient = (options: ClientOptions): Client => {
  const client = makeEndpointClient(options)
  const call: Client['call'] = async (name, request, callOptions) =>
    (await client.call(endpoints[name], request, callOptions)).body
  return {
    call,
    async try<Name extends CallName>(name: Name, request: CallRequest<Name>, callOptions?: CallOptions) {
      try {
        return { ok: true, value: await call(name, request, callOptions) }
      } catch (error) {
        if (!(error instanceof CallFailed) || error.outcome === undefined) throw error
        const { problem, retryAfter } = error
        return { ok: false, outcome: error.outcome as CallOutcome<Name>, problem, retryAfter }
      }
    },
  }
}
