// What an endpoint is: everything that a client, a server and a document need to know of it, once.
import type { z } from './zod.ts'

export type Schema<Output = unknown> = z.ZodMiniType<Output>

export interface Endpoint<Request extends Schema = Schema, Response extends Schema = Schema> {
  readonly method: 'GET' | 'POST'
  /** From the origin's root; `{name}` stands for a parameter, and `{page path}` for all that comes before. */
  readonly path: string
  readonly summary: string
  /** False for a POST that has no body and is answered 204 without one. */
  readonly hasBody?: boolean
  /** Body of a POST that has one; otherwise query and path parameters. */
  readonly request: Request
  readonly response: Response
  /** What may be answered instead, as `application/problem+json`, by status. */
  readonly problems: readonly number[]
}

export const endpoint = <Request extends Schema, Response extends Schema>(
  description: Endpoint<Request, Response>,
): Endpoint<Request, Response> => description

export type RequestOf<E extends Endpoint> = z.infer<E['request']>
export type ResponseOf<E extends Endpoint> = z.infer<E['response']>
