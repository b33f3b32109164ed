// What is deleted with an account, and what stays: for its owner, for sweeps, and again after a backup was restored.

import type { Transaction } from 'kysely'
import type { ReleaseFiles } from '../../buying/booking/index.ts'
import { deleteBookingsWithoutContract } from '../../buying/booking/index.ts'
import { removeReporterContacts } from '../../living/errands/index.ts'
import { unlinkFromAuditLog } from '../../platform/audit/unlink-account.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'
import { unlinkFilesOfAccount } from '../../platform/files/release-files.ts'
import { deleteAccountRow } from '../accounts/index.ts'
import { deleteIdentificationsOf } from '../sign-in/index.ts'
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
  await addEvents(trx, [{ type: 'person.deleted', data: { accountId } }])
}
