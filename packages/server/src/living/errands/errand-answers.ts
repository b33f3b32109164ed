// Converts the outcome of a change to a response.

import { Problem } from '../../platform/http/problem.ts'
import type { Reply } from '../../platform/http/reply.ts'
import { reply } from '../../platform/http/reply.ts'
import type { ErrandDetailsDto } from './listed-errands.ts'
import { ErrandRefused } from './refusals.ts'

/** Throws a `Problem` for a refused change; an outdated version is answered with the current errand (412). */
export const answerChange = async (change: Promise<ErrandDetailsDto>): Promise<Reply<ErrandDetailsDto>> => {
  try {
    const errand = await change
    return reply(errand, { headers: [['etag', `"${errand.version}"`]] })
  } catch (cause) {
    if (!(cause instanceof ErrandRefused)) throw cause
    const { refusal } = cause
    switch (refusal.kind) {
      case 'changedMeanwhile':
        return reply(refusal.errand, {
          status: 412,
          headers: [['etag', `"${refusal.errand.version}"`]],
        })
      case 'statusConflict':
        throw new Problem('statusConflict', { present: refusal.caseStatusId, cause })
      case 'invalid':
        throw new Problem('invalidRequest', {
          errors: refusal.issues.map(({ key, path }) => ({ field: path.join('.'), key })),
          cause,
        })
      default:
        throw new Problem(refusal.kind, { cause })
    }
  }
}
