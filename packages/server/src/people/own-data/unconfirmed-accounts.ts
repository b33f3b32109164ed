// Deletes accounts with unconfirmed e-mail addresses, by the same rule as all others.
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { makeStoredUploads } from '../../platform/files/postgres-uploads.ts'
import { deleteIfAllowed, deleteWithin } from './delete-if-allowed.ts'

const hourMs = 3_600_000
/** The link that confirms an address is valid for one day. */
const unconfirmedRetentionMs = 48 * hourMs
const maxAtOnce = 500

const unconfirmed = (db: Kysely<Schema>) =>
  db
    .selectFrom('accounts')
    .select('id')
    .where('email_confirmed_at', 'is', null)
    .where('identity_lookup', 'is', null)

/**
 * Deletes accounts by e-mail that were not confirmed within two days. Runs regularly, on several servers. An account with an
 * obstacle to its deletion stays.
 */
export const sweepUnconfirmedAccounts = async (db: Kysely<Schema>, now: number): Promise<void> => {
  const uploads = makeStoredUploads(db, { now: () => now })
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await unconfirmed(db)
      .where('password_hash', 'is not', null)
      .where('created_at', '<', new Date(now - unconfirmedRetentionMs).toISOString())
      .where('id', '>', after)
      .orderBy('id')
      .limit(maxAtOnce)
      .execute()
    for (const { id } of rows)
      await deleteIfAllowed(db, id, { uploads, now: () => now, isStill: unconfirmed })
    const last = rows.at(-1)
    if (!last || rows.length < maxAtOnce) return
    after = last.id
  }
}

/** Deletes an unconfirmed account, in a transaction that has not locked a booking or a payment. */
export const deleteUnconfirmed = async (
  trx: Kysely<Schema>,
  accountId: string,
  { now }: { readonly now: () => number },
): Promise<boolean> => {
  const uploads = makeStoredUploads(trx, { now })
  const { kind } = await deleteWithin(trx as Transaction<Schema>, accountId, {
    uploads,
    now,
    isStill: unconfirmed,
  })
  return kind === 'deleted'
}
