// The cache in front of the servers: it is told which pages to let go of when the catalogue changes, and with each release.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { CdnSettings } from '../http/cdn.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Module, Platform } from '../platform/module.ts'
import { reasonOf } from '../platform/reason-of.ts'
import { allPagesTag } from '../render/shareable-page.ts'
import { followCatalogue, takenUpMs } from './follow-catalogue.ts'
import { makePurger } from './purger.ts'

/** Pages to let go of, by tag. With a transaction it is promised if, and only if, that is committed. */
export type AskForPurge = (db: Kysely<Schema>, tags: readonly string[]) => Promise<void>

export interface CdnModule extends Module {
  readonly askForPurge: AskForPurge
  /**
   * All pages, now and once more when every server has taken the new content up: one that has not yet makes a page as it was, and that
   * would be kept for an hour.
   */
  readonly letGoOfContent: (trx: Kysely<Schema>) => Promise<void>
}

const purgeJob = 'purge pages'
const everyMs = 500

/** @param cdn absent: nobody keeps pages but the servers, who see for themselves. */
export const cdnModule = (
  { db, log }: Pick<Platform, 'db' | 'log'>,
  {
    jobs,
    cdn,
    release,
  }: {
    readonly jobs: Pick<Jobs, 'enqueue' | 'handleOutside'>
    readonly cdn: CdnSettings | undefined
    /** The build and the content of this server. */
    readonly release: string
  },
): CdnModule => {
  if (!cdn) return { askForPurge: async () => undefined, letGoOfContent: async () => undefined }
  const purge = makePurger(cdn)
  const askForPurge: AskForPurge = (within, tags) => jobs.enqueue(within, { kind: purgeJob, facts: { tags } })
  const letGoOfContent = async (trx: Kysely<Schema>): Promise<void> => {
    await askForPurge(trx, [allPagesTag])
    await jobs.enqueue(trx, { kind: purgeJob, facts: { tags: [allPagesTag] }, afterMs: takenUpMs })
  }
  jobs.handleOutside(purgeJob, (facts) => purge((facts as { readonly tags: readonly string[] }).tags))

  let timer: NodeJS.Timeout | undefined
  let following: Promise<unknown> = Promise.resolve()
  const follow = (): void => {
    following = followCatalogue(db, askForPurge)
      .catch((cause: unknown) =>
        log.warn(reasonOf(cause), 'The catalogue could not be followed for its pages'),
      )
      .finally(() => {
        timer = setTimeout(follow, everyMs).unref()
      })
  }

  /** Pages of the release before may have been kept since this one began: who leaves last takes them along. */
  const isLeft = async (): Promise<boolean> => {
    const last = await db.selectFrom('page_purges').select('release').executeTakeFirst()
    return last?.release !== release
  }
  const noteRelease = (): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('page_purges')
        .set({ release })
        .where('release', 'is distinct from', release)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await askForPurge(trx, [allPagesTag])
    })

  return {
    askForPurge,
    letGoOfContent,
    start: () => {
      following = noteRelease()
        .catch((cause: unknown) =>
          log.warn(reasonOf(cause), 'Pages of the release before are kept for an hour'),
        )
        .finally(follow)
    },
    close: async () => {
      await following
      clearTimeout(timer)
      if (await isLeft().catch(() => false)) await askForPurge(db, [allPagesTag]).catch(() => undefined)
    },
  }
}
