// Records the successful calls of endpoints while tests run, for the examples of the OpenAPI document (`npm run examples:record`).
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Endpoint, EndpointName } from '@husrum/contract'
import { endpoints, sendsBody } from '@husrum/contract'
import { Hono } from 'hono'
import { expect } from 'vitest'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { readParameters, routeOf } from '../platform/http/bind-endpoint.ts'

/** A successful call: one line of JSON in the file of its test, in the folder that `HUSRUM_RECORDED_CALLS` names. */
export interface RecordedLine {
  readonly name: EndpointName
  /** Of path, query and body. */
  readonly values: Readonly<Record<string, unknown>>
  /** Absent if it has no body. */
  readonly answer?: unknown
}

const parameterCount = ({ path }: Endpoint): number => path.split('{').length - 1

/** Answers the call that a request makes: the name of the endpoint, and its values. */
const createReader = (): Hono<AppEnv> => {
  const reader = new Hono<AppEnv>()
  // A path without parameters also matches the parameter of another path.
  const inOrder = Object.entries<Endpoint>(endpoints).toSorted(
    ([, one], [, other]) => parameterCount(one) - parameterCount(other),
  )
  for (const [name, endpoint] of inOrder) {
    const hasBody = sendsBody(endpoint)
    reader.on(endpoint.method, routeOf(endpoint), async (c) => {
      const parameters = readParameters(c, endpoint.request, {
        isInQuery: (field) => !hasBody || (endpoint.inQuery?.includes(field) ?? false),
      })
      const body = hasBody ? ((await c.req.raw.json()) as object) : {}
      return c.json({ name, values: { ...body, ...parameters } })
    })
  }
  return reader
}

const isJson = ({ headers }: Request | Response): boolean =>
  /^application\/json\b/.test(headers.get('content-type') ?? '')

const answerOf = async (response: Response): Promise<unknown> => {
  const bytes = Buffer.from(await response.arrayBuffer())
  const text = (response.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString()
  if (text === '') return undefined
  return isJson(response) ? (JSON.parse(text) as unknown) : text
}

/** Reads at once: the application cannot cancel its copy of the body while this one is unread. */
const copyOf = async (request: Request): Promise<Request> => {
  const { method, url } = request
  const body = isJson(request) ? await request.clone().text() : ''
  return new Request(url, { method, ...(body !== '' && { body }) })
}

/** Two packages may name a test alike. */
const fileNameOf = (testPath: string): string =>
  testPath.split('/packages/').at(-1)?.replaceAll('/', '+') ?? ''

/** Records the calls of an application, if `HUSRUM_RECORDED_CALLS` is set. */
export const recordCalls = (app: Hono<AppEnv>): Hono<AppEnv> => {
  const folder = process.env.HUSRUM_RECORDED_CALLS
  if (folder === undefined) return app
  const file = join(folder, `${fileNameOf(expect.getState().testPath ?? 'no test')}.jsonl`)
  const reader = createReader()
  const { fetch } = app
  app.fetch = async (request, ...rest) => {
    const copy = copyOf(request).catch(() => undefined)
    const response = await fetch(request, ...rest)
    const copied = response.ok ? await copy : undefined
    const read = copied && (await reader.fetch(copied))
    if (read?.ok) {
      const call = (await read.json()) as Pick<RecordedLine, 'name' | 'values'>
      const line: RecordedLine = { ...call, answer: await answerOf(response.clone()) }
      appendFileSync(file, `${JSON.stringify(line)}\n`)
    }
    return response
  }
  return app
}
