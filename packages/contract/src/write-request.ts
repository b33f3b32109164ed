// A call of an endpoint as it goes over HTTP: what stands in its path, its query and its body.
import type { Endpoint } from './endpoint.ts'
import { sendsBody } from './endpoint.ts'

export interface WrittenRequest {
  readonly method: Endpoint['method']
  /** From the origin's root, with the query. */
  readonly path: string
  /** Fields of the JSON; absent where the call has no body. */
  readonly body?: Readonly<Record<string, unknown>>
}

/** The names of the parameters in a path. */
const parametersIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** What is undefined is not sent; a list in a query is said once for each. */
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
