// Assertions about responses: by the endpoint's schema, and by the rules of RFC 9457 and the contract for refusals.
import { isDeepStrictEqual } from 'node:util'
import type { Endpoint, OutcomeName } from '@husrum/contract'
import { problemDto, resultOf, z } from '@husrum/contract'
import type { Reply } from './service.ts'

/** An assertion failed. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

/** The check could not be run, because something that it needs is missing. */
export class NotTried extends Error {
  override readonly name = 'NotTried'
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

export const holds = (sentence: string, isTrue: boolean): void => {
  if (!isTrue) throw new Broken(sentence)
}

/** Deep equality, by value. */
export const same = (what: string, seen: unknown, wanted: unknown): void =>
  holds(`${what}: ${shown(seen)} instead of ${shown(wanted)}`, isDeepStrictEqual(seen, wanted))

const contentTypeOf = ({ headers }: Reply): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const isKept = ({ headers }: Reply): boolean => !/no-store/.test(headers.get('cache-control') ?? '')

const isSilent = ({ response }: Endpoint): boolean => response._zod.def.type === 'undefined'

/** Validates a response: status, content type, schema and caching headers. Returns the body. */
// biome-ignore lint/suspicious/noExplicitAny: it is looked at field by field
export const answered = (endpoint: Endpoint, reply: Reply): any => {
  const where = `${endpoint.method} ${endpoint.path}`
  const { status, text, body } = reply
  holds(`${where} answers ${status} ${shown(body)}`, resultOf(endpoint, status) !== undefined)
  if (endpoint.access !== 'public' || endpoint.isForOwnPages)
    holds(`${where} may be cached: Cache-Control is not no-store`, !isKept(reply))
  if (isSilent(endpoint)) {
    same(`${where} must answer without a body; status`, status, 204)
    return undefined
  }
  if (status === 204 || (status === 202 && text === '')) {
    holds(`${where} has no body with ${status}`, z.safeParse(endpoint.response, undefined).success)
    return undefined
  }
  same(`${where}: content type`, contentTypeOf(reply), endpoint.isText ? 'text/plain' : 'application/json')
  const parsed = z.safeParse(endpoint.response, endpoint.isText ? text : body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Broken(
      `${where}: ${issue?.path.join('.') || 'the answer'} is not as described (${issue?.code})`,
    )
  }
  return body
}

/** Validates a refusal against the contract. */
export const refused = (
  reply: Reply,
  status: number | readonly number[],
  code?: OutcomeName,
): z.infer<typeof problemDto> => {
  const wanted = typeof status === 'number' ? [status] : status
  holds(
    `answers ${reply.status} ${shown(reply.body)} instead of ${wanted.join(' or ')}`,
    wanted.includes(reply.status),
  )
  same('content type of a refusal', contentTypeOf(reply), 'application/problem+json')
  const parsed = z.safeParse(problemDto, reply.body)
  if (!parsed.success) throw new Broken(`the refusal is not a problem document: ${shown(reply.body)}`)
  same('status in the problem document', parsed.data.status, reply.status)
  if (code !== undefined) same('code of the problem', parsed.data.code, code)
  holds('a refusal may be cached', !isKept(reply))
  return parsed.data
}

/** The cookies that a response sets, by name. */
export const cookiesOf = ({ headers }: Reply): ReadonlyMap<string, string> =>
  new Map(
    headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';')
      return [pair.split('=')[0] ?? '', line]
    }),
  )

export const hasAttribute = (cookie: string, attribute: string): boolean =>
  cookie
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
    .includes(attribute.toLowerCase())
