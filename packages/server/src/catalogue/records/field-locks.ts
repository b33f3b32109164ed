// Fields that staff have edited. The record has the value of staff; the lock keeps what the source says meanwhile.
import { isDeepStrictEqual } from 'node:util'
import type { CatalogueKind, CatalogueRecord } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Catalogue } from '../search/index.ts'
import type { ChangedRecord, ChangedRow, ChangeSet, RecordKey } from './change-set.ts'
import { listOfKind } from './file-kinds.ts'

/** A locked field. A value that is absent is none. */
export interface FieldLock extends RecordKey {
  readonly field: string
  /** Of staff. */
  readonly value?: unknown
  /** What the source said last. */
  readonly sourceValue?: unknown
  readonly reason: string
  readonly keyName: string
  /** ISO 8601. */
  readonly at: string
}

/** Locks by record. */
type FieldLocks = ReadonlyMap<string, readonly FieldLock[]>

const nameOf = ({ kind, externalId }: RecordKey): string => `${kind} ${externalId}`

const byRecord = (locks: readonly FieldLock[]): FieldLocks => Map.groupBy(locks, nameOf)

const rowsOf = (db: Kysely<Schema>, source: string) =>
  db
    .selectFrom('catalogue_field_locks')
    .selectAll()
    .where('source', '=', source)
    .orderBy(sql`kind || ' ' || external_id || ' ' || field`)

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const lockOf = (row: Row): FieldLock => ({
  kind: row.kind,
  externalId: row.external_id,
  field: row.field,
  ...(row.value !== null && { value: row.value }),
  ...(row.source_value !== null && { sourceValue: row.source_value }),
  reason: row.reason,
  keyName: row.key_name,
  at: new Date(row.locked_at).toISOString(),
})

/** The locks of a source, by record. */
export const readLocks = async (
  db: Kysely<Schema>,
  source: string,
  kind?: CatalogueKind,
): Promise<FieldLocks> => {
  const rows = await rowsOf(db, source)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as CatalogueKind))
    .execute()
  return byRecord(rows.map(lockOf))
}

const locksAPage = 500

/** A page of locks, and the `next` of one that is not the last. */
export const readLocksPage = async (
  db: Kysely<Schema>,
  source: string,
  after: string | undefined,
): Promise<{ readonly locks: readonly FieldLock[]; readonly next?: string }> => {
  const rows = await rowsOf(db, source)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`kind || ' ' || external_id || ' ' || field > ${after}`),
    )
    .limit(locksAPage)
    .execute()
  const last = rows.length === locksAPage ? rows.at(-1) : undefined
  return {
    locks: rows.map(lockOf),
    ...(last && { next: `${last.kind} ${last.external_id} ${last.field}` }),
  }
}

const stored = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

/** Locks fields, or changes what is kept of them. */
export const writeLocks = async (
  db: Catalogue,
  source: string,
  locks: readonly FieldLock[],
): Promise<void> => {
  for (const { kind, externalId, field, value, sourceValue, reason, keyName, at } of locks)
    await db
      .insertInto('catalogue_field_locks')
      .values({
        source,
        kind,
        external_id: externalId,
        field,
        value: stored(value),
        source_value: stored(sourceValue),
        reason,
        key_name: keyName,
        locked_at: at,
      })
      .onConflict((conflict) =>
        conflict.columns(['source', 'kind', 'external_id', 'field']).doUpdateSet({
          value: stored(value),
          source_value: stored(sourceValue),
          reason,
          key_name: keyName,
          locked_at: at,
        }),
      )
      .execute()
}

export const deleteLocks = async (
  db: Catalogue,
  source: string,
  locks: readonly FieldLock[],
): Promise<void> => {
  for (const { kind, externalId, field } of locks)
    await db
      .deleteFrom('catalogue_field_locks')
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('external_id', '=', externalId)
      .where('field', '=', field)
      .execute()
}

/** A record with other values of some fields. */
export const withFields = <Some extends object>(
  record: Some,
  values: readonly (readonly [field: string, value: unknown])[],
): Some => {
  const changed = { ...record } as Record<string, unknown>
  for (const [field, value] of values)
    if (value === undefined) delete changed[field]
    else changed[field] = value
  return changed as Some
}

/** A record as its source sent it. */
export const asSent = <Some extends CatalogueRecord>(
  kind: CatalogueKind,
  record: Some,
  locks: FieldLocks,
): Some => {
  const of = locks.get(nameOf({ kind, externalId: record.externalId }))
  return of
    ? withFields(
        record,
        of.map(({ field, sourceValue }) => [field, sourceValue]),
      )
    : record
}

const isSame = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(stored(a) ?? 'null'), JSON.parse(stored(b) ?? 'null'))

const fieldValue = (record: CatalogueRecord, field: string): unknown =>
  (record as unknown as Readonly<Record<string, unknown>>)[field]

/** A set with the values of staff, and what it says of locked fields. */
export interface HeldSet {
  readonly set: ChangeSet
  readonly locks: FieldLocks
  /** Locks of which the set has another value than before. */
  readonly changedLocks: readonly FieldLock[]
  /** A row with the fields that its record has otherwise. */
  readonly withLocked: (row: ChangedRow) => ChangedRow
  /** Changed records as their source sent them. */
  readonly changesAsSent: (
    changed: readonly ChangedRecord[],
    storedOf: (key: RecordKey) => CatalogueRecord | undefined,
  ) => readonly ChangedRecord[]
}

/** Puts the values of staff in the place of what a source sends. */
export const holdEdited = async (db: Catalogue, sent: ChangeSet): Promise<HeldSet> => {
  const locks = sent.isOwn ? new Map<string, readonly FieldLock[]>() : await readLocks(db, sent.source)
  const changedLocks: FieldLock[] = []
  const lockedOf = new Map<string, readonly string[]>()
  const hold =
    (kind: CatalogueKind) =>
    <Some extends CatalogueRecord>(record: Some): Some => {
      const name = nameOf({ kind, externalId: record.externalId })
      const of = locks.get(name)
      if (!of) return record
      const locked = of.filter(({ field, value }) => !isSame(fieldValue(record, field), value))
      if (locked.length > 0)
        lockedOf.set(
          name,
          locked.map(({ field }) => field),
        )
      changedLocks.push(
        ...of.flatMap((lock) => {
          const sourceValue = fieldValue(record, lock.field)
          const { sourceValue: was, ...others } = lock
          return isSame(was, sourceValue)
            ? []
            : [{ ...others, ...(sourceValue !== undefined && { sourceValue }) }]
        }),
      )
      return withFields(
        record,
        of.map(({ field, value }) => [field, value]),
      )
    }
  const set: ChangeSet =
    locks.size === 0
      ? sent
      : {
          ...sent,
          ...(Object.fromEntries(
            (Object.keys(listOfKind) as readonly CatalogueKind[]).flatMap((kind) => {
              const records: readonly CatalogueRecord[] | undefined = sent[listOfKind[kind]]
              return records ? [[listOfKind[kind], records.map(hold(kind))]] : []
            }),
          ) as unknown as Pick<ChangeSet, 'stages' | 'homes'>),
        }
  const replaced = new Map(changedLocks.map((lock) => [`${nameOf(lock)} ${lock.field}`, lock]))
  const locksAfter: FieldLocks = new Map(
    [...locks].map(([name, of]) => [name, of.map((lock) => replaced.get(`${name} ${lock.field}`) ?? lock)]),
  )
  return {
    set,
    locks,
    changedLocks,
    withLocked: (row) => {
      const locked = lockedOf.get(nameOf(row))
      return locked ? { ...row, locked } : row
    },
    changesAsSent: (changed, storedOf) => {
      if (sent.isOwn) return []
      const names = new Set(changed.map(nameOf))
      const onlyLocked = [...Map.groupBy(changedLocks, nameOf).values()].flatMap(([lock]) => {
        const record = lock && !names.has(nameOf(lock)) ? storedOf(lock) : undefined
        return lock && record
          ? [{ kind: lock.kind, externalId: lock.externalId, before: record, after: record }]
          : []
      })
      return [...changed, ...onlyLocked].map(({ before, after, ...key }) => ({
        ...key,
        ...(before && { before: asSent(key.kind, before, locks) }),
        ...(after && { after: asSent(key.kind, after, locksAfter) }),
      }))
    },
  }
}
