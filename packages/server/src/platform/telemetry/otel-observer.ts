// The OpenTelemetry observer: a span and a measurement for each operation, without personal data.
import type { Attributes, Context, Link, Span, TracerProvider } from '@opentelemetry/api'
import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import {
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVER_ADDRESS,
} from '@opentelemetry/semantic-conventions'
import { reasonOf } from '../modules/reason-of.ts'
import type { Observer } from '../observer/observer.ts'
import type { Instruments } from './instruments.ts'
import type { FollowCall } from './outgoing-calls.ts'
import { operationOf, withoutValues } from './statement-text.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const knownMethod = (method: string): string => (methods.has(method) ? method : '_OTHER')

const secondsSince = (started: number): number => (performance.now() - started) / 1_000

/** The parent trace of another process (W3C Trace Context); undefined if invalid. */
const remoteOf = (traceparent: string | undefined) => {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? []
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(remote) ? remote : undefined
}

/** An error's name or code: its message may contain personal data. */
const nameOf = (cause: unknown): string => {
  const { code, responseCode, name } = reasonOf(cause)
  return String(responseCode ?? code ?? name)
}

/** The mail server is available but rejects this recipient, temporarily or permanently (RFC 5321 §3.3). */
const isOfReceiver = (cause: unknown): boolean => reasonOf(cause).command === 'RCPT TO'

const fail = (span: Span, failure: string): void => {
  span.setAttribute(ATTR_ERROR_TYPE, failure)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

export interface OtelObserverOptions {
  readonly tracers: TracerProvider
  readonly instruments: Instruments
  readonly version: string
}

export const makeOtelObserver = ({
  tracers,
  instruments,
  version,
}: OtelObserverOptions): { readonly observer: Observer; readonly followCall: FollowCall } => {
  const tracer = tracers.getTracer('husrum', version)

  /** Work as a span of its own: only its name and outcome. */
  const asSpan = async (
    name: string,
    options: { readonly kind: SpanKind; readonly attributes: Attributes; readonly links?: Link[] },
    within: Context,
    work: () => Promise<void>,
    ended: (seconds: number, failure: string | undefined) => void,
  ): Promise<void> => {
    const started = performance.now()
    const span = tracer.startSpan(name, options, within)
    try {
      await context.with(trace.setSpan(within, span), work)
      ended(secondsSince(started), undefined)
    } catch (cause) {
      fail(span, nameOf(cause))
      ended(secondsSince(started), nameOf(cause))
      throw cause
    } finally {
      span.end()
    }
  }

  const observer: Observer = {
    request: async ({ method: sent, traceparent }, work, answered) => {
      const method = knownMethod(sent)
      const remote = remoteOf(traceparent)
      const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
      const started = performance.now()
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { [ATTR_HTTP_REQUEST_METHOD]: method } },
        parent,
      )
      try {
        await context.with(trace.setSpan(parent, span), work)
      } finally {
        const { route, status, site, template, journey } = answered()
        const attributes = {
          [ATTR_HTTP_ROUTE]: route,
          [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
          'husrum.journey': journey,
          ...(site !== undefined && { 'husrum.site': site }),
          ...(template !== undefined && { 'husrum.template': template }),
        }
        instruments.requests.record(secondsSince(started), {
          [ATTR_HTTP_REQUEST_METHOD]: method,
          ...attributes,
        })
        span.updateName(`${method} ${template ?? route}`)
        span.setAttributes(attributes)
        if (status >= 500) fail(span, String(status))
        span.end()
      }
    },

    job: ({ kind, orderedBy }, work) => {
      const remote = remoteOf(orderedBy)
      const attributes = { 'husrum.job': kind }
      return asSpan(
        `job ${kind}`,
        { kind: SpanKind.CONSUMER, attributes, ...(remote && { links: [{ context: remote }] }) },
        ROOT_CONTEXT,
        work,
        (seconds, failure) =>
          instruments.jobs.record(seconds, {
            ...attributes,
            'husrum.outcome': failure === undefined ? 'done' : 'failed',
          }),
      )
    },

    mail: async (work) => {
      let outcome: 'sent' | 'refused' | 'failed' = 'sent'
      const noted = async () => {
        try {
          await work()
        } catch (cause) {
          outcome = isOfReceiver(cause) ? 'refused' : 'failed'
          throw cause
        }
      }
      await asSpan(
        'mail',
        { kind: SpanKind.CLIENT, attributes: {} },
        context.active(),
        noted,
        (seconds, failure) =>
          instruments.mails.record(seconds, {
            'husrum.outcome': outcome,
            ...(failure !== undefined && { [ATTR_ERROR_TYPE]: failure }),
          }),
      )
    },

    statement: ({ sql, ms, failure }) => {
      const operation = operationOf(sql)
      const attributes = {
        [ATTR_DB_SYSTEM_NAME]: 'postgresql',
        [ATTR_DB_OPERATION_NAME]: operation,
        ...(failure !== undefined && { [ATTR_ERROR_TYPE]: failure }),
      }
      instruments.statements.record(ms / 1_000, attributes)
      // Background queries of the server, such as polling for jobs, belong to no span.
      if (!trace.getActiveSpan()?.isRecording()) return
      const span = tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        startTime: Date.now() - ms,
        attributes: { ...attributes, [ATTR_DB_QUERY_TEXT]: withoutValues(sql) },
      })
      if (failure !== undefined) fail(span, failure)
      span.end()
    },

    vital: ({ name, value, template }) => {
      const attributes = { 'husrum.vital': name, 'husrum.template': template }
      if (name === 'CLS') instruments.shifts.record(value, attributes)
      else instruments.vitals.record(value / 1_000, attributes)
    },

    brokenPage: ({ site, template }) =>
      instruments.brokenPages.add(1, { 'husrum.site': site, 'husrum.template': template }),

    traceparent: () => {
      const active = trace.getSpanContext(context.active())
      if (!active || !isSpanContextValid(active)) return undefined
      const { traceId, spanId, traceFlags } = active
      return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
    },
  }

  const followCall: FollowCall = ({ method: sent, host }) => {
    const started = performance.now()
    const attributes = { [ATTR_HTTP_REQUEST_METHOD]: knownMethod(sent), [ATTR_SERVER_ADDRESS]: host }
    const span = tracer.startSpan(knownMethod(sent), { kind: SpanKind.CLIENT, attributes })
    // The exporters' own calls have none.
    if (!isSpanContextValid(span.spanContext())) return undefined
    return (outcome) => {
      const told =
        'status' in outcome
          ? { [ATTR_HTTP_RESPONSE_STATUS_CODE]: outcome.status }
          : { [ATTR_ERROR_TYPE]: outcome.failure }
      instruments.calls.record(secondsSince(started), { ...attributes, ...told })
      span.setAttributes(told)
      if ('failure' in outcome) fail(span, outcome.failure)
      else if (outcome.status >= 400) fail(span, String(outcome.status))
      span.end()
    }
  }

  return { observer, followCall }
}
