// Names of metrics in Prometheus after export by a collector, and the metrics that expressions use.
import { parser } from '@prometheus-io/lezer-promql'
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

/** Expressions, and in stories the input series. */
const expressionsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'expr' || key === 'series') && typeof inner === 'string' ? [inner] : expressionsIn(inner),
  )
}

/** Replaces Grafana's variables. */
const filledIn = (expression: string): string => expression.replaceAll('$__rate_interval', '5m')

export interface AskedOfPrometheus {
  /** Metrics in expressions, except for those that rules record and Prometheus's own. */
  readonly names: readonly string[]
  /** Expressions that Prometheus cannot parse. */
  readonly unreadable: readonly string[]
}

/** Each selector in a file's expressions, with its labels as written. */
export const selectorsOf = (file: string): readonly string[] =>
  expressionsIn(parse(file))
    .map(filledIn)
    .flatMap((expression) => {
      const selectors: string[] = []
      parser.parse(expression).iterate({
        enter: ({ type, from, to }) => {
          if (type.is('VectorSelector')) selectors.push(expression.slice(from, to))
        },
      })
      return selectors
    })

/** The metrics in the expressions of a dashboard, of rules or of their stories. */
export const askedOfPrometheus = (file: string): AskedOfPrometheus => {
  const names = new Set<string>()
  const unreadable = new Set<string>()
  for (const expression of expressionsIn(parse(file)).map(filledIn))
    parser.parse(expression).iterate({
      enter: ({ type, from, to, node }) => {
        if (type.isError) unreadable.add(expression)
        const word = expression.slice(from, to)
        if (type.is('Identifier') && node.parent?.name === 'VectorSelector' && !/:|^ALERTS$/.test(word))
          names.add(word)
      },
    })
  return { names: [...names], unreadable: [...unreadable] }
}
