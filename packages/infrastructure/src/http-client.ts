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
}

export interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

export interface HttpClient {
  /** Fails with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: {
      /** Overrides the endpoint's path template. */
      readonly path?: string
      /** Statuses besides 2xx whose body is an answer of the same shape. */
      readonly alsoAnswers?: readonly number[]
    },
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

const translate = (error: unknown): Error => {
  if (error instanceof HTTPError) {
    const { status } = error.response
    if (status === 401) return new SessionExpired('The session is over', { cause: error })
    if (status === 429 || status >= 500) return new ServiceUnavailable(`Answered ${status}`, { cause: error })
    return new ContractBroken(`Refused with ${status}`, { cause: error })
  }
  if (error instanceof ContractBroken) return error
  if (error instanceof SyntaxError) return new ContractBroken('The answer is no JSON', { cause: error })
  if (error instanceof TimeoutError) return new ServiceUnavailable('No answer in time', { cause: error })
  return new ServiceUnavailable('Could not be reached', { cause: error })
}

/** Reads are tried twice (specification 3 §9: query retry 1 is the query layer's; this one covers a lost connection). */
export const makeHttpClient = ({
  baseUrl,
  fetch,
  timeout = 10_000,
  signal,
}: HttpClientOptions): HttpClient => {
  const client = ky.create({ fetch, timeout, retry: 0, credentials: 'include', ...(signal && { signal }) })
  return {
    async call(endpoint, request, { path = fillPath(endpoint.path, request), alsoAnswers = [] } = {}) {
      try {
        const response = await client(`${baseUrl}${path}`, {
          method: endpoint.method,
          ...(endpoint.method === 'POST' && { json: request }),
          throwHttpErrors: (status: number) => !alsoAnswers.includes(status),
        })
        const parsed = endpoint.response.safeParse(await response.json())
        if (!parsed.success) {
          const [issue] = parsed.error.issues
          throw new ContractBroken(`${endpoint.path}: ${issue?.path.join('.')} ${issue?.message}`, {
            cause: parsed.error,
          })
        }
        return { status: response.status, body: parsed.data as ResponseOf<typeof endpoint> }
      } catch (error) {
        throw translate(error)
      }
    },
    async read(path) {
      try {
        const response = await client(`${baseUrl}${path}`, { throwHttpErrors: false })
        return { status: response.status, body: readJson(await response.text()) }
      } catch (error) {
        throw translate(error)
      }
    },
  }
}
