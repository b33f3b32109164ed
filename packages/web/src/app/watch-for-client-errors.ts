// Catches every error of the page and reports it. The code that reports is loaded with the first error.
import type { ReportClientError } from '@husrum/application'
import { loadOnce } from '../lazy/load-once.ts'

/** Returns nothing if the code that reports cannot be loaded. */
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
    // Errors of third-party scripts carry no detail, and are not ours to fix.
    if (error !== undefined && error !== null) void report(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => void report(reason))
}
