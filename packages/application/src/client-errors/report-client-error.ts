// Reports unexpected errors of a page: each error once, at most five per page.
import { ServiceUnavailable, SessionExpired } from '../failures.ts'
import type { ClientError, ClientErrorService } from './client-error-service.ts'

/** Returns the reference number of the report, if there is one. Never rejects. */
export type ReportClientError = (error: unknown) => Promise<string | undefined>

/** Limits reports per page: after this many, further errors add no information. */
const maxReports = 5

/** An unavailable service, a signed-out visitor, or a call that a newer one replaced. */
const isExpected = (error: unknown): boolean =>
  error instanceof ServiceUnavailable ||
  error instanceof SessionExpired ||
  (error instanceof Error && error.name === 'AbortError')

const clientErrorOf = (error: unknown): ClientError =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
    : { message: String(error), stack: '' }

/** A repeated error gets the reference of its first report. */
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
