// Observes every outgoing HTTP call of this process through Node's diagnostics channels, so that nothing has to be patched.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'

export interface OutgoingCall {
  readonly method: string
  /** A name or an address. Without the path, which may contain personal data. */
  readonly host: string
}

/** The status of a response, or the code or name of an error. */
export type CallOutcome = { readonly status: number } | { readonly failure: string }

/** Called when a call starts; returns a function for its end, or undefined. */
export type FollowCall = (call: OutgoingCall) => ((outcome: CallOutcome) => void) | undefined

/** A request of undici, which implements `fetch`. */
interface FetchRequest {
  readonly origin: string
  readonly method: string
}

const failureOf = (cause: unknown): string => {
  const { code, name } = (cause ?? {}) as { readonly code?: unknown; readonly name?: string }
  return typeof code === 'string' ? code : (name ?? 'Error')
}

/** @returns a function that stops it. */
export const followCalls = (follow: FollowCall): (() => void) => {
  const underWay = new WeakMap<object, (outcome: CallOutcome) => void>()
  const begin = (request: object, call: OutgoingCall): void => {
    const ended = follow(call)
    if (ended) underWay.set(request, ended)
  }
  const end = (request: object, outcome: CallOutcome): void => {
    const ended = underWay.get(request)
    underWay.delete(request)
    ended?.(outcome)
  }
  const heard: Readonly<Record<string, (message: unknown) => void>> = {
    'http.client.request.created': (message) => {
      const { request } = message as { readonly request: ClientRequest }
      begin(request, { method: request.method, host: request.host })
    },
    'http.client.response.finish': (message) => {
      const { request, response } = message as {
        readonly request: ClientRequest
        readonly response: IncomingMessage
      }
      end(request, { status: response.statusCode ?? 0 })
    },
    'http.client.request.error': (message) => {
      const { request, error } = message as { readonly request: ClientRequest; readonly error: unknown }
      end(request, { failure: failureOf(error) })
    },
    'undici:request:create': (message) => {
      const { request } = message as { readonly request: FetchRequest }
      begin(request, { method: request.method, host: new URL(request.origin).hostname })
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as {
        readonly request: FetchRequest
        readonly response: { readonly statusCode: number }
      }
      end(request, { status: response.statusCode })
    },
    'undici:request:error': (message) => {
      const { request, error } = message as { readonly request: FetchRequest; readonly error: unknown }
      end(request, { failure: failureOf(error) })
    },
  }
  for (const [channel, hear] of Object.entries(heard)) subscribe(channel, hear)
  return () => {
    for (const [channel, hear] of Object.entries(heard)) unsubscribe(channel, hear)
  }
}
