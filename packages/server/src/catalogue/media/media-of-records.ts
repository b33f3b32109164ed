// Which pictures records name, and which of them have come.
import type { CatalogueKind, FindMedia, RecordMedia } from '@husrum/domain'
import { isMediaAddress, isMediaId, mediaKeyOf, pictureIdOf } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Database = Kysely<Schema> | Transaction<Schema>

/** A record that may name pictures. */
export interface NamesMedia {
  readonly externalId: string
  readonly media?: readonly RecordMedia[]
}

const anyOf = (texts: Iterable<string>) => sql<string>`any(${[...texts]}::text[])`

/** The uploads that records of a source name, as far as they have come. */
export const findMediaOf = async (
  db: Database,
  source: string,
  records: Iterable<NamesMedia>,
): Promise<FindMedia> => {
  const keys = new Set<string>()
  for (const { media = [] } of records) for (const each of media) keys.add(mediaKeyOf(source, each.media))
  const ids = [...keys].filter(isMediaId)
  const refs = [...keys].filter((key) => !isMediaId(key))
  const uploads =
    ids.length === 0
      ? []
      : await db
          .selectFrom('media')
          .select('id')
          .where('id', '=', anyOf(ids))
          .where('is_removed', '=', false)
          .execute()
  const links =
    refs.length === 0
      ? []
      : await db
          .selectFrom('media_links')
          .innerJoin('media', 'media.id', 'media_links.media_id')
          .select(['ref', 'media.id'])
          .where('ref', '=', anyOf(refs))
          .where('is_removed', '=', false)
          .execute()
  const found = new Map([
    ...uploads.map(({ id }) => [id, id] as const),
    ...links.map(({ ref, id }) => [ref, id] as const),
  ])
  return (media) => found.get(mediaKeyOf(source, media))
}

/** The picture that a text names; undefined for a file that has not come. */
export type FindPicture = (
  name: string | undefined,
  crop?: { readonly isPlan: boolean },
) => string | undefined

const fileName = /\.(?:jpe?g|png|webp|avif|svg)$/i

/** Finds the pictures of records that name them by a single text: premises, contacts and options. */
export const findPicturesOf = async (
  db: Database,
  source: string,
  names: Iterable<string | undefined>,
): Promise<FindPicture> => {
  const files = [...new Set(names)].filter((name) => name !== undefined && fileName.test(name))
  const find = await findMediaOf(db, source, [
    { externalId: '', media: files.map((media) => ({ media: media ?? '', kind: 'picture' })) },
  ])
  return (name, { isPlan } = { isPlan: false }) => {
    if (name === undefined) return undefined
    const id = fileName.test(name) ? find(name) : name
    return id !== undefined && isMediaId(id) ? pictureIdOf({ id, isPlan }) : id
  }
}

/** A use of a picture by a record of the source. */
interface Use {
  readonly kind: CatalogueKind
  readonly external_id: string
  readonly position: number
  readonly ref: string
  readonly name: string
}

const usesOf = (source: string, kind: CatalogueKind, records: readonly NamesMedia[]): readonly Use[] =>
  records.flatMap(({ externalId, media = [] }) =>
    media.map((each, position) => ({
      kind,
      external_id: externalId,
      position,
      ref: mediaKeyOf(source, each.media),
      name: each.media,
    })),
  )

/** The records of a source that named nothing else before. */
export interface WrittenRecords {
  readonly stages: readonly NamesMedia[]
  readonly homes: readonly NamesMedia[]
}

/** Notes which pictures written records name now. */
export const noteMediaUses = async (
  db: Database,
  source: string,
  { stages, homes }: WrittenRecords,
): Promise<void> => {
  for (const [kind, records] of [
    ['stage', stages],
    ['home', homes],
  ] as const)
    if (records.length > 0)
      await db
        .deleteFrom('media_uses')
        .where('source', '=', source)
        .where('kind', '=', kind)
        .where('external_id', '=', anyOf(records.map(({ externalId }) => externalId)))
        .execute()
  const uses = [...usesOf(source, 'stage', stages), ...usesOf(source, 'home', homes)]
  if (uses.length === 0) return
  await sql`insert into media_uses (source, kind, external_id, position, ref, name)
    select ${source}, kind, external_id, position, ref, name
    from jsonb_to_recordset(${JSON.stringify(uses)}::text::jsonb)
      as uses (kind text, external_id text, position integer, ref text, name text)`.execute(db)
  await db
    .updateTable('media')
    .set({ unused_since: null })
    .where('id', '=', anyOf(uses.map(({ ref }) => ref)))
    .where('unused_since', 'is not', null)
    .execute()
}

/** Queues the addresses that a set names: new ones, and those that were given up. */
export const wantAddresses = async (
  db: Database,
  records: Iterable<NamesMedia>,
  now: number,
): Promise<void> => {
  const addresses = new Set<string>()
  for (const { media = [] } of records)
    for (const each of media) if (isMediaAddress(each.media)) addresses.add(each.media)
  if (addresses.size === 0) return
  const rows = [...addresses].map((ref) => ({ ref, host: URL.parse(ref)?.host ?? '' }))
  await sql`insert into media_links (ref, host, next_at, unused_since)
    select ref, host, ${new Date(now).toISOString()}::timestamptz, null
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as links (ref text, host text)
    order by ref
    on conflict (ref) do update set unused_since = null,
      attempts = case when media_links.next_at is null then 0 else media_links.attempts end,
      next_at = coalesce(media_links.next_at, excluded.next_at)
    where media_links.next_at is null or media_links.unused_since is not null`.execute(db)
}

/** Forgets what ended records named. */
export const forgetMediaUses = async (
  db: Database,
  source: string,
  kind: CatalogueKind,
  externalIds: readonly string[],
): Promise<void> => {
  if (externalIds.length === 0) return
  await db
    .deleteFrom('media_uses')
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('external_id', '=', anyOf(externalIds))
    .execute()
}

/** Notes the file of a name of a source. Returns whether it is another one than before. */
export const nameMedia = async (
  db: Database,
  { source, name, id }: { readonly source: string; readonly name: string; readonly id: string },
): Promise<boolean> => {
  const { rows } = await sql<{ ref: string }>`
    insert into media_links (ref, media_id, is_changed) values (${mediaKeyOf(source, name)}, ${id}, true)
    on conflict (ref) do update set media_id = excluded.media_id, is_changed = true
    where media_links.media_id is distinct from excluded.media_id
    returning ref`.execute(db)
  return rows.length > 0
}

/** A stage of a source, by its own key. */
export interface StageOfSource {
  readonly source: string
  readonly stage: string
}

/** A name or an address whose picture has come, or is another one than before. */
export interface ChangedLink {
  readonly ref: string
  readonly media_id: string | null
}

export const readChanged = (db: Database, limit: number): Promise<ChangedLink[]> =>
  db
    .selectFrom('media_links')
    .select(['ref', 'media_id'])
    .where('is_changed', '=', true)
    .orderBy('ref')
    .limit(limit)
    .execute()

/** The stages whose pages show a picture: their records name it, or those of their homes. */
export const stagesThatName = async (
  db: Database,
  refs: readonly string[],
): Promise<readonly StageOfSource[]> => {
  const { rows } = await sql<StageOfSource>`
    select distinct uses.source, coalesce(records.stage, records.external_id) as stage
    from media_uses uses join catalogue_records records using (source, kind, external_id)
    where uses.ref = ${anyOf(refs)} order by 1, 2`.execute(db)
  return rows
}

/** All pages have these. A link that changed again meanwhile stays. */
export const settleChanged = async (db: Database, changed: readonly ChangedLink[]): Promise<void> => {
  await sql`update media_links set is_changed = false
    from jsonb_to_recordset(${JSON.stringify(changed)}::text::jsonb) as done (ref text, media_id text)
    where media_links.ref = done.ref and media_links.media_id is not distinct from done.media_id`.execute(db)
}

/** Whether a page of a stage or a home shows an upload in any crop. */
export const isShownAnywhere = async (db: Database, id: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from media_uses uses
    join catalogue_records records using (source, kind, external_id)
    where (uses.ref = ${id} or uses.ref in (select ref from media_links where media_id = ${id}))
      and (exists (select from homes where homes.id = records.id)
        or exists (select from stages where stages.id = records.id))
  ) as found`.execute(db)
  return rows[0]?.found ?? false
}
