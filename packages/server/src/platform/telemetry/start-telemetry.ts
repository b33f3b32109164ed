// Traces and metrics to an OpenTelemetry collector. Only imported if the settings name one.
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
  /** Fields for log lines that are written during a span. */
  readonly logFields: () => object
  /** Starts monitoring a database. */
  readonly watch: (database: WatchedDatabase) => void
  /** Reports when the certificates expire. */
  readonly watchCertificates: (certificates: readonly OwnCertificate[]) => void
  /** Sends pending data now. */
  readonly flush: () => Promise<void>
  /** Sends the remaining data; times out after three seconds. */
  readonly close: () => Promise<void>
}

/** Timeout of the final export, in milliseconds. */
const timeoutMs = 3_000
/** Routes, sites and statuses make more series than the library's default limit. */
const maxSeries = 10_000

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
    cardinalityLimits: { default: maxSeries },
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
      await Promise.race([sent, delay(timeoutMs, undefined, { ref: false })])
      for (const end of ends) end()
      context.disable()
    },
  }
}
