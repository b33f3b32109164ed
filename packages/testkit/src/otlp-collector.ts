// A stand-in for an OpenTelemetry collector on the loopback address: accepts OTLP as JSON over HTTP and stores it.
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

export type OtlpSignal = 'traces' | 'metrics' | 'logs'

/** A payload as it was received, such as `{ resourceSpans: [...] }`. */
export type OtlpPayload = Readonly<Record<string, unknown>>

export interface OtlpCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string
  /** Oldest first, and at most the last thousand of each signal. */
  readonly received: Readonly<Record<OtlpSignal, readonly OtlpPayload[]>>
  /** Names of all received metrics. */
  metricNames(): readonly string[]
  /** Names of all received spans, with repetitions. */
  spanNames(): readonly string[]
  close(): Promise<void>
}

const max = 1_000

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts)
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

/** All objects in lists of this name, at any depth. */
const within = (value: unknown, list: string): readonly { readonly name?: string }[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === list && Array.isArray(inner) ? inner : within(inner, list),
  )
}

const namesIn = (payloads: readonly OtlpPayload[], list: string): readonly string[] =>
  payloads.flatMap((payload) => within(payload, list).flatMap(({ name }) => name ?? []))

/** Always `close()` it. `GET /` lists what was received. */
export const startOtlpCollector = async ({
  port = 0,
}: {
  readonly port?: number
} = {}): Promise<OtlpCollector> => {
  const received: Record<OtlpSignal, OtlpPayload[]> = { traces: [], metrics: [], logs: [] }
  const metricNames = () => [...new Set(namesIn(received.metrics, 'metrics'))].sort()
  const spanNames = () => namesIn(received.traces, 'spans')

  const take = async (request: IncomingMessage): Promise<readonly [status: number, body: object]> => {
    if (request.method === 'GET') return [200, { metrics: metricNames(), spans: spanNames().slice(-max) }]
    const signal = /^\/v1\/(traces|metrics|logs)$/.exec(request.url ?? '')?.[1] as OtlpSignal | undefined
    if (signal === undefined) return [404, {}]
    if (!request.headers['content-type']?.startsWith('application/json')) return [415, {}]
    received[signal].push(JSON.parse((await bodyOf(request)).toString()) as OtlpPayload)
    if (received[signal].length > max) received[signal].shift()
    return [200, {}]
  }

  const server = createServer(async (request, response) => {
    const [status, body] = await take(request).catch(() => [400, {}] as const)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    metricNames,
    spanNames,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
