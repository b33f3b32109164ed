// Ends the session of this browser.
import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import { assertKnown } from '../../platform/http/caller.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Sessions } from '../sessions/index.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { outcome } from './account-outcome.ts'

/** Also succeeds for an anonymous caller. */
export const makeSignOut =
  ({ sessions, audit }: { readonly sessions: Pick<Sessions, 'end'>; readonly audit: AuditLog }) =>
  async ({ caller, site, requestId, address }: Visitor): Promise<AccountOutcome> => {
    assertKnown(caller)
    if (caller.kind === 'anonymous') return outcome('Ok')
    const { sessionId, accountId } = caller.session
    await sessions.end(sessionId)
    await audit.add({ event: 'signedOut', site, requestId, address, accountId })
    return outcome('Ok')
  }
