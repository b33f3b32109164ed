// The files of pictures: stored under the hash of their content beside uploads, in the bucket or the data directory.
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { UploadStore } from '../../platform/files/upload-store.ts'
import type { ReadPicture } from './read-picture.ts'
import { readPicture } from './read-picture.ts'

export type FileStore = Pick<UploadStore, 'keep' | 'read' | 'remove'>

/** One upload or removal of a picture at a time, on all servers. */
export const lockMedia = (trx: Transaction<Schema>, id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(trx)

export interface TakenPicture extends Omit<ReadPicture, 'body'> {
  readonly bytes: number
  /** It was not stored before. */
  readonly isNew: boolean
}

const keepBytes = async (store: FileStore, id: string, body: Uint8Array): Promise<void> => {
  const folder = join(tmpdir(), `husrum-media-${randomUUID()}`)
  await mkdir(folder)
  try {
    const path = join(folder, 'file')
    await writeFile(path, body)
    await store.keep(id, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Checks and stores a picture. Throws {@link RefusedMedia}. */
export const takePicture = async (
  { db, store }: { readonly db: Kysely<Schema>; readonly store: FileStore },
  file: Uint8Array,
): Promise<TakenPicture> => {
  const { body, ...facts } = await readPicture(file)
  const { id, type, width, height } = facts
  return db.transaction().execute(async (trx) => {
    await lockMedia(trx, id)
    const known = await trx.selectFrom('media').select('is_removed').where('id', '=', id).executeTakeFirst()
    if (!known || known.is_removed) await keepBytes(store, id, body)
    await trx
      .insertInto('media')
      .values({ id, type, width, height, bytes: file.length })
      // It is kept for another while, also if it was unused.
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          is_removed: false,
          unused_since: sql`case when media.unused_since is null then null else now() end`,
        }),
      )
      .execute()
    return { ...facts, bytes: file.length, isNew: !known }
  })
}

/** The stored bytes of a picture. */
export const readStored = async (store: FileStore, id: string): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of await store.read(id)) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
