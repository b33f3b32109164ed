// Changes the company's records of stages and homes, and the catalogue that follows from them.
import type { DerivedStage } from '@husrum/domain'
import { catalogueIdOf, siteById } from '@husrum/domain'
import { sql } from 'kysely'
import type { NoteHeldBack } from '../../buying/booking/index.ts'
import type { Catalogue, GuardsOf } from '../search/index.ts'
import { lockStagesToWrite, takeTurn, writeStages } from '../search/index.ts'
import type { ChangedRow, ChangeSet, SetIssue } from './change-set.ts'
import { ChangeSetRefused } from './change-set.ts'
import { planChange, touchedStages } from './plan-change.ts'
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

/** Stages that name a seller that does not exist, or one of another country. */
const sellerIssues = async (db: Catalogue, stages: ChangeSet['stages']): Promise<readonly SetIssue[]> => {
  if (stages.every(({ seller }) => seller === undefined)) return []
  const rows = await db.selectFrom('sellers').select(['key', 'record']).execute()
  const countries = new Map(rows.map(({ key, record }) => [key, record.country]))
  return stages.flatMap(({ seller, siteId }, at): readonly SetIssue[] =>
    seller === undefined || countries.get(seller) === siteById(siteId)?.country
      ? []
      : [{ list: 'stages', at, field: 'seller', key: 'unknownValue' }],
  )
}

export interface ChangeCatalogueOptions {
  /** Epoch ms. */
  readonly now: number
  readonly guardsOf: GuardsOf
  /** Notes what bookings hold back, for staff. */
  readonly noteHeldBack: NoteHeldBack
}

/**
 * Applies a change set: all of it, or nothing. The same set again changes nothing.
 *
 * @param db a transaction. Roll it back for a preview: the result is the same.
 * @returns a row for each record of the set, in its order, then the records that ended.
 * @throws ChangeSetRefused with the mistakes of the set.
 */
export const changeCatalogue = async (
  db: Catalogue,
  set: ChangeSet,
  { now, guardsOf, noteHeldBack }: ChangeCatalogueOptions,
): Promise<readonly ChangedRow[]> => {
  const { source, isQuiet } = set
  // First, so that two sets of one source do not overwrite each other.
  const turn = await takeTurn(db)
  const stored = await readTouched(db, set)
  const stageIds = touchedStages(set, stored).map((externalId) => catalogueIdOf(source, externalId))
  const present = await lockStagesToWrite(db, stageIds)
  const guards = await guardsOf(db, [...present.homes.keys()])
  const plan = planChange(set, stored, { present, guards, now })
  const taken = await pathsOfOthers(db, plan.derived)
  const issues = [
    ...plan.pathIssues((siteId, path) => taken.has(pathKey(siteId, path))),
    ...(await sellerIssues(db, set.stages)),
  ]
  if (issues.length > 0) throw new ChangeSetRefused(issues)
  await writeRecords(db, { source, stages: plan.changedStages, homes: plan.changedHomes }, now)
  await deleteRecords(db, source, plan.ended)
  await writeStages(db, turn, {
    stages: plan.derived,
    endedStageIds: plan.hiddenStageIds,
    reason: source,
    isQuiet,
  })
  await noteHeldBack(
    db,
    plan.heldBack.map(({ homeId, facts, change }) => ({
      homeId,
      facts: facts.filter((fact) => fact === 'status' || fact === 'price' || fact === 'totalPrice'),
      change,
    })),
  )
  return plan.rows
}

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
