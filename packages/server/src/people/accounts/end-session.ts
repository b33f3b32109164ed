// Ends another session of the same account, such as one on a lost device, and invalidates open links and codes.
import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Sessions } from '../sessions/index.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalidField, outcome } from './account-outcome.ts'
import { liveSession } from './live-session.ts'
import type { AccountChanges } from './postgres-account-changes.ts'

export const makeEndSession =
  ({
    sessions,
    changes,
    audit,
  }: {
    readonly sessions: Pick<Sessions, 'endOf'>
    readonly changes: Pick<AccountChanges, 'voidLinks'>
    readonly audit: AuditLog
  }) =>
  async ({ id }: { readonly id: string }, visitor: Visitor): Promise<AccountOutcome> => {
    const { site, requestId, address } = visitor
    const { accountId } = liveSession(visitor)
    if (!(await sessions.endOf(accountId, id))) return invalidField('id', 'unknownValue')
    await changes.voidLinks(accountId)
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
