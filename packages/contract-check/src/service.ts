// The service under test, called over HTTP as a guest or as a signed-in person.
import { setTimeout as delay } from 'node:timers/promises'
import type { Capability, Endpoint } from '@husrum/contract'
import { capabilityOfPath, writeRequest } from '@husrum/contract'

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** A signed-in person, by the headers that their browser sends. */
export interface Person {
  readonly authorization: string
  readonly cookie: string
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Parsed, if it is JSON; otherwise the text. */
  // biome-ignore lint/suspicious/noExplicitAny: it is looked at field by field
  readonly body: any
}

export interface Sent {
  readonly as?: Person | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Sent from a page of another site, or from no page; from our own pages if absent. */
  readonly from?: 'elsewhere' | 'nowhere'
  /** Sent instead of the JSON body. */
  readonly raw?: { readonly body: string; readonly contentType: string }
}

export type Values = Readonly<Record<string, unknown>>

export interface Service {
  send(endpoint: Endpoint, values?: Values, sent?: Sent): Promise<Reply>
  request(path: string, init?: RequestInit & { readonly as?: Person | undefined }): Promise<Reply>
}

export interface ServiceOptions {
  /** Base of all paths; no closing slash. */
  readonly baseUrl: string
  /** Where to send all calls of other capabilities than `but`, if the service implements only those. */
  readonly rest?: { readonly baseUrl: string; readonly but: readonly Capability[] } | undefined
  readonly fetch: Fetch
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>
  /** Timeout of one call in milliseconds. */
  readonly timeout?: number
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Names in the path's braces, including the page of a view model. */
export const parametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{([\w ]+)\}/g)].map(([, name = '']) => name)

/** A rate-limited call is retried once, if the requested wait is at most this. */
const maxSecondsToWait = 65

export const makeService = ({
  baseUrl,
  rest,
  fetch,
  headers: always = {},
  timeout = 20_000,
}: ServiceOptions): Service => {
  const baseOf = (path: string): string => {
    const capability = capabilityOfPath(path.replace(/\?.*$/s, ''))
    return rest && !(capability && rest.but.includes(capability)) ? rest.baseUrl : baseUrl
  }

  const ask = async (path: string, init: RequestInit, mayWait: boolean): Promise<Reply> => {
    const response = await fetch(`${baseOf(path)}${path}`, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    const text = await response.text()
    const wait = Number(response.headers.get('retry-after'))
    if (response.status === 429 && mayWait && wait > 0 && wait <= maxSecondsToWait) {
      await delay(wait * 1_000)
      return ask(path, init, false)
    }
    return { status: response.status, headers: response.headers, text, body: readJson(text) }
  }

  const personal = (as: Person | undefined): Record<string, string> => {
    if (!as) return {}
    return {
      ...(as.authorization !== '' && { authorization: as.authorization }),
      ...(as.cookie !== '' && { cookie: as.cookie }),
    }
  }

  return {
    request: (path, { as, ...init } = {}) =>
      ask(
        path,
        { ...init, headers: { ...always, ...personal(as), ...(init.headers as Record<string, string>) } },
        true,
      ),
    send: (endpoint, values = {}, { as, headers = {}, from, raw } = {}) => {
      const { method, path, body } = writeRequest(endpoint, values)
      const page: Record<string, string> =
        from === 'nowhere'
          ? {}
          : from === 'elsewhere'
            ? { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
            : { 'sec-fetch-site': 'same-origin', origin: new URL(baseOf(path)).origin }
      return ask(
        path,
        {
          method,
          headers: {
            accept: 'application/json',
            ...always,
            ...page,
            ...personal(as),
            ...(body && { 'content-type': raw?.contentType ?? 'application/json' }),
            ...headers,
          },
          ...(body && { body: raw?.body ?? JSON.stringify(body) }),
        },
        true,
      )
    },
  }
}
