// How adapters call the services of the contract, independent of the transport.
import { ContractBroken, ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { Endpoint, RequestOf, ResponseOf } from '@husrum/contract'

export interface ServiceResponse<Body> {
  readonly status: number
  readonly body: Body
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
 * `ServiceUnavailable` (429, 5xx, no answer), `SessionExpired` (401) or `ContractBroken` (all else).
 */
export interface ServiceClient {
  /** Resolves with 2xx and with the statuses in the endpoint's `alsoAnswers`. */
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<ServiceResponse<ResponseOf<E>>>
  /** The view model of a page, with any status. Rejects only with `ServiceUnavailable`. */
  viewModel(path: string): Promise<ViewModelResponse>
}

/** Additional facts of a problem (RFC 9457). */
export interface ProblemFacts {
  /** The present status of the resource. */
  readonly present?: string
  readonly errors?: readonly { readonly field: string; readonly key: string }[]
}

/** The `cause` of a failure that came with a status. */
class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly facts: ProblemFacts

  constructor(status: number, facts: ProblemFacts) {
    super(`Status ${status}`)
    this.status = status
    this.facts = facts
  }
}

const isFieldError = (value: unknown): value is { readonly field: string; readonly key: string } =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'field') === 'string' &&
  typeof Reflect.get(value, 'key') === 'string'

/** Reads the body of a problem; other bodies yield no facts. */
export const problemFactsOf = (body: unknown): ProblemFacts => {
  if (typeof body !== 'object' || body === null) return {}
  const { present, errors } = body as Readonly<Record<string, unknown>>
  return {
    ...(typeof present === 'string' && { present }),
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }),
  }
}

/** The status that a call failed with; undefined if it got no response. */
export const refusedStatus = (error: unknown): number | undefined =>
  error instanceof Error && error.cause instanceof Refusal ? error.cause.status : undefined

/** The status that a call failed with and the facts of the problem; undefined if it got no response. */
export const refusalOf = (error: unknown): (ProblemFacts & { readonly status: number }) | undefined =>
  error instanceof Error && error.cause instanceof Refusal
    ? { status: error.cause.status, ...error.cause.facts }
    : undefined

export const failureOf = (status: number, retryAfterMs?: number, facts: ProblemFacts = {}): Error => {
  const cause = new Refusal(status, facts)
  if (status === 401) return new SessionExpired('The session has ended', { cause })
  if (status === 429 || status >= 500)
    return new ServiceUnavailable(`Answered ${status}`, { cause, retryAfterMs })
  return new ContractBroken(`Refused with ${status}`, { cause })
}

/** Whether the status is a success or one of the endpoint's other results. A problem (RFC 9457) must be checked separately. */
export const isAnswered = ({ alsoAnswers = [] }: Endpoint, status: number): boolean =>
  (status >= 200 && status < 300) || alsoAnswers.includes(status)
