// Attaches uploads to an errand or to one of its messages, in the transaction of that change.
import type { UploadPurpose } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { StoredFile } from '../../platform/files/postgres-uploads.ts'
import type { UploadOwner } from '../../platform/files/upload-owner.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import { refuseField } from './refusals.ts'

/** Uploads for an update or for a message: users do not distinguish them. */
const purposes: readonly UploadPurpose[] = ['caseUpdate', 'message']

export interface ClaimFiles {
  readonly ids: readonly string[]
  /** Their owner: a draft or an account. */
  readonly owner: UploadOwner
  /** `case:` with the errand's id. */
  readonly by: string
  /** The field to report if the files are not available. */
  readonly field: string
}

/** Throws `ErrandRefused` if a file is gone, incoming or refused, or has another owner. */
export const claimFiles = async (
  trx: Kysely<Schema>,
  uploads: Pick<UploadService, 'claim'>,
  { ids, owner, by, field }: ClaimFiles,
): Promise<readonly StoredFile[]> => {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('uploads')
    .select(['id', 'purpose'])
    .where('id', 'in', [...ids])
    .where('purpose', 'in', [...purposes])
    .execute()
  const claimed = new Map<string, StoredFile>()
  for (const purpose of purposes) {
    const ofPurpose = rows.filter((row) => row.purpose === purpose).map((row) => row.id)
    const answer = await uploads.claim(trx, { owner, purpose, ids: ofPurpose, by })
    if (answer.kind !== 'claimed') return refuseField(field, 'invalidInput')
    for (const file of answer.files) claimed.set(file.id, file)
  }
  if (ids.some((id) => !claimed.has(id))) return refuseField(field, 'invalidInput')
  return ids.flatMap((id) => claimed.get(id) ?? [])
}
