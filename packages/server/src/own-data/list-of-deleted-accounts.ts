// The list of accounts that were deleted, beside the files: a database that comes back from a backup has forgotten them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { isNotThere } from '../files/kept-files.ts'
import type { UploadStore } from '../files/upload-store.ts'

const dayMs = 86_400_000
/** No backup may be older (docs/guide/retention.md). */
export const backupsKeptDays = 35
/** A few longer than the oldest backup, which goes with the night after its last day. */
export const deletionsKeptDays = backupsKeptDays + 5
/** What a server that stood still left lying; after that it is found no more, and is nobody's. */
const sweptDays = 30
const writtenAtOnce = 1_000

/** The trigger on `accounts` says something here with each deletion. */
export const deletionsChannel = 'deleted_accounts'

/** By its day the list can be found without asking what there is. */
const fileOf = (at: number): string => `deleted-accounts-${new Date(at).toISOString().slice(0, 10)}`

/** An id and the instant, with a space between. */
const line = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) \S+$/

export interface ListOfDeletedAccounts {
  /** Writes what is committed and not on the list yet. Several servers may try at once, and any number of times. */
  writeOut(): Promise<void>
  /** Ids of accounts that were deleted from an instant (epoch milliseconds) on, and of some from the day before. */
  since(at: number): Promise<readonly string[]>
  /** Lets go of days that no backup is as old as. */
  sweep(): Promise<void>
}

/** Rejects while the files cannot be asked, or with what they said; a day without a list is a day without deletions. */
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

  /** Nothing that stands there goes: a database of another time may have written it. */
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

  /** Answers whether there may be more. */
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
      // Begun the day before and committed afterwards; and clocks differ.
      for (let day = at - dayMs; day < now() + 2 * dayMs; day += dayMs)
        for (const each of await linesOf(fileOf(day))) {
          const [, id] = line.exec(each) ?? []
          if (id === undefined) throw new Error(`The list ${fileOf(day)} has a line that is none.`)
          ids.add(id)
        }
      return [...ids]
    },
    sweep: async () => {
      for (let days = deletionsKeptDays + 1; days <= deletionsKeptDays + sweptDays; days += 1)
        await store.remove(fileOf(now() - days * dayMs))
    },
  }
}
