// Calls services over HTTP. Every response is validated against the contract.
import { ContractBroken, ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { Endpoint, RequestOf, ResponseOf } from '@husrum/contract'
import { sendsBody } from '@husrum/contract'
import { viewModelSuffix } from '@husrum/contract/pages/wire'
import ky, { TimeoutError } from 'ky'
import type { CallOptions, ServiceClient } from './service-client.ts'
import { failureOf, isAnswered, problemFactsOf } from './service-client.ts'

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

const fillPath = (template: string, values: unknown): string =>
  template.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String((values as Record<string, unknown>)[name] ?? '')),
  )

/** Splits fields into query and body. For requests without a body, all fields that are not in the path go to the query. */
const splitRequest = (endpoint: Endpoint, request: unknown) => {
  const fields = Object.entries(request as object).filter(([, value]) => value !== undefined)
  const inQuery = sendsBody(endpoint)
    ? (endpoint.inQuery ?? [])
    : fields.map(([name]) => name).filter((name) => !endpoint.path.includes(`{${name}}`))
  if (inQuery.length === 0) return { body: request, query: '' }
  const query = new URLSearchParams(
    fields.filter(([name]) => inQuery.includes(name)).map(([name, value]) => [name, String(value)]),
  ).toString()
  return {
    body: Object.fromEntries(fields.filter(([name]) => !inQuery.includes(name))),
    query: query === '' ? '' : `?${query}`,
  }
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isOurs = (error: unknown): error is Error =>
  error instanceof ContractBroken || error instanceof ServiceUnavailable || error instanceof SessionExpired

const translate = (error: unknown): Error => {
  if (isOurs(error)) return error
  if (error instanceof SyntaxError) return new ContractBroken('The answer is not JSON', { cause: error })
  if (error instanceof TimeoutError) return new ServiceUnavailable('No answer in time', { cause: error })
  return new ServiceUnavailable('Could not be reached', { cause: error })
}

const retryAfterMs = (response: Response): number | undefined => {
  const seconds = response.headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : undefined
}

/** A problem (RFC 9457) is an error, even if the endpoint also answers with that status. */
const isProblem = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/problem+json') ?? false

/** JSON, text, or nothing: 204 and an empty 202 have no content. */
const readAnswer = async ({ isText = false }: Endpoint, response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined
  const text = await response.text()
  if (isText) return text
  return response.status === 202 && text === '' ? undefined : JSON.parse(text)
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
  const send = ky.create({
    fetch,
    timeout,
    retry: 0,
    credentials: 'include',
    throwHttpErrors: false,
    ...(signal && { signal }),
  })

  /** An empty header where a token is required and there is none (PLAT-84). */
  const authorization = (token: string | undefined, isWanted: boolean) =>
    token !== undefined || (storedBearer && isWanted) ? { authorization: `Bearer ${token ?? ''}` } : {}

  const reportEnd = (status: number, token: string | undefined): void => {
    if (status === 401 && token !== undefined) onSessionOver?.()
  }

  return {
    async call<E extends Endpoint>(
      endpoint: E,
      request: RequestOf<E>,
      { bearer, idempotencyKey, version, outlivesPage = false }: CallOptions = {},
    ) {
      const stored = bearer === undefined ? storedBearer?.() : undefined
      const hasBody = sendsBody(endpoint)
      try {
        const { body, query } = splitRequest(endpoint, request)
        const response = await send(`${baseUrl}${fillPath(endpoint.path, request)}${query}`, {
          method: endpoint.method,
          keepalive: outlivesPage,
          headers: {
            ...authorization(bearer ?? stored, endpoint.access !== 'public'),
            ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
            ...(version !== undefined && { 'if-match': `"${version}"` }),
          },
          ...(hasBody && { json: body }),
        })
        const { status } = response
        if (!isAnswered(endpoint, status) || (!response.ok && isProblem(response))) {
          reportEnd(status, stored)
          const facts = isProblem(response) ? problemFactsOf(readJson(await response.text())) : {}
          throw failureOf(status, retryAfterMs(response), facts)
        }
        const parsed = endpoint.response.safeParse(await readAnswer(endpoint, response))
        if (!parsed.success) {
          const [issue] = parsed.error.issues
          throw new ContractBroken(`${endpoint.path}: ${issue?.path.join('.')} ${issue?.message}`, {
            cause: parsed.error,
          })
        }
        return { status, body: parsed.data as ResponseOf<E> }
      } catch (error) {
        throw translate(error)
      }
    },

    async viewModel(path) {
      const stored = storedBearer?.()
      try {
        const response = await send(`${baseUrl}${path}${viewModelSuffix}`, {
          headers: authorization(stored, false),
        })
        reportEnd(response.status, stored)
        return { status: response.status, body: readJson(await response.text()), isChecked: false }
      } catch (error) {
        throw translate(error)
      }
    },
  }
}
