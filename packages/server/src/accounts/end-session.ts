// Signing out elsewhere: ending another session of one's own.
import type { AuditLog } from '../audit/postgres-audit-log.ts'
import type { Visitor } from '../http/visitor.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalidField, outcome } from './account-outcome.ts'
import { liveSession } from './live-session.ts'

export const makeEndSession =
  ({ sessions, audit }: { readonly sessions: Pick<Sessions, 'endOf'>; readonly audit: AuditLog }) =>
  async ({ id }: { readonly id: string }, visitor: Visitor): Promise<AccountOutcome> => {
    const { site, requestId, address } = visitor
    const { accountId } = liveSession(visitor)
    if (!(await sessions.endOf(accountId, id))) return invalidField('id', 'unknownValue')
    await audit.add({
      event: 'signedOut',
      site,
      requestId,
      address,
      accountId,
      detail: { method: 'elsewhere' },
    })
    return outcome('Ok')
  }
