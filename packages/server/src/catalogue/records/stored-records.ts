// The records of sources in the database.
import type {
  CatalogueKind,
  CatalogueRecord,
  ContactRecord,
  HomeRecord,
  OptionGroupRecord,
  PremisesRecord,
  StageRecord,
} from '@husrum/domain'
import { catalogueIdOf, catalogueKinds, isPublished } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Catalogue } from '../search/index.ts'
import type { ChangeSet, RecordKey } from './change-set.ts'
import { asSent, readLocks } from './field-locks.ts'

/** A stage's record, and whether visitors see it. */
export interface StoredStageRecord {
  readonly record: StageRecord
  readonly isPublished: boolean
}

/** Records of one source, by its keys. */
export interface StoredRecords {
  readonly stages: ReadonlyMap<string, StoredStageRecord>
  readonly homes: ReadonlyMap<string, HomeRecord>
}

/** Whether a record is one of a stage. */
export const isStageRecord = (record: CatalogueRecord): record is StageRecord => 'phase' in record

export const anyOf = (keys: readonly string[]) => sql<string>`any(${[...keys]}::text[])`

/** The keys of one kind. */
export const keysOfKind = (keys: readonly RecordKey[], kind: CatalogueKind): readonly string[] =>
  keys.filter((key) => key.kind === kind).map(({ externalId }) => externalId)

const readHomes = async (
  db: Catalogue,
  source: string,
  { keys, stages }: { readonly keys: readonly string[]; readonly stages: readonly string[] },
): Promise<readonly HomeRecord[]> => {
  const rows = await db
    .selectFrom('catalogue_records')
    .select('record')
    .where('source', '=', source)
    .where('kind', '=', 'home')
    .where(({ eb, or }) => or([eb('external_id', '=', anyOf(keys)), eb('stage', '=', anyOf(stages))]))
    .orderBy('external_id')
    .execute()
  return rows.flatMap(({ record }) => ('stage' in record ? [record] : []))
}

/**
 * The records that a set touches: those that it names, the stages of its homes, and all homes of these stages.
 *
 * @param others the keys of further stages.
 */
export const readTouched = async (
  db: Catalogue,
  { source, stages, homes, ended, replacedStages }: ChangeSet,
  others: readonly string[] = [],
): Promise<StoredRecords> => {
  const named = [...homes.map(({ externalId }) => externalId), ...keysOfKind(ended, 'home')]
  const before = await db
    .selectFrom('catalogue_records')
    .select('stage')
    .distinct()
    .where('source', '=', source)
    .where('kind', '=', 'home')
    .where('external_id', '=', anyOf(named))
    .execute()
  const stageKeys = [
    ...new Set([
      ...stages.map(({ externalId }) => externalId),
      ...keysOfKind(ended, 'stage'),
      ...replacedStages,
      ...others,
      ...homes.map(({ stage }) => stage),
      ...before.flatMap(({ stage }) => stage ?? []),
    ]),
  ]
  const all = await readHomes(db, source, { keys: named, stages: stageKeys })
  const rows = await db
    .selectFrom('catalogue_records')
    .select(['record', 'is_published'])
    .where('source', '=', source)
    .where('kind', '=', 'stage')
    .where('external_id', '=', anyOf(stageKeys))
    .execute()
  return {
    stages: new Map(
      rows.flatMap(({ record, is_published }) =>
        isStageRecord(record) ? [[record.externalId, { record, isPublished: is_published }] as const] : [],
      ),
    ),
    homes: new Map(all.map((record) => [record.externalId, record])),
  }
}

/** Records of stages by their keys. */
export const readStages = async (
  db: Catalogue,
  source: string,
  externalIds: readonly string[],
): Promise<readonly StageRecord[]> => {
  const rows = await db
    .selectFrom('catalogue_records')
    .select('record')
    .where('source', '=', source)
    .where('kind', '=', 'stage')
    .where('external_id', '=', anyOf(externalIds))
    .orderBy('external_id')
    .execute()
  return rows.map(({ record }) => record as StageRecord)
}

/** Records of one kind as their source sent them, by their keys, and all homes of the given stages. */
export const readByKeys = async (
  db: Catalogue,
  source: string,
  {
    kind,
    keys,
    stages = [],
  }: {
    readonly kind: CatalogueKind
    readonly keys: readonly string[]
    readonly stages?: readonly string[]
  },
): Promise<ReadonlyMap<string, CatalogueRecord>> => {
  const rows = await db
    .selectFrom('catalogue_records')
    .select(['external_id', 'record'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where(({ eb, or }) => or([eb('external_id', '=', anyOf(keys)), eb('stage', '=', anyOf(stages))]))
    .execute()
  const locks = await readLocks(db, source, kind)
  return new Map(rows.map(({ external_id, record }) => [external_id, asSent(kind, record, locks)]))
}

/** Whether a source has sent stages or homes before. */
export const isKnownSource = async (db: Catalogue, source: string): Promise<boolean> =>
  (await db
    .selectFrom('catalogue_records')
    .select('id')
    .where('source', '=', source)
    .where('kind', 'in', ['stage', 'home'])
    .limit(1)
    .executeTakeFirst()) !== undefined

/** A record of premises, options or a contact. */
export type OtherRecord =
  | { readonly kind: 'premises'; readonly siteId: number; readonly record: PremisesRecord }
  | { readonly kind: 'optionGroup'; readonly siteId: number; readonly record: OptionGroupRecord }
  | { readonly kind: 'contact'; readonly siteId: number; readonly record: ContactRecord }

/** Inserts records, or replaces those with the same keys. */
export const writeRecords = async (
  db: Catalogue,
  {
    source,
    stages,
    homes,
    others = [],
  }: {
    readonly source: string
    readonly stages: readonly StageRecord[]
    readonly homes: readonly { readonly record: HomeRecord; readonly siteId: number }[]
    /** Those of other kinds. */
    readonly others?: readonly OtherRecord[]
  },
  now: number,
): Promise<void> => {
  const at = new Date(now).toISOString()
  const rowOf = (kind: CatalogueKind, siteId: number, record: CatalogueRecord) => ({
    source,
    kind,
    external_id: record.externalId,
    id: catalogueIdOf(source, record.externalId),
    site_id: siteId,
    record,
    changed_at: at,
  })
  const publishing = (record: Pick<StageRecord, 'isDraft' | 'publishAt'>) => ({
    publish_at: record.isDraft ? null : (record.publishAt ?? at),
    is_published: isPublished(record, now),
  })
  const rows = [
    ...stages.map((record) => ({ ...rowOf('stage', record.siteId, record), ...publishing(record) })),
    ...others.map(({ kind, siteId, record }) => ({
      ...rowOf(kind, siteId, record),
      ...(kind === 'premises' ? publishing(record) : { is_published: false }),
    })),
    ...homes.map(({ record, siteId }) => ({
      ...rowOf('home', siteId, record),
      stage: record.stage,
      is_published: false,
    })),
  ]
  if (rows.length === 0) return
  await sql`insert into catalogue_records
    select * from jsonb_populate_recordset(null::catalogue_records, ${JSON.stringify(rows)}::text::jsonb)
    on conflict (source, kind, external_id) do update set site_id = excluded.site_id, stage = excluded.stage,
      record = excluded.record, publish_at = excluded.publish_at, is_published = excluded.is_published,
      changed_at = excluded.changed_at`.execute(db)
}

export const deleteRecords = async (
  db: Catalogue,
  source: string,
  keys: readonly RecordKey[],
): Promise<void> => {
  for (const kind of catalogueKinds)
    await db
      .deleteFrom('catalogue_records')
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('external_id', '=', anyOf(keysOfKind(keys, kind)))
      .execute()
}

/** Stages and premises that become visible. */
export interface DueRecords {
  readonly stages: readonly StageRecord[]
  readonly premises: readonly PremisesRecord[]
}

/** The stages and premises that become visible, by source. */
export const readDue = async (db: Catalogue, now: number): Promise<ReadonlyMap<string, DueRecords>> => {
  const rows = await db
    .selectFrom('catalogue_records')
    .select(['source', 'kind', 'record'])
    .where('kind', 'in', ['stage', 'premises'])
    .where('is_published', '=', false)
    .where('publish_at', '<=', new Date(now).toISOString())
    .orderBy('source')
    .orderBy('external_id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ source }) => source)].map(([source, of]) => [
      source,
      {
        stages: of.flatMap(({ record }) => (isStageRecord(record) ? [record] : [])),
        premises: of.flatMap(({ kind, record }) => (kind === 'premises' ? [record as PremisesRecord] : [])),
      },
    ]),
  )
}

const recordsAPage = 500

/** Records of a source as it sent them, in the order of their keys. `next` is the last key of a page that is not the last one. */
export const readPage = async (
  db: Kysely<Schema>,
  {
    source,
    kind,
    after,
  }: { readonly source: string; readonly kind: CatalogueKind; readonly after: string | undefined },
): Promise<{ readonly records: readonly CatalogueRecord[]; readonly next?: string }> => {
  const rows = await db
    .selectFrom('catalogue_records')
    .select(['external_id', 'record'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('external_id', '>', after ?? '')
    .orderBy('external_id')
    .limit(recordsAPage)
    .execute()
  const last = rows.length === recordsAPage ? rows.at(-1)?.external_id : undefined
  const locks = await readLocks(db, source, kind)
  return {
    records: rows.map(({ record }) => asSent(kind, record, locks)),
    ...(last !== undefined && { next: last }),
  }
}
