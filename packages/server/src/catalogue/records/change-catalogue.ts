// Changes the company's records of stages and homes, and the catalogue that follows from them.
import { isDeepStrictEqual } from 'node:util'
import type { CatalogueKind, CatalogueRecord, DerivedStage } from '@husrum/domain'
import { catalogueIdOf } from '@husrum/domain'
import { sql } from 'kysely'
import type { NoteHeldBack } from '../../buying/booking/index.ts'
import type { Catalogue, GuardsOf } from '../search/index.ts'
import { asStored, lockStagesToWrite, readStagesToWrite, takeTurn, writeStages } from '../search/index.ts'
import type { CatalogueChange, ChangedRecord, ChangedRow, ChangeSet, RecordKey } from './change-set.ts'
import { ChangeSetRefused } from './change-set.ts'
import type { ChangePlan } from './plan-change.ts'
import { planChange, touchedStages } from './plan-change.ts'
import type { StoredRecords } from './stored-records.ts'
import { deleteRecords, readDue, readTouched, writeRecords } from './stored-records.ts'

const pathKey = (siteId: number, path: string): string => `${siteId} ${path}`

/** The paths of other stages, and of their homes, among those of the given ones. */
const pathsOfOthers = async (
  db: Catalogue,
  derived: readonly DerivedStage[],
): Promise<ReadonlySet<string>> => {
  const paths = derived.flatMap(({ stage, homes }) => [stage.path, ...homes.map(({ path }) => path)])
  const own = new Set(derived.map(({ stage }) => stage.id))
  const moved = new Set(derived.flatMap(({ homes }) => homes.map(({ id }) => id)))
  const wanted = sql<string>`any(${paths}::text[])`
  const stages = await db
    .selectFrom('stages')
    .select(['id', 'site_id', sql<string>`details->>'path'`.as('path')])
    .where(sql<string>`details->>'path'`, '=', wanted)
    .execute()
  const homes = await db
    .selectFrom('homes')
    .select(['id', 'site_id', 'stage_id', 'path'])
    .where('path', '=', wanted)
    .execute()
  return new Set([
    ...stages.filter(({ id }) => !own.has(id)).map(({ site_id, path }) => pathKey(site_id, path)),
    ...homes
      .filter(({ id, stage_id }) => !own.has(stage_id) && !moved.has(id))
      .map(({ site_id, path }) => pathKey(site_id, path)),
  ])
}

export interface ChangeCatalogueOptions {
  /** Epoch ms. */
  readonly now: number
  readonly guardsOf: GuardsOf
  /** Notes what bookings hold back, for staff. */
  readonly noteHeldBack: NoteHeldBack
}

const planOf = async (
  db: Catalogue,
  set: ChangeSet,
  { now, guardsOf }: Pick<ChangeCatalogueOptions, 'now' | 'guardsOf'>,
  readStages: typeof lockStagesToWrite,
): Promise<{ readonly stored: StoredRecords; readonly plan: ChangePlan }> => {
  const stored = await readTouched(db, set)
  const stageIds = touchedStages(set, stored).map((externalId) => catalogueIdOf(set.source, externalId))
  const present = await readStages(db, stageIds)
  const guards = await guardsOf(db, [...present.homes.keys()])
  const plan = planChange(set, stored, { present, guards, now })
  const taken = await pathsOfOthers(db, plan.derived)
  const issues = plan.pathIssues((siteId, path) => taken.has(pathKey(siteId, path)))
  if (issues.length > 0) throw new ChangeSetRefused(issues)
  return { stored, plan }
}

/** What a change set would do now. Nothing is locked or written. @throws ChangeSetRefused */
export const planCatalogue = async (
  db: Catalogue,
  set: ChangeSet,
  options: Pick<ChangeCatalogueOptions, 'now' | 'guardsOf'>,
): Promise<Pick<ChangePlan, 'rows' | 'derived'>> => (await planOf(db, set, options, readStagesToWrite)).plan

/** The records that differ from those before. */
const changedRecords = (
  { changedStages, changedHomes, ended }: ChangePlan,
  { stages, homes }: StoredRecords,
): readonly ChangedRecord[] => {
  const before = ({ kind, externalId }: RecordKey): CatalogueRecord | undefined =>
    kind === 'stage' ? stages.get(externalId)?.record : homes.get(externalId)
  const written = (kind: CatalogueKind, after: CatalogueRecord): ChangedRecord => {
    const key = { kind, externalId: after.externalId }
    const was = before(key)
    return { ...key, ...(was && { before: was }), after }
  }
  return [
    ...changedStages.map((record) => written('stage', record)),
    ...changedHomes.map(({ record }) => written('home', record)),
    ...ended.flatMap((key) => {
      const was = before(key)
      return was ? [{ ...key, before: was }] : []
    }),
  ].filter(
    (record) =>
      !('before' in record && 'after' in record) ||
      !isDeepStrictEqual(asStored(record.before), asStored(record.after)),
  )
}

/**
 * Applies a change set: all of it, or nothing. The same set again changes nothing.
 *
 * @param db a transaction. Roll it back for a preview: the result is the same.
 * @throws ChangeSetRefused with the mistakes of the set, before anything is written.
 */
export const makeChange = async (
  db: Catalogue,
  set: ChangeSet,
  options: ChangeCatalogueOptions,
): Promise<CatalogueChange> => {
  const { source, isQuiet } = set
  // First, so that two sets of one source do not overwrite each other.
  const turn = await takeTurn(db)
  const { plan, stored } = await planOf(db, set, options, lockStagesToWrite)
  await writeRecords(db, { source, stages: plan.changedStages, homes: plan.changedHomes }, options.now)
  await deleteRecords(db, source, plan.ended)
  await writeStages(db, turn, {
    stages: plan.derived,
    endedStageIds: plan.hiddenStageIds,
    reason: source,
    isQuiet,
  })
  await options.noteHeldBack(
    db,
    plan.heldBack.map(({ homeId, facts, change }) => ({
      homeId,
      facts: facts.filter((fact) => fact === 'status' || fact === 'price' || fact === 'totalPrice'),
      change,
    })),
  )
  return { rows: plan.rows, records: changedRecords(plan, stored) }
}

/** Applies a change set. Returns a row for each record of the set, in its order, then the records that ended. */
export const changeCatalogue = async (
  db: Catalogue,
  set: ChangeSet,
  options: ChangeCatalogueOptions,
): Promise<readonly ChangedRow[]> => (await makeChange(db, set, options)).rows

/** Makes stages visible whose moment has come. Returns how many. */
export const publishDueStages = async (db: Catalogue, options: ChangeCatalogueOptions): Promise<number> => {
  const due = await readDue(db, options.now)
  for (const [source, stages] of due)
    await changeCatalogue(
      db,
      { source, stages, homes: [], ended: [], replacedStages: [], maxEnded: 0, isQuiet: false },
      options,
    )
  return [...due.values()].reduce((sum, stages) => sum + stages.length, 0)
}
