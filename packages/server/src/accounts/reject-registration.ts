// "It was not me": whoever reads the mail of a registration that they know nothing of ends it by its link.
import type { AuditLog } from '../audit/postgres-audit-log.ts'
import type { Visitor } from '../http/visitor.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { organisationOf, outcome } from './account-outcome.ts'
import type { AccountChanges } from './postgres-account-changes.ts'
import type { AccountLinks } from './postgres-account-links.ts'
import { badLink } from './reset-password.ts'

/**
 * Every link to the address is used up. An account that an identity holds stays: its person signs in with that, and may
 * have bookings; only this address never becomes theirs.
 */
export const makeRejectRegistration =
  ({
    changes,
    links,
    audit,
  }: {
    readonly changes: Pick<AccountChanges, 'deleteUnconfirmed'>
    readonly links: Pick<AccountLinks, 'spend'>
    readonly audit: AuditLog
  }) =>
  async (
    { token }: { readonly token: string },
    { site, requestId, address }: Visitor,
  ): Promise<AccountOutcome> => {
    const opened = await links.spend('confirmEmail', organisationOf(site), token)
    if (!opened) return badLink()
    const isDeleted = await changes.deleteUnconfirmed(opened.accountId)
    const detail = { isDeleted }
    await audit.add({
      event: 'registrationRejected',
      site,
      requestId,
      address,
      accountId: opened.accountId,
      detail,
    })
    return outcome('Ok')
  }
