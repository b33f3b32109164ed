// What metrics are called in Prometheus once a collector has handed them on, and what expressions ask for.
import { parse } from 'yaml'

interface Metric {
  readonly name: string
  readonly unit?: string
  readonly sum?: { readonly isMonotonic?: boolean }
  readonly gauge?: object
  readonly histogram?: object
}

/** https://opentelemetry.io/docs/specs/otel/compatibility/prometheus_and_openmetrics/ */
const units: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes' }

const namesOf = ({ name, unit = '', sum, gauge, histogram }: Metric): readonly string[] => {
  const base = `${name.replaceAll('.', '_')}${gauge && unit === '1' ? '_ratio' : (units[unit] ?? '')}`
  if (histogram) return ['_bucket', '_count', '_sum'].map((part) => base + part)
  return [sum?.isMonotonic ? `${base}_total` : base]
}

const metricsIn = (value: unknown): readonly Metric[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'metrics' && Array.isArray(inner) ? (inner as Metric[]) : metricsIn(inner),
  )
}

export const namesInPrometheus = (payloads: readonly object[]): ReadonlySet<string> =>
  new Set(payloads.flatMap((payload) => metricsIn(payload).flatMap(namesOf)))

/** Of PromQL, with an underscore. */
const functions = new Set(['histogram_quantile', 'count_over_time', 'max_over_time'])

const expressionsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'expr' && typeof inner === 'string' ? [inner] : expressionsIn(inner),
  )
}

/** Metrics that the expressions of a dashboard or of rules name; what rules record has colons in its name and is left out. */
export const namesOfExpressions = (file: string): readonly string[] => {
  const bare = expressionsIn(parse(file)).map((expression) =>
    expression
      .replace(/\{[^{}]*\}/g, ' ')
      .replace(/\b(?:by|on|without|ignoring|group_left)\s*\([^()]*\)/g, ' '),
  )
  return [...new Set(bare.join(' ').match(/(?<![\w:])[a-z][a-z\d]*_[a-z\d_]+(?![\w:(])/g) ?? [])].filter(
    (name) => !functions.has(name),
  )
}
