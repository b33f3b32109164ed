// Tell of what broke in a page: each defect once, not many, and never of what is no defect.
import { ServiceUnavailable, SessionExpired } from '../failures.ts'
import type { ClientError, ClientErrorService } from './client-error-service.ts'

/** Answers the reference number of the report, where there is one. Never rejects. */
export type ReportClientError = (error: unknown) => Promise<string | undefined>

/** A page that breaks in ever new ways tells nothing more by the next one. */
const mostReports = 5

/** The outside is unwell, somebody is signed out, or a newer call took the place of this one. */
const isNoClientError = (error: unknown): boolean =>
  error instanceof ServiceUnavailable ||
  error instanceof SessionExpired ||
  (error instanceof Error && error.name === 'AbortError')

const defectOf = (error: unknown): ClientError =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
    : { message: String(error), stack: '' }

/** Whoever tells of the same defect again hears of the first report. */
export const makeReportClientError = ({ desk }: { desk: ClientErrorService }): ReportClientError => {
  const reports = new Map<string, Promise<string | undefined>>()
  return async (error) => {
    if (isNoClientError(error)) return undefined
    const defect = defectOf(error)
    const key = `${defect.message}\n${defect.stack.split('\n')[1] ?? ''}`
    const report = reports.get(key)
    if (report) return report
    if (reports.size >= mostReports) return undefined
    const made = desk.report(defect)
    reports.set(key, made)
    return made
  }
}
