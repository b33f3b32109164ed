// Verbs of a port that only call an endpoint, derived from the contract. Write an adapter's verb by hand only if it maps something.
import type { Endpoint, RequestOf, ResponseOf } from '@husrum/contract'
import type { ServiceClient } from './service-client.ts'

/** An endpoint, and the fields of its request in the order of the verb's arguments. */
type EndpointCall = readonly [endpoint: Endpoint, ...fields: readonly string[]]

/** The same value, which the caller may not be able to change. */
type Unchanged<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Unchanged<Value[Name]> }
  : Value

type FieldValue<Request, Field> = Field extends keyof Request ? Unchanged<Request[Field]> : never

/** A port may also ignore the body. */
type Answer<Body> = Promise<Body> & Promise<void>

type NoFields = Record<never, never>

/** Is no function, and so does not fit any port, if no argument fills a required field of the request. */
type VerbOf<Call> = Call extends readonly [
  infer E extends Endpoint,
  ...infer Fields extends readonly string[],
]
  ? NoFields extends Omit<RequestOf<E>, Fields[number]>
    ? (...values: { [At in keyof Fields]: FieldValue<RequestOf<E>, Fields[At]> }) => Answer<ResponseOf<E>>
    : { readonly unfilled: Omit<RequestOf<E>, Fields[number]> }
  : unknown

/**
 * Each verb calls its endpoint with its arguments, and returns the body of the response.
 *
 * @example verbsOf(client, { publicAddresses: [getPublicAddresses], searchHomes: [searchCaseObjects, 'text'] })
 */
export const verbsOf = <const Table extends Readonly<Record<string, EndpointCall>>>(
  client: Pick<ServiceClient, 'call'>,
  table: Table,
): { readonly [Verb in keyof Table]: VerbOf<Table[Verb]> } =>
  Object.fromEntries(
    Object.entries(table).map(([verb, [endpoint, ...fields]]) => [
      verb,
      async (...values: readonly unknown[]) => {
        const request = fields.map((field, at) => [field, values[at]] as const)
        const { body } = await client.call(
          endpoint,
          Object.fromEntries(request.filter(([, value]) => value !== undefined)),
        )
        return body
      },
    ]),
  ) as never
