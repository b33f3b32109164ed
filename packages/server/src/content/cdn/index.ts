// Purges pages from the cache in front of the servers when the catalogue changes, and with each release.
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { CdnSettings } from '../../platform/http/cdn.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { reasonOf } from '../../platform/modules/reason-of.ts'
import { allPagesTag } from '../render/index.ts'
import { followCatalogue, takenUpMs } from './follow-catalogue.ts'
import { makePurger } from './purger.ts'

export { cdnDeclaration } from './declaration.ts'

/** Purges pages by tag. Within a transaction the purge is queued if, and only if, it is committed. */
export type AskForPurge = (db: Kysely<Schema>, tags: readonly string[]) => Promise<void>

export interface CdnModule extends Module {
  readonly askForPurge: AskForPurge
  /**
   * Purges all pages now, and again when every server has loaded the new content: until then a server may render an old page,
   * which would be cached for an hour.
   */
  readonly purgeContent: (trx: Kysely<Schema>) => Promise<void>
}

const purgeJob = 'purge pages'
const everyMs = 500

/** @param cdn absent: there is no cache in front, and the servers update their own. */
export const cdnModule = (
  { db, log }: Pick<Platform, 'db' | 'log'>,
  {
    jobs,
    cdn,
    release,
  }: {
    readonly jobs: Pick<Jobs, 'enqueue' | 'handleOutside'>
    readonly cdn: CdnSettings | undefined
    /** The build and the content version of this server. */
    readonly release: string
  },
): CdnModule => {
  if (!cdn) return { askForPurge: async () => undefined, purgeContent: async () => undefined }
  const purge = makePurger(cdn)
  const askForPurge: AskForPurge = (within, tags) => jobs.enqueue(within, { kind: purgeJob, facts: { tags } })
  const purgeContent = async (trx: Kysely<Schema>): Promise<void> => {
    await askForPurge(trx, [allPagesTag])
    await jobs.enqueue(trx, { kind: purgeJob, facts: { tags: [allPagesTag] }, afterMs: takenUpMs })
  }
  jobs.handleOutside(purgeJob, (facts) => purge((facts as { readonly tags: readonly string[] }).tags))

  let timer: NodeJS.Timeout | undefined
  let following: Promise<unknown> = Promise.resolve()
  const follow = (): void => {
    following = followCatalogue(db, askForPurge)
      .catch((cause: unknown) =>
        log.warn(reasonOf(cause), 'Catalogue changes could not be purged from the CDN'),
      )
      .finally(() => {
        timer = setTimeout(follow, everyMs).unref()
      })
  }

  /** A server of the previous release may have rendered pages since this one started, so the last one to stop purges them. */
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
    purgeContent,
    start: () => {
      following = noteRelease()
        .catch((cause: unknown) =>
          log.warn(
            reasonOf(cause),
            'Pages of the previous release could not be purged from the CDN and stay there for an hour',
          ),
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
