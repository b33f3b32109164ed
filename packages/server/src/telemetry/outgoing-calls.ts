// Every call over HTTP that this process makes, whoever makes it: told by Node's own channels, so that nothing has to be patched.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'

export interface OutgoingCall {
  readonly method: string
  /** A name or an address. The path may hold what is somebody's: it is not told. */
  readonly host: string
}

/** The status of an answer, or the code or name of what went wrong instead. */
export type CallOutcome = { readonly status: number } | { readonly failure: string }

/** Is told of a call as it begins, and answers what is to be told of its end; undefined: nothing is. */
export type FollowCall = (call: OutgoingCall) => ((outcome: CallOutcome) => void) | undefined

/** A request of undici, which is behind `fetch`. */
interface FetchRequest {
  readonly origin: string
  readonly method: string
}

const failureOf = (cause: unknown): string => {
  const { code, name } = (cause ?? {}) as { readonly code?: unknown; readonly name?: string }
  return typeof code === 'string' ? code : (name ?? 'Error')
}

/** @returns what ends it. */
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
