// Sends a fault report, over HTTP (FAULT-37, FAULT-78).
import type { CaseSubmission, CaseSubmitter } from '@husrum/application'
import { submitCaseDraft } from '@husrum/contract'
import { caseFailureOf } from '@husrum/domain'
import type { Refusal, ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'

/** Defaults if the response has no retry delay. */
const usualWaitMs = { tooManyRequests: 60_000, stillRunning: 1_000 }

const refused = ({ status }: Refusal): CaseSubmission => ({
  kind: 'refused',
  failure: caseFailureOf(status),
  status,
})

const outcomeOf = onOutcome<typeof submitCaseDraft, CaseSubmission>(submitCaseDraft, {
  tooManyRequests: ({ retryAfterMs = usualWaitMs.tooManyRequests }) => ({ kind: 'tooFast', retryAfterMs }),
  stillRunning: () => ({ kind: 'stillRunning', retryAfterMs: usualWaitMs.stillRunning }),
  notFound: refused,
  statusConflict: refused,
  keyReused: refused,
  invalidRequest: refused,
  forbidden: refused,
  identityRequired: refused,
  bodyTooLarge: refused,
  unsupportedMediaType: refused,
})

export const makeHttpCaseSubmitter = ({ client }: { readonly client: ServiceClient }): CaseSubmitter => ({
  submit: (id, submission) =>
    client
      .call(submitCaseDraft, { id, submission }, { idempotencyKey: `${id}.${submission}` })
      .then(({ body }): CaseSubmission => {
        return { kind: 'taken', ...body }
      }, outcomeOf),
})
