// Traces and metrics to an OpenTelemetry collector. Imported only where the settings name one.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { context, isSpanContextValid, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import type { Sampler } from '@opentelemetry/sdk-trace'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions'
import { observeBy } from '../observer/observer.ts'
import type { TelemetrySettings } from '../settings/telemetry-settings.ts'
import { makeInstruments } from './instruments.ts'
import { makeOtelObserver } from './otel-observer.ts'
import { followCalls } from './outgoing-calls.ts'
import type { OwnCertificate } from './own-certificates.ts'
import type { WatchedDatabase } from './watch-server.ts'
import { watchCertificates, watchDatabase, watchProcess } from './watch-server.ts'

export interface Telemetry {
  /** For each line of the log that is written while something is under way. */
  readonly logFields: () => object
  /** Looks at a database from now on. */
  readonly watch: (database: WatchedDatabase) => void
  /** Tells how long they still hold. */
  readonly watchCertificates: (certificates: readonly OwnCertificate[]) => void
  /** Sends what there is to send, now. */
  readonly flush: () => Promise<void>
  /** Sends the last of it; gives up after three seconds. */
  readonly close: () => Promise<void>
}

/** Milliseconds that the last of it may take. */
const patience = 3_000
/** Routes, sites and statuses make more series than the library keeps of its own accord. */
const mostSeries = 10_000

const samplerOf = ({ sampler, ratio }: TelemetrySettings): Sampler => {
  const root = sampler.endsWith('always_on')
    ? new AlwaysOnSampler()
    : sampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio)
  return sampler.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root
}

export const startTelemetry = (settings: TelemetrySettings, version: string): Telemetry => {
  const resource = resourceFromAttributes({
    [ATTR_SERVICE_NAME]: 'husrum',
    [ATTR_SERVICE_VERSION]: version,
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }))
  const tracers = new TracerProvider({
    resource,
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: settings.everyMs,
    cardinalityLimits: { default: mostSeries },
  })
  const meters = new MeterProvider({ resource, readers: [reader] })
  const instruments = makeInstruments(meters, version)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const { observer, followCall } = makeOtelObserver({ tracers, instruments, version })
  const ends = [observeBy(observer), followCalls(followCall), watchProcess(instruments)]
  const flush = async () => {
    await Promise.allSettled([tracers.forceFlush(), meters.forceFlush()])
  }
  return {
    logFields: () => {
      const active = trace.getSpanContext(context.active())
      if (!active || !isSpanContextValid(active)) return {}
      return { trace_id: active.traceId, span_id: active.spanId }
    },
    watch: (database) => watchDatabase(instruments, database),
    watchCertificates: (certificates) => watchCertificates(instruments, certificates),
    flush,
    close: async () => {
      const sent = Promise.allSettled([tracers.shutdown(), meters.shutdown()])
      await Promise.race([sent, delay(patience, undefined, { ref: false })])
      for (const end of ends) end()
      context.disable()
    },
  }
}
