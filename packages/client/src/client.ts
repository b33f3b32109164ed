// A framework-free client for services that implement the contract: typed by endpoint, validated by its schemas.
import type {
  Endpoint,
  EndpointName,
  endpoints as Endpoints,
  ProblemDto,
  RequestOf,
  ResponseOf,
  z,
} from '@husrum/contract'
import { endpoints, problemDto, writeRequest } from '@husrum/contract'

/** All endpoints except view models, which are fetched under the addresses of their pages. */
export type CallName = Exclude<EndpointName, 'getViewModel'>

type EndpointOf<Name extends CallName> = (typeof Endpoints)[Name]
/** The request of a call; fields with a default may be omitted. */
export type CallRequest<Name extends CallName> =
  | z.input<EndpointOf<Name>['request']>
  | RequestOf<EndpointOf<Name>>
/** The response of a call. */
export type CallAnswer<Name extends CallName> = ResponseOf<EndpointOf<Name>>

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
}

/** A call was refused, or the response violates the contract. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  /** 0 if there was no response. */
  readonly status: number
  /** The problem that the service returned (RFC 9457). */
  readonly problem: ProblemDto | undefined
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    facts: {
      status: number
      problem?: ProblemDto | undefined
      retryAfter?: number | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: facts.cause })
    this.status = facts.status
    this.problem = facts.problem
    this.retryAfter = facts.retryAfter
  }
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
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const refusal = (where: string, response: Response, text: string): CallFailed => {
  const read = problemDto.safeParse(jsonOf(text))
  const problem = read.success ? read.data : undefined
  const wait = response.headers.get('retry-after') ?? ''
  return new CallFailed(`${where} answers ${response.status}${problem ? `: ${problem.title}` : ''}`, {
    status: response.status,
    problem,
    retryAfter: /^\d{1,6}$/.test(wait) ? Number(wait) : undefined,
  })
}

export const makeClient = ({
  baseUrl,
  fetch = (address, init) => globalThis.fetch(address, init),
  headers = {},
  timeout = 10_000,
}: ClientOptions): Client => {
  const { origin } = new URL(baseUrl)

  const send = async (endpoint: Endpoint, request: object, options: CallOptions): Promise<Response> => {
    const { method, path, body } = writeRequest(endpoint, request)
    const { bearer, idempotencyKey, version, signal } = options
    const limit = AbortSignal.timeout(timeout)
    return fetch(`${baseUrl}${path}`, {
      method,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      headers: {
        ...headers,
        // Browsers set it themselves; elsewhere it shows that the call does not come from another site's page.
        ...(endpoint.isForOwnPages && { origin }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  return {
    async call<Name extends CallName>(name: Name, request: CallRequest<Name>, options: CallOptions = {}) {
      const endpoint: Endpoint = endpoints[name]
      const where = `${endpoint.method} ${endpoint.path}`
      const response = await send(endpoint, request as object, options).catch((cause: unknown) => {
        throw new CallFailed(`${where} could not be reached`, { status: 0, cause })
      })
      const text = await response.text().catch((cause: unknown) => {
        throw new CallFailed(`${where} interrupted its answer`, { status: 0, cause })
      })
      const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false
      const isAnswer = response.ok || (!isProblem && (endpoint.alsoAnswers ?? []).includes(response.status))
      if (!isAnswer) throw refusal(where, response, text)
      const body = text === '' ? undefined : endpoint.isText ? text : jsonOf(text)
      const read = endpoint.response.safeParse(body)
      if (read.success) return read.data as CallAnswer<Name>
      throw new CallFailed(`${where} violates the contract`, {
        status: response.status,
        cause: read.error,
      })
    },
  }
}
