// Turns a recorded call into an example that is the same in every recording, short, and without anything secret.
import type { Endpoint } from '@husrum/contract'
import { sendsBody, writeRequest, z } from '@husrum/contract'
import type { Values } from '../src/service.ts'

export interface RecordedCall {
  readonly values: Values
  readonly answer: unknown
}

/** `request` is the body, without path and query. */
export interface Example {
  readonly request?: unknown
  readonly answer?: unknown
}

const maxItems = 2
/** Lists of texts and numbers are short: boxes of a map, statuses. */
const maxPlainItems = 8
const maxTextLength = 300

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Applies `change` to every value that is not a list or an object. */
const mapLeaves = (value: unknown, change: (leaf: unknown, name: string) => unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change, name))
  if (typeof value !== 'object' || value === null) return change(value, name)
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, mapLeaves(member, change, key)]),
  )
}

const shorten = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.slice(0, value.every(isPlain) ? maxPlainItems : maxItems).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shorten(member)]))
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
/** 16 or 32 random bytes in base64url. */
const randomText = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?:[\w-]{22}|[\w-]{43})$/
const longHex = /\b[\da-f]{32,}\b/g
const secretNames =
  /^(?:token|qr|autoStartToken|ticket|ticketPath|password|currentPassword|repeatedPassword)$/
const oneTimeCode = /^\d{6}$/
const personalNumber = /\b(?:19|20)\d{10}\b/g
/** Published for tests by the Swedish Tax Agency. */
const testNumber = '198112189876'
/** Test servers have ports of their own. */
const localPort = /localhost(:|%3A)\d+/g
const instantText = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** One for all examples, so that an id that occurs in several of them stays the same id. */
export const createStableValues = (startedAt: number) => {
  const ids = new Map<string, string>()
  const numbered = (text: string, make: (count: number) => string): string => {
    const known = ids.get(text) ?? make(ids.size + 1)
    ids.set(text, known)
    return known
  }
  const hourMs = 3_600_000
  const wholeHour = (at: number): number => Math.floor(at / hourMs) * hourMs
  /** Times that depend on how long the recording took. */
  const isNearStart = (at: number): boolean => Math.abs(at - startedAt) < 400 * 24 * hourMs

  return (value: unknown, name: string): unknown => {
    if (typeof value === 'number') return value > 1e12 && isNearStart(value) ? wholeHour(value) : value
    if (typeof value !== 'string') return value
    if (value.startsWith('eyJ') || secretNames.test(name))
      return `example-${name || 'token'}`.padEnd(randomText.test(value) ? value.length : 0, '-')
    if (randomText.test(value)) return numbered(value, (count) => `example-${count}`)
    if (instantText.test(value) && isNearStart(Date.parse(value)))
      return new Date(wholeHour(Date.parse(value))).toISOString()
    if (name === 'code' && oneTimeCode.test(value)) return '123456'
    const text = value
      .replace(personalNumber, testNumber)
      .replace(localPort, (_, colon: string) => `localhost${colon}3000`)
      .replace(uuid, (id) =>
        numbered(id, (count) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`),
      )
      .replace(longHex, (hex) => numbered(hex, (count) => count.toString(16).padStart(hex.length, '0')))
    return text.length > maxTextLength && !text.includes('<') ? `${text.slice(0, maxTextLength - 1)}…` : text
  }
}

const fits = (schema: Endpoint['request'], value: unknown): boolean => z.safeParse(schema, value).success

/** How much an example shows: the number of different members. */
const sizeOf = (value: unknown): number => {
  const members = new Set<string>()
  mapLeaves(value, (leaf, name) => {
    members.add(name)
    return leaf
  })
  return members.size
}

/** The example of an endpoint from its calls; undefined if there is none that matches the schemas. */
export const exampleOf = (
  endpoint: Endpoint,
  calls: readonly RecordedCall[],
  stable: (value: unknown, name: string) => unknown,
): Example | undefined => {
  const examples = calls.flatMap(({ values, answer }): readonly Example[] => {
    const shownAnswer = mapLeaves(shorten(answer), stable)
    const shownValues = mapLeaves(shorten(values), stable) as Values
    const isSilent = endpoint.response._zod.def.type === 'undefined' || answer === ''
    if (!isSilent && !fits(endpoint.response, shownAnswer)) return []
    if (sendsBody(endpoint) && !fits(endpoint.request, shownValues)) return []
    const { body = {} } = writeRequest(endpoint, shownValues)
    return [{ ...(sendsBody(endpoint) && { request: body }), ...(!isSilent && { answer: shownAnswer }) }]
  })
  const isRefusal = ({ answer }: Example): boolean => /"error(?:s|Kind)":/.test(JSON.stringify(answer) ?? '')
  return examples.toSorted(
    (one, other) => Number(isRefusal(one)) - Number(isRefusal(other)) || sizeOf(other) - sizeOf(one),
  )[0]
}
