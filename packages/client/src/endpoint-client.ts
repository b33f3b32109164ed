// Sends the request of one endpoint, and validates the response. Imports no table of endpoints, so that bundles stay small.
import type { AnyOutcomeOf, Endpoint, ProblemDto, RequestOf, ResponseOf, ResultOf, z } from '@husrum/contract'
import { outcomeOf, problemDto, resultOf, writeRequest } from '@husrum/contract'

export interface ClientOptions {
  /** Base of all paths, such as `https://www.example.com`; its host determines the site. No closing slash. */
  readonly baseUrl: string
  /** The platform's own `fetch` if absent. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>
  /** Sent with every call, for example a `cookie` outside browsers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Timeout of one call in milliseconds; ten seconds if absent. */
  readonly timeout?: number
}

export interface CallOptions {
  /** The token of the signed-in person. */
  readonly bearer?: string
  /** The same for every retry of one change. */
  readonly idempotencyKey?: string
  /** Version of the resource that was read. */
  readonly version?: number
  readonly signal?: AbortSignal
  /** The body of an endpoint with `bodyTypes`. */
  readonly file?: { readonly type: string; readonly body: Uint8Array }
  /** Completes even if the page is left; for short bodies, of which browsers allow 64 KiB in total. */
  readonly keepalive?: boolean
}

/** The request of an endpoint; fields with a default may be omitted. */
export type EndpointRequest<E extends Endpoint> = z.input<E['request']> | RequestOf<E>

/** A valid response. */
export interface EndpointAnswer<E extends Endpoint> {
  readonly status: number
  /** `ok`, or the name of another result of the endpoint. */
  readonly result: ResultOf<E>
  readonly body: ResponseOf<E>
}

interface FailureFacts {
  readonly status: number
  readonly outcome?: string | undefined
  readonly problem?: ProblemDto | undefined
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/** A call was refused, or the response violates the contract. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  /** 0 if there was no response. */
  readonly status: number
  /** The name of the refusal; undefined if it has none that the contract knows. */
  readonly outcome: string | undefined
  /** The problem that the service returned (RFC 9457). */
  readonly problem: ProblemDto | undefined
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined

  constructor(message: string, { status, outcome, problem, retryAfter, cause }: FailureFacts) {
    super(message, { cause })
    this.status = status
    this.outcome = outcome
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** Calls endpoints by their descriptions. */
export interface EndpointClient {
  /** Rejects with {@link CallFailed}. */
  call<E extends Endpoint>(
    endpoint: E,
    request: EndpointRequest<E>,
    options?: CallOptions,
  ): Promise<EndpointAnswer<E>>
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A problem (RFC 9457) is a refusal, even if the endpoint has a result with the same status. */
const isProblem = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/problem+json') ?? false

const refusal = (endpoint: Endpoint, response: Response, text: string): CallFailed => {
  const { status } = response
  const read = problemDto.safeParse(jsonOf(text))
  const problem = read.success ? read.data : undefined
  const wait = response.headers.get('retry-after') ?? ''
  const title = problem ? `: ${problem.title}` : ''
  return new CallFailed(`${endpoint.method} ${endpoint.path} answers ${status}${title}`, {
    status,
    outcome: outcomeOf(endpoint, { status, code: problem?.code }) satisfies
      | AnyOutcomeOf<Endpoint>
      | undefined,
    problem,
    retryAfter: /^\d{1,6}$/.test(wait) ? Number(wait) : undefined,
  })
}

/** Does not retry. */
export const makeEndpointClient = ({
  baseUrl,
  fetch = (address, init) => globalThis.fetch(address, init),
  headers = {},
  timeout = 10_000,
}: ClientOptions): EndpointClient => {
  const send = (endpoint: Endpoint, request: object, options: CallOptions): Promise<Response> => {
    const { method, path, body } = writeRequest(endpoint, request)
    const { bearer, idempotencyKey, version, signal, file, keepalive } = options
    const limit = AbortSignal.timeout(timeout)
    return fetch(`${baseUrl}${path}`, {
      method,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(keepalive && { keepalive }),
      headers: {
        ...headers,
        // Browsers set it themselves; elsewhere it shows that the call does not come from another site's page.
        ...(endpoint.isForOwnPages && { origin: new URL(baseUrl).origin }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(file && { 'content-type': file.type }),
      },
      ...(file && { body: new Uint8Array(file.body) }),
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  return {
    async call<E extends Endpoint>(endpoint: E, request: EndpointRequest<E>, options: CallOptions = {}) {
      const where = `${endpoint.method} ${endpoint.path}`
      const response = await send(endpoint, request as object, options).catch((cause: unknown) => {
        throw new CallFailed(`${where} could not be reached`, { status: 0, cause })
      })
      const text = await response.text().catch((cause: unknown) => {
        throw new CallFailed(`${where} interrupted its answer`, { status: 0, cause })
      })
      const { status } = response
      const result = response.ok || !isProblem(response) ? resultOf(endpoint, status) : undefined
      if (result === undefined) throw refusal(endpoint, response, text)
      const body = text === '' ? undefined : endpoint.isText ? text : jsonOf(text)
      const read = endpoint.response.safeParse(body)
      if (read.success) return { status, result: result as ResultOf<E>, body: read.data as ResponseOf<E> }
      const [issue] = read.error.issues
      throw new CallFailed(`${where} violates the contract: ${issue?.path.join('.')} ${issue?.message}`, {
        status,
        cause: read.error,
      })
    },
  }
}
