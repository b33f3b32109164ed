// Takes an applied import back by an import of its own.
import { randomUUID } from 'node:crypto'
import type { CatalogueKind, CatalogueRecord, HomeRecord, StageRecord } from '@husrum/domain'
import { catalogueIdOf } from '@husrum/domain'
import { sql } from 'kysely'
import { Problem } from '../../platform/http/problem.ts'
import type { ChangedRecord, ChangeSet, RecordKey } from '../records/index.ts'
import { readByKeys, readLocks } from '../records/index.ts'
import type { Catalogue } from '../search/index.ts'
import { readStagesToWrite } from '../search/index.ts'
import { receiptOf } from './check-import.ts'
import { checkParts } from './import-files.ts'
import type { ImportPart } from './import-parts.ts'
import { chunks, withOthers } from './import-parts.ts'
import type { ImportsOptions } from './imports-options.ts'
import type { UndoPlan } from './plan-undo.ts'
import { planUndo } from './plan-undo.ts'
import type { NewImport } from './stored-import.ts'
import { insertImport, noCounts, sumOf, versionOf } from './stored-import.ts'

const stageOf = ({ before, after }: ChangedRecord): readonly string[] =>
  [before, after].flatMap((record) => (record && 'stage' in record ? [record.stage] : []))

const keysOf = (changes: readonly RecordKey[], kind: CatalogueKind): readonly string[] =>
  changes.filter((change) => change.kind === kind).map(({ externalId }) => externalId)

/** The changes of an import, taken back as far as nothing has changed since. */
const planOf = async (
  db: Catalogue,
  source: string,
  changes: readonly ChangedRecord[],
): Promise<UndoPlan> => {
  const stageKeys = [...new Set([...keysOf(changes, 'stage'), ...changes.flatMap(stageOf)])]
  const stages = await readByKeys(db, source, { kind: 'stage', keys: stageKeys })
  const homes = await readByKeys(db, source, {
    kind: 'home',
    keys: keysOf(changes, 'home'),
    stages: stageKeys,
  })
  const others = new Map<CatalogueKind, ReadonlyMap<string, CatalogueRecord>>()
  for (const kind of ['premises', 'optionGroup', 'contact'] as const)
    others.set(kind, await readByKeys(db, source, { kind, keys: keysOf(changes, kind) }))
  const recordsOf = new Map([...others, ['stage', stages], ['home', homes]])
  const present = await readStagesToWrite(
    db,
    stageKeys.map((key) => catalogueIdOf(source, key)),
  )
  const locks = await readLocks(db, source)
  const homesOfStage = Map.groupBy([...homes.values()], (home) => ('stage' in home ? home.stage : ''))
  return planUndo(changes, {
    recordOf: ({ kind, externalId }) => recordsOf.get(kind)?.get(externalId),
    homeOf: (externalId) => present.homes.get(catalogueIdOf(source, externalId)),
    phaseOf: (externalId) => present.phases.get(catalogueIdOf(source, externalId)),
    isLocked: ({ kind, externalId }, field) =>
      (locks.get(`${kind} ${externalId}`) ?? []).some((lock) => field === undefined || lock.field === field),
    homesOfStage: (stage) => (homesOfStage.get(stage) ?? []).map(({ externalId }) => externalId),
  })
}

const homesAPart = 500

/** Stages with all that belongs to them, packed until a part is full; other records in the first parts. */
const partsOf = (
  source: string,
  { stages, homes, ended, premises, optionGroups, contacts }: UndoPlan,
  changes: readonly ChangedRecord[],
): readonly ImportPart[] => {
  const stageOfHome = new Map(
    changes.flatMap((change) =>
      change.kind === 'home' ? [[change.externalId, stageOf(change)[0] ?? '']] : [],
    ),
  )
  const groups = new Map<string, { stages: StageRecord[]; homes: HomeRecord[]; ended: RecordKey[] }>()
  const group = (stage: string) => {
    const found = groups.get(stage) ?? { stages: [], homes: [], ended: [] }
    groups.set(stage, found)
    return found
  }
  for (const record of stages) group(record.externalId).stages.push(record)
  for (const record of homes) group(record.stage).homes.push(record)
  const isOfStage = ({ kind }: RecordKey): boolean => kind === 'stage' || kind === 'home'
  for (const key of ended.filter(isOfStage))
    group(key.kind === 'stage' ? key.externalId : (stageOfHome.get(key.externalId) ?? '')).ended.push(key)
  const parts: { stages: StageRecord[]; homes: HomeRecord[]; ended: RecordKey[] }[] = []
  const endedOthers = chunks(
    ended.filter((key) => !isOfStage(key)),
    homesAPart,
  ).map((keys) => ({ stages: [], homes: [], ended: [...keys] }))
  for (const each of [...groups.values(), ...endedOthers]) {
    const last = parts.at(-1)
    if (last && last.homes.length + last.ended.length + each.homes.length + each.ended.length <= homesAPart) {
      last.stages.push(...each.stages)
      last.homes.push(...each.homes)
      last.ended.push(...each.ended)
    } else parts.push(each)
  }
  return withOthers(parts, { premises, optionGroups, contacts }).map((part) => ({
    isWrong: false,
    issues: [],
    places: {},
    set: {
      stages: [],
      homes: [],
      ended: [],
      ...part,
      source,
      replacedStages: [],
      maxEnded: Number.MAX_SAFE_INTEGER,
      isQuiet: true,
    } satisfies ChangeSet,
  }))
}

const editStays = 'This is an edit of staff. Release its fields to take it back.'

/** Why there is nothing to take back, by the state of the import. */
const notApplied: Readonly<Record<string, string>> = {
  checked: 'This import has not been applied.',
  stale: 'This import has not been applied.',
  refused: 'This import has not been applied: it has mistakes.',
  applying: 'This import is being applied. Wait until it has ended.',
}

/** Makes the import that takes another one back. Returns its id and its receipt, if it can be applied. @throws Problem */
export const makeUndo = async (
  options: ImportsOptions,
  id: string,
  keyName: string,
): Promise<{ readonly id: string; readonly receipt: string | undefined }> => {
  const { db, now } = options
  const row = await db.selectFrom('catalogue_imports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('notFound')
  if (row.origin === 'edit') throw new Problem('statusConflict', { title: editStays, present: row.state })
  const title = notApplied[row.state]
  if (title !== undefined) throw new Problem('statusConflict', { title, present: row.state })
  const { rows } = await sql<{ readonly changed: readonly ChangedRecord[] }>`
    select changed from catalogue_import_parts where import_id = ${id} and state = 'applied'
    order by number`.execute(db)
  const changes = rows.flatMap(({ changed }) => changed)
  const baseVersion = await versionOf(db, row.source)
  const plan = await db.transaction().execute((trx) => planOf(trx, row.source, changes))
  const checked = await checkParts(options, partsOf(row.source, plan, changes), {
    tables: [],
    maxEnded: Number.MAX_SAFE_INTEGER,
  })
  const { mistakes } = checked
  const isEmpty = checked.parts.length === 0
  const added: Omit<NewImport, 'receipt'> = {
    id: randomUUID(),
    source: row.source,
    origin: 'undo',
    state: mistakes.length > 0 ? 'refused' : isEmpty ? 'applied' : 'checked',
    undoes: id,
    files: [],
    tables: [],
    mapping: {},
    settings: { isReplacing: false, maxEnded: Number.MAX_SAFE_INTEGER, isPartly: false },
    counts: {
      ...(mistakes.length > 0 ? noCounts : sumOf(checked.parts.map(({ counts }) => counts))),
      mistakes: mistakes.length,
    },
    mistakes,
    skipped: plan.skipped,
    baseVersion,
    keyName,
  }
  const receipt = added.state === 'checked' ? receiptOf(added) : undefined
  await db
    .transaction()
    .execute((trx) =>
      insertImport(
        trx,
        { ...added, ...(receipt !== undefined && { receipt }) },
        mistakes.length > 0 ? [] : checked.parts,
        now(),
      ),
    )
  return { id: added.id, receipt }
}
