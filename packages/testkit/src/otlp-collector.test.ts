// The collector for tests stores what exporters send.
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { startOtlpCollector } from './otlp-collector.ts'

it('A collector lists received spans and metrics, compressed or not, and rejects anything else', async () => {
  const collector = await startOtlpCollector()
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(`${collector.endpoint}/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }).then(({ status }) => status)
  const metrics = { resourceMetrics: [{ scopeMetrics: [{ metrics: [{ name: 'a' }, { name: 'b' }] }] }] }
  const traces = { resourceSpans: [{ scopeSpans: [{ spans: [{ name: 'GET /' }] }] }] }
  expect(await post('metrics', JSON.stringify(metrics))).toBe(200)
  expect(
    await post('traces', new Uint8Array(gzipSync(JSON.stringify(traces))), { 'content-encoding': 'gzip' }),
  ).toBe(200)
  expect(await post('traces', '{')).toBe(400)
  expect(await post('others', '{}')).toBe(404)
  expect([collector.metricNames(), collector.spanNames()]).toEqual([['a', 'b'], ['GET /']])
  await collector.close()
})
