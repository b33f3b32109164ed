// Connects an endpoint of the contract to its handler, so that the two cannot diverge.
import type { Answer, Endpoint, RequestHeader, RequestOf, ResponseOf, Schema } from '@husrum/contract'
import { commonOutcomesOf, requestHeaders, resultOf, scopeOfAccess, sendsBody, z } from '@husrum/contract'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { answerBody } from './answer-body.ts'
import type { AppEnv } from './app-environment.ts'
import { assertAccess } from './assert-access.ts'
import { requireIntegrationKey } from './integration-key.ts'
import type { FieldProblem } from './problem.ts'
import { Problem } from './problem.ts'
import { readBody } from './read-body.ts'
import { readJson } from './read-json.ts'
import type { Reply } from './reply.ts'
import { isReply, reply } from './reply.ts'
import { assertOwnPage } from './same-origin.ts'
import type { Visitor } from './visitor.ts'
import { visitorOf } from './visitor.ts'

/** The allowed values of a path parameter; empty if any value is allowed. */
const wordsOf = (request: Schema, parameter: string): readonly string[] => {
  const field = request instanceof z.ZodMiniObject ? request.def.shape[parameter] : undefined
  return field instanceof z.ZodMiniEnum ? field.options.map(String) : []
}

/**
 * The path of the endpoint in the syntax of Hono. An enumerated parameter inside the path matches its values only, so that other
 * endpoints can match other values; at the end of a path another value is invalid input.
 */
export const routeOf = ({ path, request }: Pick<Endpoint, 'path' | 'request'>): string =>
  path.replace(/\{(\w+)\}/g, (found, parameter: string, at: number) => {
    const words = at + found.length === path.length ? [] : wordsOf(request, parameter)
    return words.length === 0 ? `:${parameter}` : `:${parameter}{${words.join('|')}}`
  })

/** What a handler receives of a request. Headers that were not sent are empty. */
export interface EndpointContext extends Visitor {
  readonly signal: AbortSignal
  /** The `Cookie` header. */
  readonly cookies: string
  /** The `Authorization` header. */
  readonly authorization: string
  /** Name of the key of the calling system; empty for endpoints that people call. */
  readonly keyName: string
  /** The `Idempotency-Key` header, of an endpoint that lists it. */
  readonly idempotencyKey: string
  /** The `If-Match` header, of an endpoint that lists it. */
  readonly ifMatch: string
  /** The `Accept-Language` header, of answers in words. */
  readonly acceptLanguage: string
  /** The full URL, which includes the port in development. */
  readonly requestUrl: string
}

export type EndpointHandler<E extends Endpoint> = (
  input: RequestOf<E>,
  context: EndpointContext,
) => Promise<Answer<ResponseOf<E>> | Reply<Answer<ResponseOf<E>>>>

/** The handler of an endpoint, for calls without HTTP. */
export type BoundHandler = (input: unknown, context: EndpointContext) => Promise<unknown>

/** Bound handlers by application. A second binding of an endpoint has lower precedence, like its route. */
const bound = new WeakMap<Hono<AppEnv>, Map<Endpoint, BoundHandler>>()

/** The handler of an endpoint in an application; undefined if there is none. */
export const handlerOf = (app: Hono<AppEnv>, endpoint: Endpoint): BoundHandler | undefined =>
  bound.get(app)?.get(endpoint)

const remember = (app: Hono<AppEnv>, endpoint: Endpoint, handler: BoundHandler): void => {
  const handlers = bound.get(app) ?? new Map<Endpoint, BoundHandler>()
  bound.set(app, handlers)
  if (!handlers.has(endpoint)) handlers.set(endpoint, handler)
}

/** A header of the contract; empty if it was not sent. Throws `invalidRequest` for a malformed one. */
export const readRequestHeader = (c: Context<AppEnv>, header: RequestHeader): string => {
  const { name, schema } = requestHeaders[header]
  const value = c.req.header(name)
  if (value === undefined) return ''
  if (z.safeParse(schema, value).success) return value
  throw new Problem('invalidRequest', { errors: [{ field: name, key: 'wrongFormat' }] })
}

/** @param headers those that the endpoint reads; the others are empty. */
export const endpointContextOf = (
  c: Context<AppEnv>,
  headers: readonly RequestHeader[] = [],
): EndpointContext => ({
  ...visitorOf(c),
  signal: c.get('signal'),
  cookies: c.req.header('cookie') ?? '',
  authorization: c.req.header('authorization') ?? '',
  keyName: '',
  idempotencyKey: headers.includes('idempotencyKey') ? readRequestHeader(c, 'idempotencyKey') : '',
  ifMatch: headers.includes('ifMatch') ? readRequestHeader(c, 'ifMatch') : '',
  acceptLanguage: c.req.header('accept-language') ?? '',
  requestUrl: c.req.url,
})

/**
 * Binds a handler to an endpoint. Input that does not match the request schema does not reach the handler; a handler rejects a
 * request by throwing a `Problem`. In development and tests the response is checked against the response schema.
 *
 * @example bindEndpoint(app, endpoints.tagsByUrl, async ({ siteId, urls }) => ({ hits: [], estimatedTotalHits: 0 }))
 */
export const bindEndpoint = <E extends Endpoint>(
  app: Hono<AppEnv>,
  endpoint: E,
  handler: EndpointHandler<E>,
): void => {
  remember(app, endpoint, handler as BoundHandler)
  app.on(endpoint.method, routeOf(endpoint), async (c) => {
    if (endpoint.isForOwnPages) assertOwnPage(c)
    const context = endpointContextOf(c, endpoint.headers)
    await assertAccess(context, endpoint)
    const keyName = await keyNameOf(c, endpoint)
    const hasBody = sendsBody(endpoint)
    const parameters = readParameters(c, endpoint.request, {
      isInQuery: (name) => !hasBody || (endpoint.inQuery?.includes(name) ?? false),
    })
    const raw = hasBody
      ? withParameters(await readJson(c.req.raw, endpoint.maxBodyBytes), parameters)
      : parameters
    const input = parseInput(endpoint.request, raw) as RequestOf<E>
    const checks = c.get('checkAnswers')
    const answer = await handler(input, { ...context, keyName }).catch((cause: unknown) => {
      if (checks) checkOutcome(endpoint, cause)
      throw cause
    })
    const { status, body, headers } = isReply(answer) ? answer : reply(answer)
    if (checks) checkAnswer(endpoint, { status, body })
    // Responses that depend on the caller must not be cached.
    if (endpoint.access !== 'public' || endpoint.isForOwnPages) c.header('cache-control', 'no-store')
    for (const [name, value] of headers) c.header(name, value, { append: true })
    if (body === undefined) return c.body(null, 204, { 'cache-control': 'no-store' })
    if (endpoint.isText) return c.text(String(body), status as ContentfulStatusCode)
    return c.json(body as object, status as ContentfulStatusCode)
  })
}

/**
 * Binds a handler to an endpoint whose body is a file. The handler reads the body itself, so that it can wait for its turn first; callers
 * without access are rejected before.
 */
export const bindFileEndpoint = <E extends Endpoint>(
  app: Hono<AppEnv>,
  endpoint: E,
  handler: (
    input: RequestOf<E>,
    readFile: () => Promise<Uint8Array>,
    context: EndpointContext,
  ) => Promise<Answer<ResponseOf<E>>>,
): void => {
  const { bodyTypes = [], maxBodyBytes = 0 } = endpoint
  app.on(endpoint.method, routeOf(endpoint), async (c) => {
    const context = endpointContextOf(c)
    await assertAccess(context, endpoint)
    const keyName = await keyNameOf(c, endpoint)
    const type = (c.req.header('content-type') ?? '').split(';', 1).join().trim().toLowerCase()
    if (!bodyTypes.includes(type)) throw new Problem('unsupportedMediaType')
    const input = parseInput(
      endpoint.request,
      readParameters(c, endpoint.request, { isInQuery: () => true }),
    ) as RequestOf<E>
    const checks = c.get('checkAnswers')
    const body = await handler(input, () => readBody(c.req.raw, maxBodyBytes), { ...context, keyName }).catch(
      (cause: unknown) => {
        if (checks) checkOutcome(endpoint, cause)
        throw cause
      },
    )
    if (checks) checkAnswer(endpoint, { status: 200, body })
    c.header('cache-control', 'no-store')
    return c.json(body as object)
  })
}

/** Throws if an endpoint of other systems is called without a key of its scope. */
const keyNameOf = async (c: Context<AppEnv>, { access }: Endpoint): Promise<string> => {
  const scope = scopeOfAccess(access)
  if (scope === undefined) return ''
  const authorization = c.req.header('authorization') ?? ''
  return (await requireIntegrationKey(authorization, scope, c.get('findKey'))).name
}

/** Path parameters overwrite fields of the body, so they cannot be omitted or contradicted. */
const withParameters = (body: unknown, parameters: Readonly<Record<string, unknown>>): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...parameters } : body

/** Throws `invalidRequest` with one entry per invalid field. */
export const parseInput = (schema: Schema, value: unknown): unknown => {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const errors = result.error.issues.flatMap((issue) => fieldProblems(issue, value))
  // A field that breaks two rules of one kind is reported once.
  const byFieldAndKey = new Map(errors.map((error) => [`${error.field} ${error.key}`, error]))
  throw new Problem('invalidRequest', { errors: [...byFieldAndKey.values()] })
}

/** Throws if a handler refuses a request with an outcome that its endpoint does not list. */
export const checkOutcome = (endpoint: Endpoint, cause: unknown): void => {
  if (!(cause instanceof Problem)) return
  const { code } = cause
  if (Object.hasOwn(endpoint.outcomes ?? {}, code)) return
  if (commonOutcomesOf(endpoint).some((name) => name === code)) return
  throw new Error(`${endpoint.method} ${endpoint.path} does not list the outcome ${code}`, { cause })
}

/** Throws if a response, as JSON sends it, violates the contract: a defect, found before it ships. */
export const checkAnswer = (
  endpoint: Endpoint,
  { status, body }: { readonly status: number; readonly body: unknown },
): void => {
  if (resultOf(endpoint, status) === undefined)
    throw new Error(`${endpoint.method} ${endpoint.path} does not list a result with status ${status}`)
  const result = z.safeParse(endpoint.response, answerBody(body))
  if (!result.success) {
    const issues = result.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.code}`)
    throw new Error(
      `The answer of ${endpoint.method} ${endpoint.path} breaks the contract (${issues.join('; ')})`,
    )
  }
}

type Issue = z.core.$ZodIssue

const keys: Partial<Record<Issue['code'], FieldProblem['key']>> = {
  invalid_type: 'wrongType',
  too_big: 'tooLarge',
  too_small: 'tooSmall',
  invalid_format: 'wrongFormat',
  invalid_value: 'unknownValue',
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )

const fieldProblems = (issue: Issue, value: unknown): readonly FieldProblem[] => {
  const fieldOf = (...path: readonly PropertyKey[]) => path.map(String).join('.').slice(0, 200)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, 20).map((key) => ({ field: fieldOf(...issue.path, key), key: 'unknownField' }))
  const missing = valueAt(value, issue.path) === undefined
  return [{ field: fieldOf(...issue.path), key: missing ? 'required' : (keys[issue.code] ?? 'invalid') }]
}

interface ZodDefinition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
}

/** The definition of a schema, or of the schema that it makes optional or nullable. */
export const definitionOf = (schema: Schema): ZodDefinition => {
  const definition = schema._zod.def as ZodDefinition
  return definition.innerType ? definitionOf(definition.innerType) : definition
}

export const isOptional = (schema: Schema): boolean => schema._zod.def.type === 'optional'

/** Path parameters and query converted for the schema: to numbers where it has numbers, to lists where it has lists. */
export const readParameters = (
  c: Context<AppEnv>,
  schema: Schema,
  { isInQuery }: { readonly isInQuery: (name: string) => boolean },
): Readonly<Record<string, unknown>> => {
  const { shape = {} } = definitionOf(schema)
  const given: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(shape)) {
    const texts = (isInQuery(name) && c.req.queries(name)) || []
    const text = c.req.param(name) ?? texts.at(-1)
    if (text === undefined) continue
    const { type } = definitionOf(field)
    if (type === 'array') given[name] = texts
    else given[name] = type === 'number' && /^-?\d{1,15}$/.test(text) ? Number(text) : text
  }
  return given
}
