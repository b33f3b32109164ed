// A backend of the contract whose answers come from the test: called directly, or over HTTP through MSW.
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { CallEndpoint, Endpoint, EndpointName, EndpointReply, RequestOf } from '@husrum/contract'
import { endpoints, viewModelSuffix, z } from '@husrum/contract'
import type { RequestHandler } from 'msw'
import { HttpResponse, http } from 'msw'

export interface FakeCaller {
  /** The token of the call; undefined in direct calls, which are bound to their visitor. */
  readonly bearer?: string | undefined
  /** Value of `If-Match`, without its quotes. */
  readonly version?: string | undefined
}

/** Answers by endpoint; a missing endpoint answers 404. */
export type FakeEndpoints = {
  readonly [Name in EndpointName]?: (
    request: Name extends 'getViewModel' ? { readonly path: string } : RequestOf<(typeof endpoints)[Name]>,
    caller: FakeCaller,
  ) => EndpointReply | Promise<EndpointReply>
}

export interface FakeBackend {
  readonly call: CallEndpoint
  /** For `setupServer` or `network.use`. */
  readonly handlers: readonly RequestHandler[]
}

/** A problem (RFC 9457) with this status. */
export const problemReply = (status: number, code = 'internal', details: object = {}): EndpointReply => ({
  status,
  body: { type: 'about:blank', title: code, status, code, ...details },
})

/** The problem that corresponds to a failure of a port. */
export const failureReply = (error: unknown): EndpointReply => {
  if (error instanceof SessionExpired) return problemReply(401, 'signedOut')
  if (error instanceof ServiceUnavailable) return problemReply(503, 'serviceUnavailable')
  return problemReply(403, 'forbidden')
}

type Handler = (request: unknown, caller: FakeCaller) => EndpointReply | Promise<EndpointReply>

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\{([^{}]+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`)

const countParameters = ({ path }: Endpoint): number => path.split('{').length

/** A parameter matches any word, so endpoints with literal paths come first. */
const named: readonly (readonly [EndpointName, Endpoint, RegExp])[] = Object.entries<Endpoint>(endpoints)
  .filter(([name]) => name !== 'getViewModel')
  .sort(([, one], [, other]) => countParameters(one) - countParameters(other))
  .map(([name, endpoint]) => [name as EndpointName, endpoint, patternOf(endpoint.path)])

interface ZodDefinition {
  readonly type: string
  readonly shape?: Readonly<Record<string, { readonly _zod: { readonly def: unknown } }>>
  readonly innerType?: { readonly _zod: { readonly def: unknown } }
}

const isNumber = ({ request }: Endpoint, name: string): boolean => {
  const { shape } = request._zod.def as ZodDefinition
  const field = shape?.[name]?._zod.def as ZodDefinition | undefined
  const { type } = (field?.innerType?._zod.def ?? field ?? { type: '' }) as ZodDefinition
  return type === 'number'
}

/** Values in a URL are strings: converts those that the contract declares as numbers. */
const parametersOf = (endpoint: Endpoint, given: readonly (readonly [name: string, text: string])[]) =>
  Object.fromEntries(given.map(([name, text]) => [name, isNumber(endpoint, name) ? Number(text) : text]))

/** Finds the endpoint that an HTTP request calls, and the request as the contract has it. */
const readCall = async (
  request: Request,
): Promise<{ readonly name: EndpointName; readonly request: unknown } | undefined> => {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname.endsWith(viewModelSuffix))
    return { name: 'getViewModel', request: { path: pathname.slice(0, -viewModelSuffix.length) } }
  for (const [name, endpoint, pattern] of named) {
    const { method, hasBody = method === 'POST' || method === 'PATCH' } = endpoint
    const match = method === request.method ? pattern.exec(pathname) : null
    if (match)
      return {
        name,
        request: {
          ...parametersOf(endpoint, [...searchParams]),
          ...(hasBody && ((await request.json()) as object)),
          ...parametersOf(
            endpoint,
            Object.entries(match.groups ?? {}).map(([key, text]) => [key, decodeURIComponent(text)]),
          ),
        },
      }
  }
  return undefined
}

const isProblem = (body: unknown): boolean => typeof body === 'object' && body !== null && 'title' in body

const responseOf = ({ status, body }: EndpointReply): Response => {
  if (body === undefined) return new HttpResponse(null, { status })
  const headers = isProblem(body) ? { 'content-type': 'application/problem+json' } : {}
  return HttpResponse.json(body as object, { status, headers })
}

/** Requests are validated against the contract, so that an adapter cannot send what the server would refuse. */
export const makeFakeBackend = (
  answers: FakeEndpoints,
  { origin = 'http://backend.test' }: { readonly origin?: string } = {},
): FakeBackend => {
  const reply = async (name: EndpointName, request: unknown, caller: FakeCaller): Promise<EndpointReply> => {
    const answer = answers[name] as Handler | undefined
    if (!answer) return problemReply(404, 'notFound')
    if (name === 'getViewModel') return answer(request, caller)
    const parsed = z.safeParse(endpoints[name].request, request)
    return parsed.success ? answer(parsed.data, caller) : problemReply(400, 'invalidRequest')
  }
  return {
    call: (name, request) => reply(name, request, {}),
    handlers: [
      http.all(`${origin}/*`, async ({ request }) => {
        const bearer = request.headers.get('authorization')?.replace(/^Bearer /, '') || undefined
        const version = request.headers.get('if-match')?.replaceAll('"', '')
        const read = await readCall(request)
        return responseOf(
          read ? await reply(read.name, read.request, { bearer, version }) : problemReply(404, 'notFound'),
        )
      }),
    ],
  }
}
