// Lets go of what has had its time: failures, links, the audit log of last year, and accounts whose address nobody ever confirmed.

import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

const hourMs = 3_600_000
/** Long enough to answer for what happened; after that it only tells of people (GDPR, article 5.1 e). */
export const auditKeptMs = 365 * 24 * hourMs

/** As long as a stage may take from its first sign to the last key. */
export const interestsKeptMs = 2 * auditKeptMs

/**
 * To be called now and then; several processes may. An account by e-mail that was not confirmed within two days (its
 * link is good for one) never was anybody's.
 */
export const sweepAccounts = async (db: Kysely<Schema>, now: number): Promise<void> => {
  const ago = (ms: number): string => new Date(now - ms).toISOString()
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', ago(hourMs)).execute()
  await db.deleteFrom('call_counts').where('empty_at', '<', ago(0)).execute()
  await db.deleteFrom('audit_log').where('at', '<', ago(auditKeptMs)).execute()
  await db
    .deleteFrom('account_links')
    .where('expires_at', '<', ago(24 * hourMs))
    .execute()
  await db.deleteFrom('account_undos').where('expires_at', '<', ago(0)).execute()
  await db.deleteFrom('interests').where('changed_at', '<', ago(interestsKeptMs)).execute()
  await db
    .deleteFrom('accounts')
    .where('email_confirmed_at', 'is', null)
    .where('identity_lookup', 'is', null)
    .where('password_hash', 'is not', null)
    .where('created_at', '<', ago(48 * hourMs))
    .execute()
}
