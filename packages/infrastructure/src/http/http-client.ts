// The one API client: every call leaves through here, typed by the contract and checked at the door.
import { ContractBroken, ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { Endpoint, RequestOf, ResponseOf } from '@husrum/contract'
import ky, { HTTPError, TimeoutError } from 'ky'

export interface HttpClientOptions {
  /** Where paths begin: the page's own origin, or another host that keeps the contract. No closing slash. */
  readonly baseUrl: string
  /** The browser's, or on the server the application's own, so that a render makes no network call. */
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds for one call with its retry. */
  readonly timeout?: number
  readonly signal?: AbortSignal
  /** Where the stored token is; absent on the server, which speaks for its visitor by itself. */
  readonly bearer?: () => string | undefined
  /** Told of every call that was answered 401 though it had a token. */
  readonly onSessionOver?: () => void
}

export interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

export interface CallOptions {
  /** Overrides the endpoint's path template. */
  readonly path?: string
  /** Statuses besides 2xx whose body is an answer of the same shape; the endpoint's own if absent. */
  readonly alsoAnswers?: readonly number[]
  /** Goes in place of the stored token, and what becomes of it is the caller's to judge. */
  readonly bearer?: string
}

export interface HttpClient {
  /** Fails with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<Answer<ResponseOf<E>>>
  /**
   * A GET whose answer the caller judges, whatever its status. The body is undefined where it is no JSON. Fails with
   * `ServiceUnavailable` alone.
   */
  read(path: string): Promise<Answer<unknown>>
}

const fillPath = (template: string, values: unknown): string =>
  template.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String((values as Record<string, unknown>)[name] ?? '')),
  )

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const failureOf = (status: number, cause?: unknown): Error => {
  if (status === 401) return new SessionExpired('The session is over', { cause })
  if (status === 429 || status >= 500) return new ServiceUnavailable(`Answered ${status}`, { cause })
  return new ContractBroken(`Refused with ${status}`, { cause })
}

const isOurs = (error: unknown): error is Error =>
  error instanceof ContractBroken || error instanceof ServiceUnavailable || error instanceof SessionExpired

const translate = (error: unknown): Error => {
  if (error instanceof HTTPError) return failureOf(error.response.status, error)
  if (isOurs(error)) return error
  if (error instanceof SyntaxError) return new ContractBroken('The answer is no JSON', { cause: error })
  if (error instanceof TimeoutError) return new ServiceUnavailable('No answer in time', { cause: error })
  return new ServiceUnavailable('Could not be reached', { cause: error })
}

/** What a service said when it refused; empty where it said nothing. */
export const refusalOf = (error: unknown): { readonly status?: number; readonly retryAfterMs?: number } => {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof HTTPError)) return {}
  const { status, headers } = cause.response
  const seconds = headers.get('retry-after') ?? ''
  return { status, ...(/^\d{1,6}$/.test(seconds) && { retryAfterMs: Number(seconds) * 1000 }) }
}

/** A fault (RFC 9457), whatever its status might mean otherwise. */
const isProblem = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/problem+json') ?? false

/** Reads are tried twice (specification 3 §9: query retry 1 is the query layer's; this one covers a lost connection). */
export const makeHttpClient = ({
  baseUrl,
  fetch,
  timeout = 10_000,
  signal,
  bearer: storedBearer,
  onSessionOver,
}: HttpClientOptions): HttpClient => {
  const client = ky.create({ fetch, timeout, retry: 0, credentials: 'include', ...(signal && { signal }) })

  /** An empty one where one is wanted and none is there (specification 1 §7). */
  const authorization = (token: string | undefined, isWanted: boolean) =>
    token !== undefined || (storedBearer && isWanted) ? { authorization: `Bearer ${token ?? ''}` } : {}

  const tellOfEnd = (status: number | undefined, token: string | undefined): void => {
    if (status === 401 && token !== undefined) onSessionOver?.()
  }

  return {
    async call(endpoint, request, options = {}) {
      const { path = fillPath(endpoint.path, request), alsoAnswers = endpoint.alsoAnswers ?? [] } = options
      const stored = options.bearer === undefined ? storedBearer?.() : undefined
      const hasBody = endpoint.method === 'POST' && endpoint.hasBody !== false
      try {
        const response = await client(`${baseUrl}${path}`, {
          method: endpoint.method,
          headers: authorization(options.bearer ?? stored, endpoint.access !== 'everybody'),
          ...(hasBody && { json: request }),
          throwHttpErrors: (status: number) => !alsoAnswers.includes(status),
        })
        if (!response.ok && isProblem(response)) throw failureOf(response.status)
        const parsed = endpoint.response.safeParse(
          response.status === 204 ? undefined : await response.json(),
        )
        if (!parsed.success) {
          const [issue] = parsed.error.issues
          throw new ContractBroken(`${endpoint.path}: ${issue?.path.join('.')} ${issue?.message}`, {
            cause: parsed.error,
          })
        }
        return { status: response.status, body: parsed.data as ResponseOf<typeof endpoint> }
      } catch (error) {
        const failure = translate(error)
        if (failure instanceof SessionExpired) tellOfEnd(401, stored)
        throw failure
      }
    },
    async read(path) {
      const stored = storedBearer?.()
      try {
        const response = await client(`${baseUrl}${path}`, {
          headers: authorization(stored, false),
          throwHttpErrors: false,
        })
        tellOfEnd(response.status, stored)
        return { status: response.status, body: readJson(await response.text()) }
      } catch (error) {
        throw translate(error)
      }
    },
  }
}
