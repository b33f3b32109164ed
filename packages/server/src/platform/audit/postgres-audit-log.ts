// The audit log of accounts and sessions, for those who must account for it. No personal number, address or secret.

import type { SiteDefinition } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { sourceNetworkOf } from '../http/visitor-address.ts'

export type AuditEvent =
  | 'signedIn'
  | 'signInFailed'
  | 'signInLocked'
  | 'signedOut'
  | 'tokenRefused'
  | 'accountCreated'
  | 'identityTied'
  | 'identityShown'
  | 'identityUntied'
  | 'identityRefused'
  | 'emailConfirmed'
  | 'registrationRejected'
  | 'emailChanged'
  | 'changeUndone'
  | 'emailSignInSet'
  | 'passwordResetAsked'
  | 'passwordSet'
  | 'consentGiven'
  | 'consentRefused'
  | 'accountUpdated'
  | 'accountDeleted'
  | 'contractPartyRead'
  | 'interestRegistered'

export interface AuditEntry {
  readonly event: AuditEvent
  readonly site?: SiteDefinition | undefined
  readonly accountId?: string | undefined
  readonly requestId?: string | undefined
  /** The visitor's address, of which only the network is stored; undefined if unknown. */
  readonly address: string | undefined
  /** Short words and numbers with details: `{ method: 'bank_id' }`. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

export interface AuditLog {
  add(entry: AuditEntry): Promise<void>
}

export const makeAuditLog = (db: Kysely<Schema>): AuditLog => ({
  add: async ({ event, site, accountId, requestId, address, detail }) => {
    await db
      .insertInto('audit_log')
      .values({
        event,
        account_id: accountId ?? null,
        site_id: site?.siteId ?? null,
        request_id: requestId ?? null,
        network: sourceNetworkOf(address ?? '') || null,
        detail: detail ? JSON.stringify(detail) : null,
      })
      .execute()
  },
})
