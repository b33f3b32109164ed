// Every call of the contract as a page or a program sends it, for tests that make them all.
import type { Endpoint, EndpointSubject } from '@husrum/contract'
import { endpointsOfSubject, sendsBody, z } from '@husrum/contract'

export type CallValues = Readonly<Record<string, unknown>>

/** A user with a browser. */
interface Sender {
  send(
    path: string,
    init: RequestInit,
  ): // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
  Promise<{ readonly status: number; readonly body: any; readonly headers: Headers }>
}

export type CallOfContract<Person extends Sender> = Pick<Endpoint, 'method' | 'path' | 'access'> & {
  readonly name: string
  /** Of path, query and body. */
  readonly fields: readonly string[]
  /** Fields without a value are not sent. */
  readonly send: (who: Person, values: CallValues) => ReturnType<Person['send']>
}

const parametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

export const filled = (path: string, values: CallValues): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))

export const queryOf = (values: CallValues, names: readonly string[]): string => {
  const query = new URLSearchParams()
  for (const name of names) if (values[name] !== undefined) query.set(name, String(values[name]))
  return query.size === 0 ? '' : `?${query}`
}

export const callsOf = <Person extends Sender>(
  subjects: readonly EndpointSubject[],
): readonly CallOfContract<Person>[] =>
  subjects
    .flatMap((subject) => Object.entries<Endpoint>(endpointsOfSubject[subject]))
    .map(([name, described]) => {
      const { method, path, access, request, inQuery = [] } = described
      const fields = request instanceof z.ZodMiniObject ? Object.keys(request.def.shape) : []
      const inPath = parametersOf(path)
      const beside = fields.filter((field) => !inPath.includes(field))
      return {
        name,
        method,
        path,
        access,
        fields,
        send: (who, values) => {
          const hasBody = sendsBody(described)
          const asked = hasBody ? beside.filter((field) => inQuery.includes(field)) : beside
          const body = Object.fromEntries(
            beside.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
          )
          return who.send(filled(path, values) + queryOf(values, asked), {
            method,
            ...(hasBody && {
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }),
          }) as ReturnType<Person['send']>
        },
      }
    })
