// Stores the metadata of uploads in the database. Every query that an outside caller can trigger filters by owner.
import type { FileKind, FileRefusal, SiteKey, Upload, UploadPurpose } from '@husrum/domain'
import {
  anonymousUploadLifetimeMs,
  checkFiles,
  fileKinds,
  uploadLifetimeMs,
  uploadLimits,
} from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { isUuid } from '../database/is-uuid.ts'
import type { Schema, Table } from '../database/schema.ts'
import type { UploadOwner } from './upload-owner.ts'

/** A file that is attached or may be attached. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly kind: FileKind
  readonly mediaType: string
  /** Hexadecimal. */
  readonly sha256: string
}

export interface UploadsOfOwner {
  readonly owner: UploadOwner
  readonly purpose: UploadPurpose
}

export interface NewUpload extends UploadsOfOwner {
  readonly id: string
  readonly site: SiteKey
  /** Already sanitised. */
  readonly name: string
  readonly size: number
  /** The sender is not signed in, and the upload belongs to nothing stored yet: it expires early. */
  readonly isAnonymous?: boolean
}

export type TakenUpload =
  | { readonly kind: 'taken' }
  | {
      readonly kind: 'noRoom'
      readonly key: 'fileEmpty' | 'fileTooLarge' | 'tooManyFiles' | 'filesTooLarge'
    }

export type Verdict =
  | {
      readonly kind: 'clean'
      readonly fileKind: FileKind
      readonly size: number
      readonly name: string
      readonly sha256: Uint8Array
    }
  | { readonly kind: 'refused'; readonly refusal: FileRefusal }

export type ClaimedUploads =
  | { readonly kind: 'claimed'; readonly files: readonly StoredFile[] }
  /** Nothing has changed. */
  | {
      readonly kind: 'notClaimed'
      /** Gone, attached to something else, or not the owner's. */
      readonly missing: readonly string[]
      /** Present, but still incoming or refused. */
      readonly notClean: readonly string[]
    }

/** Uploads per owner and purpose, refused ones included, before the oldest are swept. */
const maxTried = 40

type Row = Selectable<Table<'uploads'>>
type Db = Kysely<Schema>

export const storedFileOf = ({
  id,
  name,
  size,
  kind,
  sha256,
}: Pick<Row, 'id' | 'name' | 'size' | 'kind' | 'sha256'>): StoredFile => {
  if (kind === null || sha256 === null) throw new Error(`The upload ${id} is not clean`)
  return { id, name, size, kind, mediaType: fileKinds[kind][0], sha256: Buffer.from(sha256).toString('hex') }
}

export const uploadOf = ({ id, name, size, received, state, kind, refusal }: Row): Upload => ({
  id,
  name,
  size,
  received: state === 'receiving' ? received : size,
  state,
  ...(kind !== null && { kind }),
  ...(refusal !== null && { refusal }),
})

const iso = (ms: number): string => new Date(ms).toISOString()

const ownedRows = (db: Db, { owner, purpose }: UploadsOfOwner, now: number) =>
  db
    .selectFrom('uploads')
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where('purpose', '=', purpose)
    .where('claimed_by', 'is', null)
    .where('expires_at', '>', iso(now))

export type StoredUploads = ReturnType<typeof makeStoredUploads>

export const makeStoredUploads = (db: Db, { now }: { readonly now: () => number }) => ({
  /** Registers a file that is about to be sent, if there is room for it. */
  take: ({ id, owner, purpose, site, name, size, isAnonymous = false }: NewUpload): Promise<TakenUpload> =>
    db.transaction().execute(async (trx) => {
      // Two concurrent calls must not both take the last place.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${owner.id} ${purpose}`}, 0))`.execute(
        trx,
      )
      const there = await ownedRows(trx, { owner, purpose }, now()).select(['size', 'state']).execute()
      if (there.length >= maxTried) return { kind: 'noRoom', key: 'tooManyFiles' }
      const counted = there.filter(({ state }) => state !== 'refused')
      const limits = uploadLimits[purpose]
      const [issue] = checkFiles([{ name, size, kind: limits.kinds[0] }], {
        limits,
        alreadyAttached: counted.length,
        alreadyAttachedBytes: counted.reduce((sum, one) => sum + one.size, 0),
      }).issues
      if (issue) return { kind: 'noRoom', key: issue.key as Extract<TakenUpload, { kind: 'noRoom' }>['key'] }
      await trx
        .insertInto('uploads')
        .values({
          id,
          owner_kind: owner.kind,
          owner_id: owner.id,
          purpose,
          site,
          name,
          size,
          created_at: iso(now()),
          expires_at: iso(now() + (isAnonymous ? anonymousUploadLifetimeMs : uploadLifetimeMs)),
        })
        .execute()
      return { kind: 'taken' }
    }),

  /** All unattached uploads of an owner, in the order in which they began. */
  list: (of: UploadsOfOwner): Promise<readonly Row[]> =>
    ownedRows(db, of, now()).selectAll().orderBy('created_at').orderBy('id').execute(),

  /** An unattached upload; undefined if it is gone or has another owner. */
  find: async (id: string, owner: UploadOwner): Promise<Row | undefined> =>
    isUuid(id)
      ? db
          .selectFrom('uploads')
          .selectAll()
          .where('id', '=', id)
          .where('owner_kind', '=', owner.kind)
          .where('owner_id', '=', owner.id)
          .where('claimed_by', 'is', null)
          .where('expires_at', '>', iso(now()))
          .executeTakeFirst()
      : undefined,

  noteReceived: async (id: string, received: number): Promise<void> => {
    await db
      .updateTable('uploads')
      .set({ received })
      .where('id', '=', id)
      .where('state', '=', 'receiving')
      .where('received', '<', received)
      .execute()
  },

  /** Earlier writers may not write any more parts. Undefined if the upload is gone or complete. */
  takeTurn: async (id: string): Promise<string | undefined> => {
    const row = await db
      .updateTable('uploads')
      .set({ turn: sql`gen_random_uuid()` })
      .where('id', '=', id)
      .where('state', '=', 'receiving')
      .where('expires_at', '>', iso(now()))
      .returning('turn')
      .executeTakeFirst()
    return row?.turn ?? undefined
  },

  hasTurn: async (id: string, turn: string): Promise<boolean> => {
    const row = await db
      .selectFrom('uploads')
      .select('id')
      .where('id', '=', id)
      .where('turn', '=', turn)
      .where('expires_at', '>', iso(now()))
      .executeTakeFirst()
    return row !== undefined
  },

  isThere: async (id: string): Promise<boolean> =>
    (await db.selectFrom('uploads').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

  /** All bytes were received. False if that was recorded before. Call in the transaction that queues the inspection. */
  beginFileInspection: async (within: Db, id: string): Promise<boolean> => {
    const { numUpdatedRows } = await within
      .updateTable('uploads')
      .set(({ ref }) => ({ state: 'judging', received: ref('size') }))
      .where('id', '=', id)
      .where('state', '=', 'receiving')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** An upload whose inspection is pending. */
  toInspect: (id: string): Promise<Row | undefined> =>
    db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'judging')
      .executeTakeFirst(),

  /** False if another server was faster, or the upload was removed meanwhile. */
  judged: async (id: string, verdict: Verdict): Promise<boolean> => {
    const facts =
      verdict.kind === 'clean'
        ? {
            state: 'clean' as const,
            kind: verdict.fileKind,
            size: verdict.size,
            received: verdict.size,
            name: verdict.name,
            sha256: verdict.sha256,
          }
        : { state: 'refused' as const, refusal: verdict.refusal }
    const { numUpdatedRows } = await db
      .updateTable('uploads')
      .set(facts)
      .where('id', '=', id)
      .where('state', '=', 'judging')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** Extends the lifetime of unattached uploads from now on: the draft that they belong to was changed. */
  prolong: async (within: Db, { owner, purpose }: UploadsOfOwner): Promise<void> => {
    await within
      .updateTable('uploads')
      .set({ expires_at: iso(now() + uploadLifetimeMs) })
      .where('id', 'in', ownedRows(within, { owner, purpose }, now()).select('id'))
      .execute()
  },

  /** It can no longer be attached: its bytes are deleted next, then its row. False if it is attached. */
  giveUp: async (id: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('uploads')
      .set({ expires_at: iso(0) })
      .where('id', '=', id)
      .where('claimed_by', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  forget: async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return
    await db
      .deleteFrom('uploads')
      .where('id', 'in', ids)
      .where('claimed_by', 'is', null)
      .where('expires_at', '<', iso(now()))
      .execute()
  },

  expired: async (max: number): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('uploads')
      .select('id')
      .where('claimed_by', 'is', null)
      .where('expires_at', '<', iso(now()))
      .orderBy('expires_at')
      .limit(max)
      .execute()
    return rows.map(({ id }) => id)
  },

  /** Attaches files, all or none; idempotent for the same `by`. */
  claim: async (
    within: Db,
    { owner, purpose, ids, by }: UploadsOfOwner & { readonly ids: readonly string[]; readonly by: string },
  ): Promise<ClaimedUploads> => {
    const wanted = [...new Set(ids)]
    if (wanted.length === 0) return { kind: 'claimed', files: [] }
    const unknown = wanted.filter((id) => !isUuid(id))
    if (unknown.length > 0) return { kind: 'notClaimed', missing: unknown, notClean: [] }
    const rows = await within
      .selectFrom('uploads')
      .selectAll()
      .where('id', 'in', wanted)
      .where('owner_kind', '=', owner.kind)
      .where('owner_id', '=', owner.id)
      .where('purpose', '=', purpose)
      .where((eb) =>
        eb.or([
          eb('claimed_by', '=', by),
          eb.and([eb('claimed_by', 'is', null), eb('expires_at', '>', iso(now()))]),
        ]),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
    const found = new Map(rows.map((row) => [row.id, row]))
    const missing = wanted.filter((id) => !found.has(id))
    const notClean = rows.flatMap(({ id, state }) => (state === 'clean' ? [] : [id]))
    if (missing.length + notClean.length > 0) return { kind: 'notClaimed', missing, notClean }
    await within.updateTable('uploads').set({ claimed_by: by }).where('id', 'in', wanted).execute()
    return {
      kind: 'claimed',
      files: wanted.flatMap((id) => {
        const row = found.get(id)
        return row ? [storedFileOf(row)] : []
      }),
    }
  },

  /** Detaches the files of `by`, or some of them; returns the ids whose bytes must be deleted. */
  release: async (
    within: Db,
    { by, ids }: { readonly by: string; readonly ids?: readonly string[] | undefined },
  ): Promise<readonly string[]> => {
    if (ids?.length === 0) return []
    const rows = await within
      .updateTable('uploads')
      .set({ claimed_by: null, expires_at: iso(0) })
      .where('claimed_by', '=', by)
      .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  },

  claimedBy: async (
    within: Db,
    by: readonly string[],
  ): Promise<readonly (StoredFile & { readonly by: string })[]> => {
    if (by.length === 0) return []
    const rows = await within
      .selectFrom('uploads')
      .selectAll()
      .where('claimed_by', 'in', [...by])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ ...storedFileOf(row), by: row.claimed_by ?? '' }))
  },

  clean: async (id: string): Promise<StoredFile | undefined> => {
    if (!isUuid(id)) return undefined
    const row = await db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'clean')
      .executeTakeFirst()
    return row && storedFileOf(row)
  },
})
