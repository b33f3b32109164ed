// Reports what broke in a page: each error once, at most five, and never what is no programming error.
import { ServiceUnavailable, SessionExpired } from '../failures.ts'
import type { ClientError, ClientErrorService } from './client-error-service.ts'

/** Answers the reference number of the report, where there is one. Never rejects. */
export type ReportClientError = (error: unknown) => Promise<string | undefined>

/** A page that breaks in ever new ways says nothing more by the next one. */
const maxReports = 5

/** A service is away, somebody is signed out, or a newer call replaced this one. */
const isExpected = (error: unknown): boolean =>
  error instanceof ServiceUnavailable ||
  error instanceof SessionExpired ||
  (error instanceof Error && error.name === 'AbortError')

const clientErrorOf = (error: unknown): ClientError =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
    : { message: String(error), stack: '' }

/** The same error again gets the reference of its first report. */
export const makeReportClientError = ({
  service,
}: {
  readonly service: ClientErrorService
}): ReportClientError => {
  const reports = new Map<string, Promise<string | undefined>>()
  return async (error) => {
    if (isExpected(error)) return undefined
    const clientError = clientErrorOf(error)
    const key = `${clientError.message}\n${clientError.stack.split('\n')[1] ?? ''}`
    const report = reports.get(key)
    if (report) return report
    if (reports.size >= maxReports) return undefined
    const reported = service.report(clientError)
    reports.set(key, reported)
    return reported
  }
}
