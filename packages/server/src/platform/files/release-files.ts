// Releases files from rows that are deleted. Their contents are deleted with the next file sweep.
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Of bookings, errands or messages to contacts, which have claimed them by `kind:id`. */
export const releaseFilesOf =
  (kind: 'booking' | 'case' | 'contact') =>
  async (trx: Transaction<Schema>, ids: readonly string[]): Promise<void> => {
    await trx
      .updateTable('uploads')
      .set({ claimed_by: null, expires_at: new Date(0).toISOString() })
      .where(
        'claimed_by',
        'in',
        ids.map((id) => `${kind}:${id}`),
      )
      .execute()
  }

/** Account id of files that stay without an account. */
const noOwner = '00000000-0000-0000-0000-000000000000'

/** Files attached to a contract or an errand stay; the rest is swept with its contents. */
export const unlinkFilesOfAccount = async (trx: Transaction<Schema>, accountId: string): Promise<void> => {
  await trx
    .updateTable('uploads')
    .set({ owner_id: noOwner, expires_at: sql`case when claimed_by is null then now() else expires_at end` })
    .where('owner_kind', '=', 'account')
    .where('owner_id', '=', accountId)
    .execute()
}

/**
 * After a backup was restored: deletes uploads that were not finished when it was made, and lets those expire that were released
 * meanwhile, so that they are swept.
 */
export const correctRestoredFiles = async (
  db: Kysely<Schema>,
  released: readonly string[],
): Promise<void> => {
  await db.deleteFrom('uploads').where('state', 'in', ['receiving', 'judging']).execute()
  if (released.length === 0) return
  await db
    .updateTable('uploads')
    .set({ claimed_by: null, expires_at: new Date(0).toISOString() })
    .where('id', 'in', released)
    .execute()
}
