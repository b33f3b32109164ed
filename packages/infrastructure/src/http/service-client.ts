// How adapters call the services of the contract, independent of the transport.
import { ContractBroken, ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { CommonOutcome, Endpoint, OutcomeOf, RequestOf, ResponseOf, ResultOf } from '@husrum/contract'

export interface ServiceResponse<Body> {
  readonly status: number
  readonly body: Body
}

/** A valid response of an endpoint. */
export interface EndpointResponse<E extends Endpoint> extends ServiceResponse<ResponseOf<E>> {
  /** `ok`, or the name of another result of the endpoint. */
  readonly result: ResultOf<E>
}

/** Any status. `isChecked`: the body is known to match the contract and need not be parsed again. */
export interface ViewModelResponse extends ServiceResponse<unknown> {
  readonly isChecked: boolean
}

export interface CallOptions {
  /** Sent instead of the stored token. Ignored by the direct client: the server is already bound to its visitor. */
  readonly bearer?: string
  /** Sent as `Idempotency-Key`: the same for every retry of one change. */
  readonly idempotencyKey?: string
  /** Sent as `If-Match`: the version of the resource that was read. */
  readonly version?: number
  /** Completes even if the page is left (keepalive); for short bodies, of which browsers allow 64 KiB in total. */
  readonly outlivesPage?: boolean
}

/**
 * Two transports: `makeHttpClient` (browser) and `makeDirectClient` (server rendering). Both reject with
 * `ServiceUnavailable` (429, 5xx, no answer), `SessionExpired` (401) or `ContractBroken` (all else). {@link onOutcome} handles the
 * refusals that an adapter expects.
 */
export interface ServiceClient {
  /** Resolves with 2xx and with the results in the endpoint's `alsoAnswers`. */
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<EndpointResponse<E>>
  /** The view model of a page, with any status. Rejects only with `ServiceUnavailable`. */
  viewModel(path: string): Promise<ViewModelResponse>
}

/** A refusal of a service. */
export interface Refusal<Outcome extends string = string> {
  readonly status: number
  /** The name in the contract. */
  readonly outcome: Outcome
  /** The present status of the resource. */
  readonly present?: string | undefined
  readonly errors: readonly { readonly field: string; readonly key: string }[]
  readonly retryAfterMs?: number | undefined
}

/** A refusal, or a response without a name that the contract knows. */
type Answered = Omit<Refusal, 'outcome'> & { readonly outcome: string | undefined }

/** The `cause` of a failure that a service answered. */
class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Answered

  constructor(refusal: Answered) {
    super(`Status ${refusal.status}`)
    this.refusal = refusal
  }
}

export const failureOf = (refusal: Answered): Error => {
  const { status, retryAfterMs } = refusal
  const cause = new Refused(refusal)
  if (status === 401) return new SessionExpired('The session has ended', { cause })
  if (status === 429 || status >= 500)
    return new ServiceUnavailable(`Answered ${status}`, { cause, retryAfterMs })
  return new ContractBroken(`Refused with ${status}`, { cause })
}

/** For a refusal that an adapter does not expect: the call rejects. A handler may return it as well. */
export const unexpected = Symbol('unexpected')

type Handler<Name extends string, Result> =
  | ((refusal: Refusal<Name>) => Result | typeof unexpected)
  | typeof unexpected

/** A handler for each of an endpoint's own refusals, and for the common ones that an adapter expects. */
type OutcomeHandlers<E extends Endpoint, Result> = {
  readonly [Name in OutcomeOf<E>]: Handler<Name, Result>
} & { readonly [Name in Exclude<CommonOutcome, OutcomeOf<E>>]?: Handler<Name, Result> }

/**
 * Handles the rejection of a call by the name of its refusal. The compiler requires a handler for each refusal that the endpoint
 * lists, or {@link unexpected}, and reports names that it does not list. Rethrows everything else.
 *
 * @example
 * client.call(getNewsItem, { id }).then(({ body }) => body, onOutcome(getNewsItem, { notFound: () => undefined }))
 */
export const onOutcome =
  <E extends Endpoint, Result>(_endpoint: E, handlers: OutcomeHandlers<E, Result>) =>
  (error: unknown): Result => {
    const refusal = error instanceof Error && error.cause instanceof Refused ? error.cause.refusal : undefined
    if (refusal?.outcome === undefined) throw error
    const byName = handlers as Readonly<Record<string, Handler<string, Result> | undefined>>
    const handler = byName[refusal.outcome] ?? unexpected
    const result = handler === unexpected ? unexpected : handler(refusal as Refusal)
    if (result === unexpected) throw error
    return result
  }

/** One handler for several refusals. */
export const forEachOf = <Name extends string, Result>(
  names: readonly Name[],
  handler: Handler<Name, Result>,
): { readonly [Each in Name]: Handler<Name, Result> } =>
  Object.fromEntries(names.map((name) => [name, handler])) as never
