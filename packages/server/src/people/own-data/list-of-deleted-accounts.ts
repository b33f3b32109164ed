// The list of deleted accounts, stored with the files: a database restored from a backup does not have them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { isNotThere } from '../../platform/files/stored-files.ts'
import type { UploadStore } from '../../platform/files/upload-store.ts'

const dayMs = 86_400_000
/** Maximum age of a backup (docs/guide/retention.md). */
export const backupsRetentionDays = 35
/** A few days longer than the oldest backup, which is deleted in the night after its last day. */
export const deletionsRetentionDays = backupsRetentionDays + 5
/** How far back the sweep deletes: covers servers that did not run; older lists are not found any more. */
const sweptDays = 30
const writtenAtOnce = 1_000

/** The trigger on `accounts` notifies this channel of each deletion. */
export const deletionsChannel = 'deleted_accounts'

/** Named by day, so that a list is found without listing the directory. */
const fileOf = (at: number): string => `deleted-accounts-${new Date(at).toISOString().slice(0, 10)}`

/** An id and the time, separated by a space. */
const line = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) \S+$/

/** After a backup was restored: the file store may be another one, so the deletions are listed there again. */
export const listDeletionsAgain = async (db: Kysely<Schema>): Promise<void> => {
  await db.updateTable('deleted_accounts').set({ listed_at: null }).execute()
}

export interface ListOfDeletedAccounts {
  /** Writes committed deletions that are not on the list yet. Idempotent, also with several servers at once. */
  writeOut(): Promise<void>
  /** Ids of accounts that were deleted from a time (epoch milliseconds) on, and some from the day before. */
  since(at: number): Promise<readonly string[]>
  /** Deletes lists that are older than any backup. */
  sweep(): Promise<void>
}

/** Rejects with the error of the file storage. A day without a list is a day without deletions. */
export const makeListOfDeletedAccounts = ({
  db,
  store,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly store: Pick<UploadStore, 'keep' | 'read' | 'remove'>
  readonly now: () => number
}): ListOfDeletedAccounts => {
  const linesOf = async (file: string): Promise<readonly string[]> => {
    try {
      return (await text(await store.read(file))).split('\n').filter(Boolean)
    } catch (cause) {
      if (isNotThere(cause)) return []
      throw cause
    }
  }

  /** Keeps the existing lines: a database of another time may have written them. */
  const addLines = async (file: string, lines: readonly string[]): Promise<void> => {
    const all = new Set([...(await linesOf(file)), ...lines])
    const place = await mkdtemp(join(tmpdir(), 'husrum-'))
    try {
      await writeFile(join(place, file), `${[...all].join('\n')}\n`)
      await store.keep(file, join(place, file))
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  }

  /** Returns whether there may be more. */
  const writeSome = (): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const turn = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended('list of deleted accounts', 0)) as mine`.execute(
        trx,
      )
      if (!turn.rows[0]?.mine) return false
      const rows = await trx
        .selectFrom('deleted_accounts')
        .select(['id', 'deleted_at'])
        .where('listed_at', 'is', null)
        .orderBy('deleted_at')
        .limit(writtenAtOnce)
        .execute()
      const days = Map.groupBy(rows, ({ deleted_at }) => fileOf(Date.parse(deleted_at)))
      for (const [file, deleted] of days)
        await addLines(
          file,
          deleted.map(({ id, deleted_at }) => `${id} ${new Date(deleted_at).toISOString()}`),
        )
      if (rows.length > 0)
        await trx
          .updateTable('deleted_accounts')
          .set({ listed_at: sql`now()` })
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute()
      return rows.length === writtenAtOnce
    })

  return {
    writeOut: async () => {
      while (await writeSome());
    },
    since: async (at) => {
      const ids = new Set<string>()
      // Includes the day before, for transactions that began then and committed later, and for clock differences.
      for (let day = at - dayMs; day < now() + 2 * dayMs; day += dayMs)
        for (const each of await linesOf(fileOf(day))) {
          const [, id] = line.exec(each) ?? []
          if (id === undefined) throw new Error(`The list ${fileOf(day)} has an invalid line.`)
          ids.add(id)
        }
      return [...ids]
    },
    sweep: async () => {
      for (let days = deletionsRetentionDays + 1; days <= deletionsRetentionDays + sweptDays; days += 1)
        await store.remove(fileOf(now() - days * dayMs))
    },
  }
}
