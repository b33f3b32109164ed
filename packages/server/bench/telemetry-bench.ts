// What traces and metrics cost: the same pages from a server that sends them to a collector, and from one that sends none.
import { startOtlpCollector } from '@husrum/testkit/otlp-collector'
import type { RunningServer } from './page-servers.ts'
import { startProduct } from './page-servers.ts'
import { onLoadCore } from './pinning.ts'
import { differentSearches, measure } from './rate-bench.ts'
import { inTurns, median, table } from './statistics.ts'

export const runTelemetryBench = async (): Promise<string> => {
  const collector = await startOtlpCollector()
  const exporter = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }
  const servers: RunningServer[] = []
  const start = async (env: NodeJS.ProcessEnv) => {
    const server = await startProduct({ env })
    servers.push(server)
    return server
  }
  const bothWays = async (name: string, paths: readonly string[], env: NodeJS.ProcessEnv) => [
    { name, paths, server: await start(env) },
    { name, paths, server: await start({ ...env, ...exporter }) },
  ]
  try {
    const kept = await bothWays('pages that are kept', ['/', '/sok-bostad/'], {})
    const made = await bothWays('pages that are made', differentSearches(), { PAGE_CACHE_MB: '0' })
    const cases = [...made, ...kept]
    return await onLoadCore(async () => {
      for (const one of cases) await measure(one, 4)
      const found = await inTurns(cases, 5, (one) => measure(one, 4))
      return table(
        ['CPU ms a page', 'without', 'with traces and metrics', '×'],
        [made, kept].map((pair) => {
          const [without = Number.NaN, withThem = Number.NaN] = pair.map((each) =>
            median((found.get(each) ?? []).map(({ cpu }) => cpu)),
          )
          return [
            pair[0]?.name ?? '',
            without.toFixed(2),
            withThem.toFixed(2),
            (withThem / without).toFixed(2),
          ]
        }),
      )
    })
  } finally {
    for (const server of servers) await server.stop()
    await collector.close()
  }
}
