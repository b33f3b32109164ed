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
      'Calls to providers, stores and other backends, until their answer has come',
    ),
    statements: histogram(
      'db.client.operation.duration',
      's',
      statementSeconds,
      'Statements of the database, without the wait for a connection',
    ),
    jobs: histogram(
      'husrum.job.duration',
      's',
      jobSeconds,
      'Jobs by kind and outcome; one that fails and is tried again counts each time',
    ),
    mails: histogram(
      'husrum.mail.duration',
      's',
      callSeconds,
      'Letters handed to the mail server: sent, refused because of their receiver, or failed',
    ),
    vitals: histogram(
      'husrum.web_vital.duration',
      's',
      vitalSeconds,
      'How fast pages were for those who saw them: LCP, INP, FCP and TTFB by kind of page',
    ),
    shifts: histogram(
      'husrum.web_vital.shift',
      '1',
      shifts,
      'How much pages moved under those who saw them: CLS by kind of page',
    ),
    brokenPages: counter('husrum.client_errors', '{error}', 'Pages that broke in a browser'),
    bookings: counter('husrum.bookings', '{event}', 'Turns of bookings, by the words of their log'),
    holds: counter('husrum.holds', '{hold}', 'Homes that were asked for: held, or lost to somebody faster'),
    cases: counter('husrum.cases', '{case}', 'Errands and faults that were sent'),
    interests: counter('husrum.interests', '{interest}', 'People who said that they are interested'),
    signIns: counter('husrum.sign_ins', '{sign_in}', 'Sign-ins by outcome, method and reason'),
    accounts: counter('husrum.accounts', '{event}', 'Accounts that were made, confirmed and deleted'),
  }
}
