// Switches sign-in by e-mail on or off for an account. The owner must have proven the identity, which is the other way to sign in.
import { isFreshIdentity } from '@husrum/domain'
import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Sessions } from '../sessions/index.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { outcome } from './account-outcome.ts'
import { liveSession } from './live-session.ts'
import type { AccountChanges } from './postgres-account-changes.ts'

/** Switching it off ends the other sessions, because some may have been started by e-mail. */
export const makeAllowEmailSignIn =
  ({
    changes,
    sessions,
    audit,
    now,
  }: {
    readonly changes: Pick<AccountChanges, 'setRequiresIdentity'>
    readonly sessions: Pick<Sessions, 'endAll'>
    readonly audit: AuditLog
    /** Epoch milliseconds. */
    readonly now: () => number
  }) =>
  async ({ allowed }: { readonly allowed: boolean }, visitor: Visitor): Promise<AccountOutcome> => {
    const session = liveSession(visitor)
    if (!isFreshIdentity(session, now())) return outcome('MustActivatePid')
    const { accountId, sessionId } = session
    const { site, requestId, address } = visitor
    await changes.setRequiresIdentity(accountId, !allowed)
    if (!allowed) await sessions.endAll(accountId, sessionId)
    await audit.add({ event: 'emailSignInSet', site, requestId, address, accountId, detail: { allowed } })
    return outcome('Ok')
  }
