// Hears of everything that breaks in the page, from whatever corner, and hands it on. What hands it on comes with the
// first defect.
import type { ReportClientError } from '@husrum/application'
import { loadOnce } from '../lazy/load-once.ts'

/** Answers nothing where not even the code for it could be had. */
export const makeLazyReportClientError = (load: () => Promise<ReportClientError>): ReportClientError => {
  const report = loadOnce(load)
  return async (error) => {
    try {
      return await (await report.load())(error)
    } catch {
      return undefined
    }
  }
}

/** `reportError` ends here too. */
export const watchForClientErrors = (report: ReportClientError): void => {
  addEventListener('error', ({ error }) => {
    // Scripts of others tell nothing of what went wrong in them, and it is not ours to mend.
    if (error !== undefined && error !== null) void report(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => void report(reason))
}
