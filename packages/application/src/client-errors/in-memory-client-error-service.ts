// A record of reported errors for tests.
import type { ClientError, ClientErrorService } from './client-error-service.ts'

export const makeInMemoryClientErrorService = (): ClientErrorService & {
  readonly reported: readonly ClientError[]
} => {
  const reported: ClientError[] = []
  return {
    reported,
    report: async (error) => {
      reported.push(error)
      return `r-${reported.length}`
    },
  }
}
