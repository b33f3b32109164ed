// Settings of traces and metrics: the environment variables that OpenTelemetry defines, as far as they apply here.
import { z } from '@husrum/contract'
import { address, setting, wholeNumber } from './parse-settings.ts'

export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export interface TelemetrySettings {
  /** A collector's address. */
  readonly endpoint: string
  readonly sampler: (typeof samplers)[number]
  /** Sampling ratio of traces that begin here, 0 to 1. */
  readonly ratio: number
  readonly everyMs: number
}

/** The exporters read headers, timeouts and certificates (`OTEL_EXPORTER_OTLP_…`) themselves. */
export const telemetryShape = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    z.optional(address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])),
    'address of an OpenTelemetry collector that accepts OTLP as JSON over HTTP. The other `OTEL_EXPORTER_OTLP_…` variables work as well',
    'no traces and metrics are sent',
  ),
  OTEL_SERVICE_NAME: setting(z.optional(z.string()), 'name of the service in the collector', 'husrum'),
  OTEL_RESOURCE_ATTRIBUTES: setting(
    z.optional(z.string()),
    'further attributes of the service: `name=value,name=value`',
  ),
  OTEL_TRACES_SAMPLER: setting(
    z._default(
      z.enum(samplers, `OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}.`),
      'parentbased_always_on',
    ),
    `which traces are sent: ${samplers.join(', ')}`,
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.optional(
      z
        .string()
        .check(
          z.regex(
            /^(?:0(?:\.\d{1,10})?|1(?:\.0{1,10})?)$/,
            'OTEL_TRACES_SAMPLER_ARG must be 0 to 1, as 0.05.',
          ),
        ),
    ),
    'how many of them, from 0 to 1, where the sampler is a ratio',
    '1',
  ),
  OTEL_METRIC_EXPORT_INTERVAL: setting(
    z._default(wholeNumber('OTEL_METRIC_EXPORT_INTERVAL', 100, 3_600_000), 60_000),
    'milliseconds between two exports of metrics',
    '60000',
  ),
  OTEL_SDK_DISABLED: setting(z.optional(z.string()), '`true` sends nothing, whatever else is set', 'false'),
}

type Read = z.infer<z.ZodMiniObject<typeof telemetryShape>>

/** Undefined without a collector. */
export const telemetryOf = (read: Read): TelemetrySettings | undefined => {
  const endpoint = read.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined || read.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined
  return {
    endpoint,
    sampler: read.OTEL_TRACES_SAMPLER,
    ratio: Number(read.OTEL_TRACES_SAMPLER_ARG ?? 1),
    everyMs: read.OTEL_METRIC_EXPORT_INTERVAL,
  }
}
