// What records of premises, options and contacts have in common: how they are read, compared and ended.
import type {
  CatalogueKind,
  CatalogueRecord,
  ContactRecord,
  OptionGroupRecord,
  PremisesRecord,
} from '@husrum/domain'
import { catalogueIdOf } from '@husrum/domain'
import { sql } from 'kysely'
import type { Catalogue } from '../search/index.ts'
import type { ChangedRow, RecordKey, SetIssue } from './change-set.ts'
import { fieldChanges, isSame } from './plan-change.ts'
import type { OtherRecord } from './stored-records.ts'
import { anyOf, keysOfKind } from './stored-records.ts'

interface RecordOfKind {
  readonly premises: PremisesRecord
  readonly optionGroup: OptionGroupRecord
  readonly contact: ContactRecord
}
type OtherKind = keyof RecordOfKind

/** The keys of records of a source that name one of the given keys in a list. */
export const keysNaming = async (
  db: Catalogue,
  source: string,
  {
    kind,
    list,
    names,
  }: { readonly kind: CatalogueKind; readonly list: string; readonly names: readonly string[] },
): Promise<readonly string[]> => {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('catalogue_records')
    .select('external_id')
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where(sql<boolean>`record->${sql.lit(list)} ?| ${[...names]}::text[]`)
    .orderBy('external_id')
    .execute()
  return rows.map(({ external_id }) => external_id)
}

/** Records of one kind, by their keys; all of the source if none are named. */
export const readOthers = async <Kind extends OtherKind>(
  db: Catalogue,
  source: string,
  kind: Kind,
  keys?: readonly string[],
): Promise<ReadonlyMap<string, RecordOfKind[Kind]>> => {
  const rows = await db
    .selectFrom('catalogue_records')
    .select(['external_id', 'record'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .$if(keys !== undefined, (query) => query.where('external_id', '=', anyOf(keys ?? [])))
    .orderBy('external_id')
    .execute()
  return new Map(rows.map(({ external_id, record }) => [external_id, record as RecordOfKind[Kind]]))
}

/** The keys of one kind that end, and exist. */
export const endingKeys = (
  ended: readonly RecordKey[],
  kind: OtherKind,
  stored: ReadonlyMap<string, CatalogueRecord>,
): readonly RecordKey[] =>
  [...new Set(keysOfKind(ended, kind))]
    .filter((externalId) => stored.has(externalId))
    .map((externalId) => ({ kind, externalId }))

/** What a set does to the records of one kind. */
export interface OtherPlan {
  readonly issues: readonly SetIssue[]
  readonly rows: readonly ChangedRow[]
  /** The records of before, by their keys. */
  readonly before: ReadonlyMap<string, CatalogueRecord>
  /** Records to write. */
  readonly changed: readonly OtherRecord[]
  readonly ended: readonly RecordKey[]
}

/** What became of a record. */
export const rowOfRecord = (
  source: string,
  {
    kind,
    record,
    was,
  }: {
    readonly kind: OtherKind
    readonly record: CatalogueRecord
    readonly was: CatalogueRecord | undefined
  },
  {
    missing = [],
    isWaiting = false,
  }: { readonly missing?: readonly string[]; readonly isWaiting?: boolean } = {},
): ChangedRow => {
  const changes = was ? fieldChanges(was, record) : []
  return {
    kind,
    externalId: record.externalId,
    id: catalogueIdOf(source, record.externalId),
    result: isWaiting ? 'waiting' : !was ? 'created' : changes.length > 0 ? 'changed' : 'unchanged',
    changes,
    heldBack: [],
    ...(missing.length > 0 && { missing }),
  }
}

/** The row of a record that ended. */
export const endedRow = (source: string, key: RecordKey): ChangedRow => ({
  ...key,
  id: catalogueIdOf(source, key.externalId),
  result: 'ended',
  changes: [],
  heldBack: [],
})

/** The sent records that differ from those of before. */
export const changedRecords = <Record extends { readonly externalId: string }>(
  sent: readonly Record[],
  stored: ReadonlyMap<string, Record>,
): readonly Record[] => sent.filter((record) => !isSame(stored.get(record.externalId), record))

/** Keys of contacts that have not come yet. */
export const missingContacts = (
  keys: readonly string[],
  isKnown: (externalId: string) => boolean,
): readonly string[] => keys.filter((key) => !isKnown(key)).map((key) => `contacts.${key}`)
