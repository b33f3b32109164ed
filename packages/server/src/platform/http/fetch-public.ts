// Fetches a file from an address that another party wrote. Every network address of its host is checked, the connection goes to a checked
// one, and each redirect is checked anew.
import { lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why there is no file. */
export type FetchProblem =
  | 'addressNotAllowed'
  | 'notFound'
  | 'refused'
  | 'tooManyRedirects'
  | 'unreachable'
  | 'tooSlow'
  | 'fileTooLarge'

export type Fetched =
  | {
      readonly kind: 'fetched'
      readonly body: Uint8Array
      readonly etag?: string
      readonly lastModified?: string
    }
  /** The file is still the one of the given tags. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly problem: FetchProblem }

export interface FetchPublicOptions {
  readonly maxBytes: number
  /** For everything together, redirects included. */
  readonly timeoutMs: number
  /** Of the file that is known already. */
  readonly etag?: string | undefined
  readonly lastModified?: string | undefined
  /** Default: pictures. */
  readonly accept?: string
  /** Sent to the host of the address only, and to no other one to which it redirects. */
  readonly secretHeader?: { readonly name: string; readonly value: string } | undefined
}

/** Fetches a file. Never rejects for what the other side does. */
export type FetchPublic = (address: string, options: FetchPublicOptions) => Promise<Fetched>

/** What differs in development and in tests. */
export interface FetchRules {
  /** Default: false. */
  readonly allowsHttp?: boolean
  /** Default: addresses of the public internet. */
  readonly isAllowedAddress?: (address: string) => boolean
  /** Default: the resolver of the system. */
  readonly lookup?: typeof lookup
}

const maxRedirects = 3
const redirects = [301, 302, 303, 307, 308]

class Refused extends Error {
  readonly problem: FetchProblem

  constructor(problem: FetchProblem, cause?: unknown) {
    super(problem, cause === undefined ? undefined : { cause })
    this.problem = problem
  }
}

/** The URL, if its scheme and its host are allowed; the addresses of a host are checked when it is resolved. */
const allowedUrl = (
  address: string,
  base: URL | undefined,
  { allowsHttp = false, isAllowedAddress = isPublicAddress }: FetchRules,
): URL | undefined => {
  const url = URL.parse(address, base?.href)
  if (!url) return undefined
  if (`${url.username}${url.password}` !== '') return undefined
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) return undefined
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Connections to a literal address ask no resolver.
  return isIP(host) !== 0 && !isAllowedAddress(host) ? undefined : url
}

/** Whether a record may name an address; its host is resolved only when it is fetched. */
export const isAllowedUrl = (address: string, rules: FetchRules = {}): boolean =>
  allowedUrl(address, undefined, rules) !== undefined

interface PostPublicOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutMs: number
  /** The rest of the answer is not read. */
  readonly maxAnswerBytes: number
}

export type Posted =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly body: string
      /** What a header of the answer asks for. */
      readonly retryAfterMs?: number
    }
  | { readonly kind: 'failed'; readonly problem: FetchProblem }

/** Sends a body. Redirects are answers like all others. Never rejects for what the other side does. */
export type PostPublic = (address: string, options: PostPublicOptions) => Promise<Posted>

/** Resolves a host, and fails unless all of its addresses are allowed. */
const checkedLookup =
  ({ isAllowedAddress = isPublicAddress, lookup: resolve = lookup }: FetchRules): LookupFunction =>
  (host, options, done) =>
    resolve(host, { family: options.family, hints: options.hints, all: true }, (cause, addresses) => {
      if (cause) return done(cause, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAllowedAddress(address)))
        return done(new Refused('addressNotAllowed'), '')
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })

const headersOf = (
  { etag, lastModified, accept = 'image/*', secretHeader }: FetchPublicOptions,
  isFirstHost: boolean,
) => ({
  ...(secretHeader && isFirstHost && { [secretHeader.name]: secretHeader.value }),
  accept,
  'accept-encoding': 'identity',
  'user-agent': accept === 'image/*' ? 'Husrum/1 (pictures of homes)' : 'Husrum/1 (files of homes)',
  ...(etag !== undefined && { 'if-none-match': etag }),
  ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
})

const ask = (
  url: URL,
  rules: FetchRules,
  options: FetchPublicOptions & { readonly isFirstHost: boolean },
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      // A connection of its own, which no other host can have opened.
      agent: false,
      headers: headersOf(options, options.isFirstHost),
      lookup: checkedLookup(rules),
      signal,
    })
    request.once('response', resolve).once('error', reject)
    request.end()
  })

const readAll = async (answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new Refused('fileTooLarge')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes) throw new Refused('fileTooLarge')
    chunks.push(chunk)
  }
  // A connection that breaks early ends without an error if the length is not known.
  const expected = answer.headers['content-length']
  if (!answer.complete || (expected !== undefined && Number(expected) !== size))
    throw new Refused('unreachable')
  return Buffer.concat(chunks)
}

/** A header of one line that is worth to be kept. */
const shortHeader = (value: string | undefined): string | undefined =>
  value !== undefined && value.length <= 200 ? value : undefined

const follow = async (
  address: string,
  rules: FetchRules,
  options: FetchPublicOptions,
  signal: AbortSignal,
): Promise<Fetched> => {
  let url = allowedUrl(address, undefined, rules)
  const first = url?.origin
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    if (!url) throw new Refused('addressNotAllowed')
    const answer = await ask(url, rules, { ...options, isFirstHost: url.origin === first }, signal)
    try {
      const { statusCode: status = 0, headers } = answer
      if (redirects.includes(status) && headers.location !== undefined) {
        // A redirect must not leave https.
        const mayLeave = { ...rules, allowsHttp: (rules.allowsHttp ?? false) && url.protocol === 'http:' }
        url = allowedUrl(headers.location, url, mayLeave)
        continue
      }
      if (status === 304) return { kind: 'unchanged' }
      if (status === 404 || status === 410) throw new Refused('notFound')
      const encoding = headers['content-encoding'] ?? 'identity'
      if (status !== 200 || encoding !== 'identity') throw new Refused('refused')
      const body = await readAll(answer, options.maxBytes)
      const [etag, lastModified] = [shortHeader(headers.etag), shortHeader(headers['last-modified'])]
      return {
        kind: 'fetched',
        body,
        ...(etag !== undefined && { etag }),
        ...(lastModified !== undefined && { lastModified }),
      }
    } finally {
      answer.destroy()
    }
  }
  throw new Refused('tooManyRedirects')
}

/** The reason of a failure, which libraries may wrap. */
const problemOf = (cause: unknown, signal: AbortSignal): FetchProblem => {
  if (cause instanceof Refused) return cause.problem
  if (signal.aborted) return 'tooSlow'
  if (cause instanceof AggregateError)
    return cause.errors.some((each) => each instanceof Refused) ? 'addressNotAllowed' : 'unreachable'
  return cause instanceof Error && cause.cause !== undefined ? problemOf(cause.cause, signal) : 'unreachable'
}

export const makeFetchPublic =
  (rules: FetchRules = {}): FetchPublic =>
  async (address, options) => {
    const late = new AbortController()
    // Not `AbortSignal.timeout`, whose timer does not keep a process alive that waits for nothing else.
    const timer = setTimeout(() => late.abort(), options.timeoutMs)
    try {
      return await follow(address, rules, options, late.signal)
    } catch (cause) {
      return { kind: 'failed', problem: problemOf(cause, late.signal) }
    } finally {
      clearTimeout(timer)
    }
  }

/** The beginning of an answer. What fails or is late after the status does not change what was answered. */
const readBeginning = async (answer: IncomingMessage, maxBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Uint8Array>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= maxBytes) break
    }
  } catch {
    // A length that is not true, or a connection that breaks.
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes))
}

/** Seconds, as most services send it; a date is not read. */
const retryAfterOf = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) * 1_000 : undefined

export const makePostPublic =
  (rules: FetchRules = {}): PostPublic =>
  async (address, { headers, body, timeoutMs, maxAnswerBytes }) => {
    const url = allowedUrl(address, undefined, rules)
    if (!url) return { kind: 'failed', problem: 'addressNotAllowed' }
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), timeoutMs)
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
          method: 'POST',
          // A connection of its own, which no other host can have opened.
          agent: false,
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          lookup: checkedLookup(rules),
          signal: late.signal,
        })
        request.once('response', resolve).on('error', reject)
        request.end(body)
      })
      try {
        const retryAfterMs = retryAfterOf(answer.headers['retry-after'])
        return {
          kind: 'answered',
          status: answer.statusCode ?? 0,
          body: await readBeginning(answer, maxAnswerBytes),
          ...(retryAfterMs !== undefined && { retryAfterMs }),
        }
      } finally {
        answer.destroy()
      }
    } catch (cause) {
      return { kind: 'failed', problem: problemOf(cause, late.signal) }
    } finally {
      clearTimeout(timer)
    }
  }
