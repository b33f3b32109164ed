// After a restore from backup: deletes again the accounts that were deleted since the backup, with the same code as the first time.
import { deletionObstacles, isActiveBooking } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { makeCatalogueHomes } from '../../buying/booking/index.ts'
import { makeAuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { makeStoredUploads } from '../../platform/files/postgres-uploads.ts'
import { makeDeletionBusiness } from './deletion-business.ts'
import { releaseAccount } from './release-account.ts'

export interface DeletedAgain {
  readonly deleted: number
  /** Deleted accounts that had open business when the backup was made; staff have to look at it. */
  readonly hadBusiness: readonly string[]
  /** Accounts that could not be deleted, each with the database error. */
  readonly failed: readonly { readonly id: string; readonly reason: string }[]
}

const lookedUpAtOnce = 1_000

type Trx = Transaction<Schema>

const bookingsOf = async (trx: Trx, accountId: string) => {
  const rows = await trx
    .selectFrom('bookings')
    .select(['id', 'status', 'object_id', 'status_before'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.filter(({ status }) => isActiveBooking(status))
}

/** Releases homes that deleted bookings reserve; the servers notify the next in the waiting list. */
const releaseHomes = async (
  trx: Trx,
  active: Awaited<ReturnType<typeof bookingsOf>>,
  homes: Pick<ReturnType<typeof makeCatalogueHomes>, 'release'>,
): Promise<void> => {
  for (const { id, object_id, status_before } of active) {
    const left = await trx.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst()
    if (!left) await homes.release(trx, object_id, status_before, 'expiry')
  }
}

/** Sends no e-mails: they were sent the first time. File contents are deleted with the next sweep of a server. */
export const deleteAccountsAgain = async (
  db: Kysely<Schema>,
  ids: readonly string[],
  { now }: { readonly now: () => number },
): Promise<DeletedAgain> => {
  const uploads = makeStoredUploads(db, { now })
  const homes = makeCatalogueHomes({ db, now })
  let deleted = 0
  const hadBusiness: string[] = []
  const failed: { id: string; reason: string }[] = []

  /** Returns whether the account had open business. */
  const deleteOne = (id: string): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const business = deletionObstacles(await makeDeletionBusiness({ now }).of(trx, id))
      const active = await bookingsOf(trx, id)
      await releaseAccount(trx, id, { uploads, now })
      await releaseHomes(trx, active, homes)
      await makeAuditLog(trx).add({
        event: 'accountDeleted',
        address: undefined,
        detail: { afterRestore: true },
      })
      return business.length > 0
    })

  for (let at = 0; at < ids.length; at += lookedUpAtOnce) {
    const living = await db
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', ids.slice(at, at + lookedUpAtOnce))
      .execute()
    for (const { id } of living)
      try {
        if (await deleteOne(id)) hadBusiness.push(id)
        deleted += 1
      } catch (cause) {
        failed.push({ id, reason: (cause as Error).message })
      }
  }
  return { deleted, hadBusiness, failed }
}
