// Writes an endpoint's request as HTTP: path, query and body.
import type { Endpoint } from './endpoint.ts'
import { sendsBody } from './endpoint.ts'

export interface WrittenRequest {
  readonly method: Endpoint['method']
  /** From the origin's root, with the query. */
  readonly path: string
  /** Fields of the JSON body; absent if the request has none. */
  readonly body?: Readonly<Record<string, unknown>>
}

/** The names of the parameters in a path. */
const parametersIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Undefined values are not sent. A list in the query is repeated, once for each value. */
export const writeRequest = (endpoint: Endpoint, values: object): WrittenRequest => {
  const { method, path, inQuery = [] } = endpoint
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const fields = new Map<string, unknown>(given)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields.get(name))))
  const inPath = parametersIn(path)
  const beside = given.filter(([name]) => !inPath.includes(name))
  const hasBody = sendsBody(endpoint)
  const query = beside
    .filter(([name]) => !hasBody || inQuery.includes(name))
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)]))
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&')
  return {
    method,
    path: query === '' ? filled : `${filled}?${query}`,
    ...(hasBody && { body: Object.fromEntries(beside.filter(([name]) => !inQuery.includes(name))) }),
  }
}
