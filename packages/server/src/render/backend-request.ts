// Another backend for the web (API_URL): calls go there, with the visitor's host, and come back as they are.
import type { IncomingHttpHeaders } from 'node:http'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { urlToHttpOptions } from 'node:url'
import { Problem } from '../http/problem.ts'
import { observer } from '../observer/observer.ts'
import { ServiceAway } from './service-away.ts'

/** Concern one connection and are not handed on (RFC 9110 §7.6.1), or are ours to set. */
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
  // What a visitor says of where they come from: whoever believes it would take it for ours.
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

/** For whom a call is made. */
export interface CallingVisitor {
  readonly host: string
  /** How they came, `https` say: the backend may be asked in another way. */
  readonly scheme: string
  readonly requestId: string
  /** As this server believes it; the backend believes it where its own settings trust this server. */
  readonly address: string
}

export interface LimitsOfCall {
  /** Ends the call, which then fails with its reason; absent: the request's own. */
  readonly signal?: AbortSignal | undefined
  /** Until an answer begins, milliseconds, where that is less than what is usual for the backend. */
  readonly timeoutMs?: number | undefined
}

export type BackendRequest = (
  request: Request,
  visitor: CallingVisitor,
  limits?: LimitsOfCall,
) => Promise<Response>

/** It took too long to begin with its answer: whoever asks again waits as long again. */
export class AnsweredTooLate extends ServiceAway {}

/**
 * How a request says where its body ends; undefined where it has none (RFC 9112 §6.3). What is sent on must say it as well: bytes after
 * a request that ended without a word of them would be read as the next one.
 */
export const bodyFramingOf = ({ body, headers }: Request): Readonly<Record<string, string>> | undefined => {
  if (body === null) return undefined
  if (headers.has('transfer-encoding')) return { 'transfer-encoding': 'chunked' }
  const length = headers.get('content-length')
  return length === null || Number(length) === 0 ? undefined : { 'content-length': length }
}

/** So long somebody may pause while they send a body, as this server itself lets them. Milliseconds. */
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

/** Fails with `ServiceAway` when the backend cannot be reached. `fetch` will not send a Host of its own; this does. */
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
          // Else it is the visitor's host that the certificate would have to be for.
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
          // Nobody knows what it means, and a response of the platform cannot have it.
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
      // Who is slow to send says nothing of the backend.
      const isVisitors = (): boolean => isSending && outgoing.socket?.connecting === false
      outgoing.on('timeout', () =>
        outgoing.destroy(isVisitors() ? new Problem('timeout') : new AnsweredTooLate('No answer in time')),
      )
      // Whoever asked may have left, or have been answered: that says nothing of the backend.
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
      // Whoever sends it has gone half-way.
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
