// Sends a fault report, over HTTP (FAULT-37, FAULT-78).
import type { CaseSubmission, CaseSubmitter } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { submitCaseDraft } from '@husrum/contract'
import { caseFailureOf } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { refusedStatus } from '../http/service-client.ts'

const tooMany = 429
const stillRunning = 409
/** Defaults if the response has no retry delay. */
const usualWaitMs = { [tooMany]: 60_000, [stillRunning]: 1_000 } as const

const outcomeOf = (error: unknown): CaseSubmission => {
  const status = refusedStatus(error)
  if (status === tooMany) {
    const { retryAfterMs = usualWaitMs[status] } = error as ServiceUnavailable
    return { kind: 'tooFast', retryAfterMs }
  }
  if (status === stillRunning) return { kind: 'stillRunning', retryAfterMs: usualWaitMs[status] }
  if (status === undefined || error instanceof ServiceUnavailable || error instanceof SessionExpired)
    throw error
  return { kind: 'refused', failure: caseFailureOf(status), status }
}

export const makeHttpCaseSubmitter = ({ client }: { readonly client: ServiceClient }): CaseSubmitter => ({
  submit: (id, submission) =>
    client
      .call(submitCaseDraft, { id, submission }, { idempotencyKey: `${id}.${submission}` })
      .then(({ body }): CaseSubmission => {
        const { id: errandId, ticketNumber, copySent, expectedBy, visibleInErrands } = body
        const { emailChange, letterNote } = body
        return {
          kind: 'taken',
          ...(errandId !== undefined && { id: errandId }),
          ticketNumber,
          copySent,
          expectedBy,
          visibleInErrands,
          ...(emailChange && { emailChange }),
          ...(letterNote && { letterNote }),
        }
      }, outcomeOf),
})
