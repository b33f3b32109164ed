// Staff edit fields of a record, and release them.
import type { endpoints, RequestOf } from '@husrum/contract'
import { changeSetRows } from '@husrum/contract'
import type { CatalogueKind, CatalogueRecord } from '@husrum/domain'
import { Problem } from '../../platform/http/problem.ts'
import type { Catalogue } from '../search/index.ts'
import { takeTurn } from '../search/index.ts'
import { makeChange } from './change-catalogue.ts'
import type { ChangedRow, ChangeSet } from './change-set.ts'
import { withIssues } from './change-set.ts'
import type { FieldLock } from './field-locks.ts'
import { deleteLocks, readLocks, withFields, writeLocks } from './field-locks.ts'
import { listOfKind } from './file-kinds.ts'
import type { CatalogueRecordsOptions, SentSet } from './routes.ts'
import { readSet, sentRecordOf } from './routes.ts'

type Edit = RequestOf<typeof endpoints.editCatalogueRecord>
type Release = RequestOf<typeof endpoints.releaseCatalogueRecord>
type Options = Omit<CatalogueRecordsOptions, 'refresh'>

/** Fields that name a record, or that it belongs to. */
const keyFields: readonly string[] = ['externalId', 'siteId', 'stage', 'stages']

const wrong = (field: string, key: 'unknownField' | 'required' | 'invalidInput'): Problem =>
  new Problem('invalidRequest', { errors: [{ field: `fields.${field}`, key }] })

const readStored = async (
  db: Catalogue,
  { source, kind, externalId }: Pick<Edit, 'source' | 'kind' | 'externalId'>,
): Promise<CatalogueRecord | undefined> =>
  (
    await db
      .selectFrom('catalogue_records')
      .select('record')
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('external_id', '=', externalId)
      .executeTakeFirst()
  )?.record

const locksOf = async (
  db: Catalogue,
  { source, kind, externalId }: Pick<Edit, 'source' | 'kind' | 'externalId'>,
): Promise<readonly FieldLock[]> => (await readLocks(db, source, kind)).get(`${kind} ${externalId}`) ?? []

const fieldValue = (record: CatalogueRecord, field: string): unknown =>
  (record as unknown as Readonly<Record<string, unknown>>)[field]

const setOf = (
  kind: CatalogueKind,
  record: CatalogueRecord,
  { source, isQuiet }: Pick<ChangeSet, 'source' | 'isQuiet'>,
): ChangeSet => ({
  source,
  stages: [],
  homes: [],
  [listOfKind[kind]]: [record],
  ended: [],
  replacedStages: [],
  maxEnded: 0,
  isQuiet,
  isOwn: true,
})

/** A record with the fields of an edit, checked as if its source had sent it. @throws Problem, ChangeSetRefused */
const editedRecord = async (
  db: Catalogue,
  stored: CatalogueRecord,
  { source, kind, fields }: Edit,
): Promise<CatalogueRecord> => {
  const names = Object.keys(fields)
  const keyField = names.find((field) => keyFields.includes(field))
  if (keyField !== undefined) throw wrong(keyField, 'unknownField')
  if (names.length === 0)
    throw new Problem('invalidRequest', { errors: [{ field: 'fields', key: 'required' }] })
  const sent = withFields(
    sentRecordOf(kind, stored),
    names.map((field) => [field, fields[field] ?? undefined]),
  )
  const [first, ...others] = changeSetRows[kind](sent)
  if (first)
    throw new Problem('invalidRequest', {
      errors: [first, ...others].map(({ field, isMissing }) => ({
        field: `fields.${field}`,
        key: isMissing ? 'required' : 'invalidInput',
      })),
    })
  const { set, issues } = await readSet(db, { source, [listOfKind[kind]]: [sent] } as SentSet, {
    isKnown: true,
  })
  return withIssues(issues, () => set[listOfKind[kind]]?.[0] ?? stored)
}

/** Gives fields of a record the values of staff, and locks them. @throws Problem, ChangeSetRefused */
export const editRecord = ({ db, now, keepChange, ...options }: Options, edit: Edit, keyName: string) =>
  db.transaction().execute(async (trx): Promise<readonly ChangedRow[]> => {
    await takeTurn(trx)
    const { source, kind, externalId, fields, reason, quiet = false } = edit
    const stored = await readStored(trx, edit)
    if (!stored) throw new Problem('notFound')
    const record = await editedRecord(trx, stored, edit)
    const locks = await locksOf(trx, edit)
    const at = new Date(now()).toISOString()
    await writeLocks(
      trx,
      source,
      Object.keys(fields).map((field): FieldLock => {
        const lock = locks.find((each) => each.field === field)
        const sourceValue = lock ? lock.sourceValue : fieldValue(stored, field)
        return { kind, externalId, field, value: fieldValue(record, field), sourceValue, reason, keyName, at }
      }),
    )
    const change = await makeChange(trx, setOf(kind, record, { source, isQuiet: quiet }), {
      ...options,
      now: now(),
    })
    await keepChange?.(trx, { source, change, keyName, reason })
    return change.rows
  })

/** Gives locked fields what their source said last. @throws Problem, ChangeSetRefused */
export const releaseRecord = (
  { db, now, keepChange, ...options }: Options,
  asked: Release,
  keyName: string,
) =>
  db.transaction().execute(async (trx): Promise<readonly ChangedRow[]> => {
    await takeTurn(trx)
    const { source, kind, fields, quiet = false } = asked
    const locks = (await locksOf(trx, asked)).filter(({ field }) => fields?.includes(field) ?? true)
    if (locks.length === 0) throw new Problem('notFound')
    const unknown = fields?.find((field) => !locks.some((lock) => lock.field === field))
    if (unknown !== undefined) throw wrong(unknown, 'invalidInput')
    await deleteLocks(trx, source, locks)
    const stored = await readStored(trx, asked)
    if (!stored) return []
    const record = withFields(
      stored,
      locks.map(({ field, sourceValue }) => [field, sourceValue]),
    )
    const change = await makeChange(trx, setOf(kind, record, { source, isQuiet: quiet }), {
      ...options,
      now: now(),
    })
    await keepChange?.(trx, { source, change, keyName, reason: 'Released' })
    return change.rows
  })
