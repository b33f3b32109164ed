// The description of an endpoint, for client, server and documentation.
import type { PermissionOperation } from '@husrum/domain'
import { idempotencyKey, ifMatch } from './fields.ts'
import type { KeyAccess } from './integration-scopes.ts'
import { isKeyAccess } from './integration-scopes.ts'
import type { z } from './zod.ts'

export type Schema<Output = unknown> = z.ZodMiniType<Output>

/**
 * Who may call an endpoint:
 * - `public`: all callers.
 * - `flowHolder`: the visitor who started the identification in the same browser.
 * - `key:{scope}`: another system, with a key of that scope.
 * - `signedIn`: signed-in callers.
 * - `identified`: signed-in callers; private persons must have shown their e-identity in this session.
 * - a permission: callers that have it in the permission matrix.
 *
 * The server rejects all other callers before the handler runs: with 409 `identityRequired` if only the identification is missing.
 */
export type EndpointAccess =
  | 'public'
  | 'flowHolder'
  | KeyAccess
  | 'signedIn'
  | 'identified'
  | PermissionOperation

/** The headers that an endpoint may read in addition to the common ones, with their formats. */
export const requestHeaders = {
  /** A retry with the same key gets the first answer. */
  idempotencyKey: { name: 'Idempotency-Key', schema: idempotencyKey },
  /** The version that was read of the resource to change. */
  ifMatch: { name: 'If-Match', schema: ifMatch },
} as const
export type RequestHeader = keyof typeof requestHeaders

/**
 * Who calls an endpoint:
 * - `pages`: the pages of Husrum.
 * - `contract`: other clients of the required contract, whose paths `docs/requirements` lists.
 * - `integrators`: the systems of the company, and apps that offer what the pages do with forms.
 */
export type EndpointUse = 'pages' | 'contract' | 'integrators'

/** Names of outcomes, with the HTTP status of each. */
export type Outcomes = Readonly<Record<string, number>>

export interface Endpoint<
  Request extends Schema = Schema,
  Response extends Schema = Schema,
  Refused extends Outcomes = Outcomes,
  Answered extends Outcomes = Outcomes,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** From the origin's root. `{name}` is a parameter; `{page path}` is the path of a page. */
  readonly path: string
  readonly summary: string
  readonly access: EndpointAccess
  /** Default: integrators, if it requires a key; otherwise the pages. A test compares it with the calls of the pages. */
  readonly usedBy?: EndpointUse
  /** Only our own pages may call it: it changes state, so other sites must not be able to call it from a visitor's browser (SEC-6). */
  readonly isForOwnPages?: boolean
  /** False for a POST without a body. A PATCH always has a body. */
  readonly hasBody?: boolean
  /** The largest body in bytes. Default: 64 KiB. */
  readonly maxBodyBytes?: number
  /** The body is a file of one of these types instead of JSON; all fields are in path and query. */
  readonly bodyTypes?: readonly string[]
  /** Fields that a request with a body sends in its query: ids and keywords, never typed text. */
  readonly inQuery?: readonly string[]
  /** Headers that it reads. All of them are optional. */
  readonly headers?: readonly RequestHeader[]
  /** Body (of a POST or PATCH) and path parameters; without a body, query and path parameters. */
  readonly request: Request
  readonly response: Response
  /** The answer is `text/plain` instead of JSON: its schema is a string. */
  readonly isText?: boolean
  /**
   * Its own refusals: the `code` of a problem (RFC 9457), and the status. `commonOutcomesOf` returns the refusals that it shares with
   * other endpoints.
   */
  readonly outcomes?: Refused
  /** Results that have a status of their own and the schema of the response. */
  readonly alsoAnswers?: Answered
}

/** No outcomes: the type of an endpoint that lists none. */
type NoOutcomes = Readonly<Record<never, number>>

export const endpoint = <
  Request extends Schema,
  Response extends Schema,
  const Refused extends Outcomes = NoOutcomes,
  const Answered extends Outcomes = NoOutcomes,
>(
  description: Endpoint<Request, Response, Refused, Answered>,
): Endpoint<Request, Response, Refused, Answered> => description

export type RequestOf<E extends Endpoint> = z.infer<E['request']>
export type ResponseOf<E extends Endpoint> = z.infer<E['response']>
/** A function that only calls an endpoint: its arguments are fields of the request, its result is the body of the response. */
export type CallOf<E extends Endpoint, Fields extends readonly (keyof RequestOf<E>)[] = []> = (
  ...values: { [At in keyof Fields]: RequestOf<E>[Fields[At]] }
) => Promise<ResponseOf<E>>
/** Names of an endpoint's own refusals. */
export type OutcomeOf<E extends Endpoint> =
  E extends Endpoint<Schema, Schema, infer Refused> ? keyof Refused & string : never
/** `ok`, or the name of another result of an endpoint. */
export type ResultOf<E extends Endpoint> =
  | 'ok'
  | (E extends Endpoint<Schema, Schema, Outcomes, infer Answered> ? keyof Answered & string : never)

/** Who calls an endpoint with this access and mark. */
export const callersOf = (access: EndpointAccess, usedBy: Endpoint['usedBy']): EndpointUse =>
  usedBy ?? (isKeyAccess(access) ? 'integrators' : 'pages')

/** Whether an endpoint's request is sent as a JSON body; otherwise it is sent in path and query. */
export const sendsBody = ({
  method,
  hasBody = true,
  bodyTypes,
}: Pick<Endpoint, 'method' | 'hasBody' | 'bodyTypes'>): boolean =>
  hasBody && bodyTypes === undefined && (method === 'POST' || method === 'PATCH')
