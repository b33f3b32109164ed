// Another backend for the web (API_URL): calls go there, with the visitor's host, and come back as they are.
import type { IncomingHttpHeaders } from 'node:http'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import { observer } from '../observer/observer.ts'
import { ServiceAway } from './service-away.ts'

/** Concern one connection and are not handed on (RFC 9110 §7.6.1), or are ours to set. */
const notHandedOn = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
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
  readonly requestId: string
  /** As this server believes it; the backend believes it where its own settings trust this server. */
  readonly address: string
}

/** @param signal ends the call, which then fails with its reason; absent: the request's own. */
export type BackendRequest = (
  request: Request,
  visitor: CallingVisitor,
  signal?: AbortSignal,
) => Promise<Response>

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
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest
  return (request, { host, requestId, address }, signal = request.signal) =>
    new Promise((resolve, reject) => {
      const { pathname, search } = new URL(request.url)
      const headers: Record<string, string> = {}
      const traceparent = observer().traceparent()
      for (const [name, value] of request.headers) if (!notHandedOn.has(name)) headers[name] = value
      const outgoing = send(
        {
          protocol: base.protocol,
          hostname: base.hostname,
          port: base.port,
          path: `${base.pathname.replace(/\/$/, '')}${pathname}${search}`,
          method: request.method,
          headers: {
            ...headers,
            host,
            'x-request-id': requestId,
            ...(traceparent !== undefined && { traceparent }),
            ...(address !== '' && { 'x-forwarded-for': address }),
          },
          signal,
          timeout: timeoutMs,
        },
        (incoming) => {
          const status = incoming.statusCode ?? 502
          const isEmpty = status === 204 || status === 304 || request.method === 'HEAD'
          if (isEmpty) incoming.resume()
          const body = isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>)
          resolve(new Response(body, { status, headers: headersOf(incoming.headers) }))
        },
      )
      outgoing.on('timeout', () => outgoing.destroy(new Error('No answer in time')))
      // Whoever asked may have left, or have been answered: that says nothing of the backend.
      outgoing.on('error', (cause) =>
        reject(signal.aborted ? signal.reason : new ServiceAway('The backend cannot be reached', { cause })),
      )
      if (request.body)
        Readable.fromWeb(request.body as never)
          .on('error', reject)
          .pipe(outgoing)
      else outgoing.end()
    })
}
