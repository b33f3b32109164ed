// The description of an endpoint, for client, server and documentation.
import type { PermissionOperation } from '@husrum/domain'
import { idempotencyKey, ifMatch } from './fields.ts'
import type { KeyAccess } from './integration-scopes.ts'
import type { z } from './zod.ts'

export type Schema<Output = unknown> = z.ZodMiniType<Output>

/**
 * Who may call: everybody; the visitor who began the identification in the same browser; anybody who is signed in; the
 * same, if private persons have shown their e-identity in this session; another system with a key of that scope; or
 * whoever the permission matrix admits. The server refuses all others before the handler runs, and answers 409
 * `identityRequired` where only the identification is missing.
 */
export type EndpointAccess =
  | 'everybody'
  | 'flowHolder'
  | KeyAccess
  | 'signedIn'
  | 'identified'
  | PermissionOperation

/** The headers that an endpoint may read besides those of every call, and what they must look like. */
export const requestHeaders = {
  /** The same key again is the same request, and has the first answer. */
  idempotencyKey: { name: 'Idempotency-Key', schema: idempotencyKey },
  /** The version that was read of what is changed. */
  ifMatch: { name: 'If-Match', schema: ifMatch },
} as const
export type RequestHeader = keyof typeof requestHeaders

export interface Endpoint<Request extends Schema = Schema, Response extends Schema = Schema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** From the origin's root; `{name}` stands for a parameter, and `{page path}` for all that comes before. */
  readonly path: string
  readonly summary: string
  readonly access: EndpointAccess
  /** Answered to our own pages only: it changes state, and no other site may make a visitor's browser call it (SEC-6). */
  readonly isForOwnPages?: boolean
  /** False for a POST that has none. A PATCH has one. */
  readonly hasBody?: boolean
  /** Fields of the request that a call with a body sends in its query: ids and words, never what somebody typed. */
  readonly inQuery?: readonly string[]
  /** Headers that it reads; all of them may be left out. */
  readonly headers?: readonly RequestHeader[]
  /** Body of a POST or PATCH that has one, with the path's parameters; otherwise query and path parameters. */
  readonly request: Request
  readonly response: Response
  /** The answer is `text/plain` and no JSON: its schema is a string. */
  readonly isText?: boolean
  /** Statuses besides 2xx that carry the same answer: an outcome, not a fault. */
  readonly alsoAnswers?: readonly number[]
  /** What may be answered instead, as `application/problem+json`, by status. */
  readonly problems: readonly number[]
}

export const endpoint = <Request extends Schema, Response extends Schema>(
  description: Endpoint<Request, Response>,
): Endpoint<Request, Response> => description

export type RequestOf<E extends Endpoint> = z.infer<E['request']>
export type ResponseOf<E extends Endpoint> = z.infer<E['response']>

/** Whether a call of an endpoint carries its request as a body of JSON; otherwise it stands in the address. */
export const sendsBody = ({ method, hasBody = true }: Pick<Endpoint, 'method' | 'hasBody'>): boolean =>
  hasBody && (method === 'POST' || method === 'PATCH')
