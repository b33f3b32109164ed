// Proxies calls to another backend (API_URL), with the visitor's host. Responses are passed on unchanged.
import type { IncomingHttpHeaders } from 'node:http'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { urlToHttpOptions } from 'node:url'
import { Problem } from '../../platform/http/problem.ts'
import { observer } from '../../platform/observer/observer.ts'
import { ServiceAway } from './service-away.ts'

/** Hop-by-hop headers (RFC 9110 §7.6.1), and headers that we set. */
const notHandedOn = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'expect',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // The visitor's own claims about their address: the backend would take them for ours.
  'forwarded',
  'cf-connecting-ip',
  'true-client-ip',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'traceparent',
  'tracestate',
  'content-length',
])

/** The visitor whose request causes the call. */
export interface CallingVisitor {
  readonly host: string
  /** Scheme of the visitor's request, such as `https`: the backend's may differ. */
  readonly scheme: string
  readonly requestId: string
  /** As determined by this server; the backend accepts it if its settings trust this server. */
  readonly address: string
}

export interface LimitsOfCall {
  /** Aborts the call, which then rejects with its reason; if absent, the request's own signal. */
  readonly signal?: AbortSignal | undefined
  /** Timeout until the response starts, in milliseconds, if less than the default of the backend. */
  readonly timeoutMs?: number | undefined
}

export type BackendRequest = (
  request: Request,
  visitor: CallingVisitor,
  limits?: LimitsOfCall,
) => Promise<Response>

/** The response started too late: a retry would take as long again. */
export class AnsweredTooLate extends ServiceAway {}

/**
 * How a request frames its body; undefined if it has none (RFC 9112 §6.3). The proxied request must be framed as well: bytes after
 * an unframed request would be read as the next one.
 */
export const bodyFramingOf = ({ body, headers }: Request): Readonly<Record<string, string>> | undefined => {
  if (body === null) return undefined
  if (headers.has('transfer-encoding')) return { 'transfer-encoding': 'chunked' }
  const length = headers.get('content-length')
  return length === null || Number(length) === 0 ? undefined : { 'content-length': length }
}

/** Maximum pause while a client sends a body, as on this server itself. Milliseconds. */
const longestPause = 30_000

const isWithoutBody = (status: number, method: string): boolean =>
  [204, 205, 304].includes(status) || method === 'HEAD'

const headersOf = (incoming: IncomingHttpHeaders): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming)) {
    if (value === undefined || notHandedOn.has(name)) continue
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each)
  }
  return headers
}

/** Rejects with `ServiceAway` when the backend cannot be reached. Not `fetch`, which cannot set the Host header. */
export const makeSendToBackend = (apiUrl: string, timeoutMs = 10_000): BackendRequest => {
  const base = new URL(apiUrl)
  // Without the brackets of an IPv6 address.
  const hostname = urlToHttpOptions(base).hostname ?? base.hostname
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest
  return (
    request,
    { host, scheme, requestId, address },
    { signal = request.signal, timeoutMs: ownTimeoutMs = timeoutMs } = {},
  ) =>
    new Promise((resolve, reject) => {
      const { pathname, search } = new URL(request.url)
      const headers: Record<string, string> = {}
      const traceparent = observer().traceparent()
      for (const [name, value] of request.headers) if (!notHandedOn.has(name)) headers[name] = value
      const framing = bodyFramingOf(request)
      const answerMs = Math.min(timeoutMs, ownTimeoutMs)
      const outgoing = send(
        {
          protocol: base.protocol,
          hostname,
          // Otherwise the certificate would be checked against the visitor's host.
          servername: isIP(hostname) === 0 ? hostname : '',
          port: base.port,
          path: `${base.pathname.replace(/\/$/, '')}${pathname}${search}`,
          method: request.method,
          headers: {
            ...headers,
            ...framing,
            host,
            'x-request-id': requestId,
            'x-forwarded-proto': scheme,
            ...(traceparent !== undefined && { traceparent }),
            ...(address !== '' && { 'x-forwarded-for': address }),
          },
          signal,
          timeout: answerMs,
        },
        (incoming) => {
          const status = incoming.statusCode ?? 502
          // Undefined status codes, which the platform's Response does not support.
          if (status > 599) {
            incoming.destroy()
            reject(new ServiceAway(`The backend answers ${status}`))
            return
          }
          const isEmpty = isWithoutBody(status, request.method)
          if (isEmpty) incoming.resume()
          const body = isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>)
          resolve(new Response(body, { status, headers: headersOf(incoming.headers) }))
        },
      )
      let isSending = framing !== undefined && request.body !== null
      // A slow client is not a failure of the backend.
      const isVisitors = (): boolean => isSending && outgoing.socket?.connecting === false
      outgoing.on('timeout', () =>
        outgoing.destroy(isVisitors() ? new Problem('timeout') : new AnsweredTooLate('No answer in time')),
      )
      // A client that has disconnected or been answered is not a failure of the backend.
      outgoing.on('error', (cause) => {
        if (signal.aborted) reject(signal.reason)
        else if (cause instanceof ServiceAway || cause instanceof Problem) reject(cause)
        else reject(new ServiceAway('The backend cannot be reached', { cause }))
      })
      if (!isSending) {
        outgoing.end()
        return
      }
      outgoing.setTimeout(longestPause)
      const body = Readable.fromWeb(request.body as never)
      // The client has disconnected while sending.
      body.on('error', (cause) => {
        reject(cause)
        outgoing.destroy()
      })
      body.on('end', () => {
        isSending = false
        outgoing.setTimeout(answerMs)
      })
      body.pipe(outgoing)
    })
}
