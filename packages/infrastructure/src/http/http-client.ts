// Calls services over HTTP, by the published client of the contract, which validates every response.
import { ContractBroken, ServiceUnavailable } from '@husrum/application'
import { CallFailed, makeEndpointClient } from '@husrum/client'
import type { Endpoint, RequestOf } from '@husrum/contract'
import { viewModelSuffix } from '@husrum/contract/pages/wire'
import ky from 'ky'
import type { CallOptions, EndpointResponse, ServiceClient } from './service-client.ts'
import { failureOf } from './service-client.ts'

export interface HttpClientOptions {
  /** Base of all paths: the page's own origin, or another host that implements the contract. No closing slash. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  /** Timeout of one call in milliseconds. */
  readonly timeout?: number
  readonly signal?: AbortSignal
  /** Reads the stored token. */
  readonly bearer?: () => string | undefined
  /** Called for every 401 to a call that carried the stored token. */
  readonly onSessionOver?: () => void
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Whether the response violates the contract, which has a cause; a refusal has none. */
const isBroken = ({ status, cause }: CallFailed): boolean => status > 0 && cause !== undefined

const translate = (error: unknown): unknown => {
  if (!(error instanceof CallFailed)) return error
  const { status, outcome, problem, retryAfter, message, cause } = error
  if (status === 0) return new ServiceUnavailable(message, { cause })
  if (isBroken(error)) return new ContractBroken(message, { cause })
  return failureOf({
    status,
    outcome,
    present: problem?.present,
    errors: problem?.errors ?? [],
    ...(retryAfter !== undefined && { retryAfterMs: retryAfter * 1_000 }),
  })
}

/** Does not retry: the query layer does (PLAT-21). */
export const makeHttpClient = ({
  baseUrl,
  fetch,
  timeout = 10_000,
  signal,
  bearer: storedBearer,
  onSessionOver,
}: HttpClientOptions): ServiceClient => {
  const send = ky.create({ fetch, timeout, retry: 0, credentials: 'include', throwHttpErrors: false })
  const client = makeEndpointClient({ baseUrl, fetch: send, timeout })
  return {
    async call<E extends Endpoint>(
      endpoint: E,
      request: RequestOf<E>,
      { bearer, idempotencyKey, version, outlivesPage = false }: CallOptions = {},
    ): Promise<EndpointResponse<E>> {
      const stored = bearer === undefined ? storedBearer?.() : undefined
      /** Empty where a token is required and there is none (PLAT-84). */
      const shown = bearer ?? stored ?? (storedBearer && endpoint.access !== 'public' ? '' : undefined)
      try {
        return await client.call(endpoint, request, {
          ...(shown !== undefined && { bearer: shown }),
          ...(idempotencyKey !== undefined && { idempotencyKey }),
          ...(version !== undefined && { version }),
          ...(outlivesPage && { keepalive: true }),
          ...(signal && { signal }),
        })
      } catch (error) {
        const isOver = error instanceof CallFailed && error.status === 401 && !isBroken(error)
        if (isOver && stored !== undefined) onSessionOver?.()
        throw translate(error)
      }
    },
    async viewModel(path) {
      const stored = storedBearer?.()
      try {
        const response = await send(`${baseUrl}${path}${viewModelSuffix}`, {
          ...(signal && { signal }),
          ...(stored !== undefined && { headers: { authorization: `Bearer ${stored}` } }),
        })
        const { status } = response
        if (status === 401 && stored !== undefined) onSessionOver?.()
        const text = await response.text()
        return { status, body: jsonOf(text), isChecked: false }
      } catch (cause) {
        throw new ServiceUnavailable('Could not be reached', { cause })
      }
    },
  }
}
