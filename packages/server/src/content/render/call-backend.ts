// The calls of a page during rendering, if another backend answers them (API_URL): the contract over HTTP.
import type { Endpoint, EndpointReply } from '@husrum/contract'
import { endpoints, problemDto, resultOf, viewModelSuffix, writeRequest } from '@husrum/contract'
import type { Logger } from 'pino'
import { bindingCookieName, sessionOfCookies } from '../../people/sessions/index.ts'
import { Problem, problemDtoOf } from '../../platform/http/problem.ts'
import type { BackendRequest } from './backend-request.ts'
import { visitorOfBackend } from './backend-routes.ts'
import type { CallsOfPage } from './calls-of-page.ts'
import { ServiceAway } from './service-away.ts'

export interface CallBackendOptions {
  readonly sendToBackend: BackendRequest
  readonly environment: 'development' | 'production'
  /** The cookie with the values of a submitted form, which its page shows again. */
  readonly typedFormCookieName: string
  readonly log: Pick<Logger, 'warn'>
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The HTTP request of a call; a view model is requested under its page's own path. */
const requestOf = (endpoint: Endpoint, request: unknown, origin: string): Request => {
  const fields = isFields(request) ? request : {}
  if (endpoint === endpoints.getViewModel)
    return new Request(`${origin}${String(fields.path).replace(/\/?$/, '/')}${viewModelSuffix}`)
  const { method, path, body } = writeRequest(endpoint, fields)
  if (!body) return new Request(`${origin}${path}`, { method })
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
  return new Request(`${origin}${path}`, { method, headers, body: text })
}

/** A page makes several calls, and occupies a slot meanwhile: its timeout for a slow one is shorter than that of a form. */
const pageTimeoutMs = 5_000

const jsonOf = async (response: Response): Promise<unknown> => {
  const text = await response.text().catch((cause: unknown) => {
    throw new ServiceAway('The answer was interrupted', { cause })
  })
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/**
 * Makes the calls of one page: read-only calls with the page's cookies, all others anonymously. An unavailable backend
 * is answered 503; a response that violates the contract, 502.
 */
export const makeCallBackend = ({
  sendToBackend,
  environment,
  typedFormCookieName,
  log,
}: CallBackendOptions): CallsOfPage => {
  /** The headers that identify a visitor. */
  const credentialsOf = (cookies: string): Readonly<Record<string, string>> => {
    const session = sessionOfCookies(cookies, environment)
    const typed = new RegExp(`(?:^|; )(${typedFormCookieName}=[\\w-]+)(?:;|$)`).exec(cookies)?.[1]
    const sent = [session && `${bindingCookieName(environment)}=${session.binding}`, typed]
    const cookie = sent.filter(Boolean).join('; ')
    return {
      ...(session && { authorization: `Bearer ${session.token}` }),
      ...(cookie !== '' && { cookie }),
    }
  }

  /** The response if it matches the contract; otherwise undefined. */
  const read = async (endpoint: Endpoint, response: Response): Promise<EndpointReply | undefined> => {
    const { status } = response
    const body = await jsonOf(response)
    const isAnswer = resultOf(endpoint, status) !== undefined
    if (status === 204) return { status, body: undefined }
    if (isAnswer && endpoint.response.safeParse(body).success) return { status, body }
    // The caller checks pages: a missing one has a view model too, and for an invalid one the editor is shown
    // the reason.
    const isPage = endpoint === endpoints.getViewModel && (response.ok || status === 404 || status === 410)
    if (isPage && isFields(body) && 'template' in body) return { status, body }
    return status >= 400 && problemDto.safeParse(body).success ? { status, body } : undefined
  }

  return (c, cookies = c.req.header('cookie') ?? '') => {
    const requestId = c.get('requestId')
    const visitor = visitorOfBackend(c)
    const failed = (status: 502 | 503, name: string, cause: unknown): EndpointReply => {
      log.warn({ requestId, reason: String(cause) }, `${name} could not be answered by the backend`)
      return { status, body: { ...problemDtoOf(new Problem('serviceUnavailable'), requestId), status } }
    }
    return async (name, request) => {
      const endpoint: Endpoint = endpoints[name]
      const asked = requestOf(endpoint, request, c.get('origin'))
      if (endpoint.method === 'GET' && endpoint.access !== 'flowHolder')
        for (const [header, value] of Object.entries(credentialsOf(cookies))) asked.headers.set(header, value)
      try {
        const limits = { signal: c.get('signal'), timeoutMs: pageTimeoutMs }
        const response = await sendToBackend(asked, visitor, limits)
        return (await read(endpoint, response)) ?? failed(502, name, `Answered ${response.status}`)
      } catch (cause) {
        if (cause instanceof ServiceAway) return failed(503, name, cause)
        // The client has disconnected.
        if (c.get('signal').aborted)
          return { status: 503, body: problemDtoOf(new Problem('serviceUnavailable'), requestId) }
        throw cause
      }
    }
  }
}
