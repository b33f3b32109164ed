// What is deleted with an account, and what stays: for its owner, for sweeps, and again after a backup was restored.
import type { Transaction } from 'kysely'
import { deleteAccountRow } from '../accounts/set-account-facts.ts'
import { unlinkFromAuditLog } from '../audit/unlink-account.ts'
import type { ReleaseFiles } from '../booking/delete-bookings-of-account.ts'
import { deleteBookingsWithoutContract } from '../booking/delete-bookings-of-account.ts'
import type { Schema } from '../database/schema.ts'
import { removeReporterContacts } from '../errands/remove-reporter.ts'
import { unlinkFilesOfAccount } from '../files/release-files.ts'
import { deleteIdentificationsOf } from '../sign-in/delete-identifications.ts'
import { keepContractParty } from './contract-parties.ts'

/** Does not check for obstacles: the caller has done so, or repeats an earlier deletion. */
export const releaseAccount = async (
  trx: Transaction<Schema>,
  accountId: string,
  { uploads, now }: { readonly uploads: ReleaseFiles; readonly now: () => number },
): Promise<void> => {
  await deleteBookingsWithoutContract(trx, accountId, uploads)
  await keepContractParty(trx, accountId, now())
  await removeReporterContacts(trx, accountId)
  await deleteIdentificationsOf(trx, accountId)
  await unlinkFromAuditLog(trx, accountId)
  await unlinkFilesOfAccount(trx, accountId)
  await deleteAccountRow(trx, accountId)
}
