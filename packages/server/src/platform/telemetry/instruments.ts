// The metrics, with the names of OpenTelemetry's conventions where there are any, and otherwise `husrum.…`.
import type { MeterProvider } from '@opentelemetry/api'

/** Seconds; includes the limits of our budgets (`docs/guide/seeing.md`). */
const requestSeconds = [0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10]
const statementSeconds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]
const callSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const jobSeconds = [0.05, 0.1, 0.5, 1, 5, 10, 60, 300]
/** The limits of good and poor (web.dev/vitals), and some between. */
const vitalSeconds = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10]
const shifts = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

export type Instruments = ReturnType<typeof makeInstruments>

export const makeInstruments = (provider: MeterProvider, version: string) => {
  const meter = provider.getMeter('husrum', version)
  const counter = (name: string, unit: string, description: string) =>
    meter.createCounter(name, { unit, description })
  const histogram = (name: string, unit: string, explicitBucketBoundaries: number[], description: string) =>
    meter.createHistogram(name, { unit, description, advice: { explicitBucketBoundaries } })
  return {
    meter,
    requests: histogram(
      'http.server.request.duration',
      's',
      requestSeconds,
      'Requests by route, site, kind of page and status',
    ),
    calls: histogram(
      'http.client.request.duration',
      's',
      callSeconds,
      'Calls to providers, stores and other backends, until their answer arrives',
    ),
    statements: histogram(
      'db.client.operation.duration',
      's',
      statementSeconds,
      'Database statements, without the wait for a connection',
    ),
    jobs: histogram('husrum.job.duration', 's', jobSeconds, 'Jobs by kind and outcome; each retry counts'),
    mails: histogram(
      'husrum.mail.duration',
      's',
      callSeconds,
      'E-mails handed to the mail server: sent, refused because of their recipient, or failed',
    ),
    vitals: histogram(
      'husrum.web_vital.duration',
      's',
      vitalSeconds,
      'Web vitals of visitors: LCP, INP, FCP and TTFB by kind of page',
    ),
    shifts: histogram(
      'husrum.web_vital.shift',
      '1',
      shifts,
      'Layout shift seen by visitors: CLS by kind of page',
    ),
    brokenPages: counter('husrum.client_errors', '{error}', 'Page errors in browsers'),
    bookings: counter('husrum.bookings', '{event}', 'Booking events, by kind of log entry'),
    holds: counter('husrum.holds', '{hold}', 'Hold requests: held, or lost to another buyer'),
    cases: counter('husrum.cases', '{case}', 'Errands and fault reports that were sent'),
    interests: counter('husrum.interests', '{interest}', 'Registrations of interest'),
    signIns: counter('husrum.sign_ins', '{sign_in}', 'Sign-ins by outcome, method and reason'),
    accounts: counter('husrum.accounts', '{event}', 'Accounts that were created, confirmed and deleted'),
  }
}
