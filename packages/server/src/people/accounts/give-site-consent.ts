// Records whether an account may be used on the brand of the site (PLAT-63).
import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { outcome } from './account-outcome.ts'
import type { Accounts } from './accounts.ts'
import { liveSession } from './live-session.ts'

export const makeGiveSiteConsent =
  ({ accounts, audit }: { readonly accounts: Pick<Accounts, 'giveConsent'>; readonly audit: AuditLog }) =>
  async ({ accepted }: { readonly accepted: boolean }, visitor: Visitor): Promise<AccountOutcome> => {
    const { accountId } = liveSession(visitor)
    const { site, requestId, address } = visitor
    await accounts.giveConsent(accountId, site, accepted)
    await audit.add({
      event: accepted ? 'consentGiven' : 'consentRefused',
      site,
      requestId,
      address,
      accountId,
    })
    return outcome('Ok')
  }
