// Deletes drafts of reports that expired after a day, with their files, and expired idempotency keys.
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { CaseDrafts } from './postgres-case-drafts.ts'

/** Idempotency keys are stored for a day (PLAT-112). */
const keysRetentionMs = 24 * 3_600_000

/** Call it periodically; several processes may do so. */
export const sweepCases = async ({
  db,
  drafts,
  now,
  removeFiles,
}: {
  readonly db: Kysely<Schema>
  readonly drafts: Pick<CaseDrafts, 'sweep'>
  readonly now: () => number
  readonly removeFiles: (draftId: string) => Promise<void>
}): Promise<void> => {
  for (const id of await drafts.sweep()) await removeFiles(id)
  await db
    .deleteFrom('case_submissions')
    .where('created_at', '<', new Date(now() - keysRetentionMs).toISOString())
    .execute()
}
