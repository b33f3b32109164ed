// Changes the records of the company, and the catalogue that follows from them.
import { isDeepStrictEqual } from 'node:util'
import type { CatalogueKind, CatalogueRecord, DerivedStage } from '@husrum/domain'
import { catalogueIdOf, namedContacts, siteById } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { NoteHeldBack } from '../../buying/booking/index.ts'
import { writeOffers } from '../../buying/interior/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { StageOfSource } from '../media/index.ts'
import { writePremises } from '../premises/index.ts'
import type { Catalogue, GuardsOf } from '../search/index.ts'
import { asStored, lockStagesToWrite, readStagesToWrite, takeTurn, writeStages } from '../search/index.ts'
import { planContacts } from './change-contacts.ts'
import type { OptionsPlan } from './change-options.ts'
import { planOptions } from './change-options.ts'
import type { PremisesPlan } from './change-premises.ts'
import { planPremises } from './change-premises.ts'
import type {
  CatalogueChange,
  ChangedRecord,
  ChangedRow,
  ChangeSet,
  RecordKey,
  SetIssue,
} from './change-set.ts'
import { ChangeSetRefused, withIssues } from './change-set.ts'
import type { HeldSet } from './field-locks.ts'
import { holdEdited, writeLocks } from './field-locks.ts'
import { findMediaOfSet, mediaIssues, noteMediaOfSet } from './media-of-set.ts'
import type { OtherPlan } from './other-records.ts'
import { keysNaming, missingContacts } from './other-records.ts'
import type { ChangePlan } from './plan-change.ts'
import { planChange, touchedStages } from './plan-change.ts'
import type { StoredRecords } from './stored-records.ts'
import { deleteRecords, readDue, readStages, readTouched, writeRecords } from './stored-records.ts'
import { withoutUnchanged } from './unchanged-records.ts'

/** Stages that are derived anew in one transaction. */
const stagesATurn = 20

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
  /** Whether records may name the address of a picture. Default: all. */
  readonly isAllowedAddress?: (address: string) => boolean
}

type PlanOptions = Pick<ChangeCatalogueOptions, 'now' | 'guardsOf' | 'isAllowedAddress'>

const otherKinds: readonly CatalogueKind[] = ['contact', 'premises', 'optionGroup']

/** What a set does to records of all kinds. */
interface SetPlan {
  readonly held: HeldSet
  readonly stored: StoredRecords
  readonly plan: ChangePlan
  readonly premises: PremisesPlan
  readonly options: OptionsPlan
  /** In the order of `otherKinds`. */
  readonly others: readonly OtherPlan[]
  /** A row for each record of the set: contacts, stages, homes, premises and options, of each those that ended last. */
  readonly rows: readonly ChangedRow[]
}

const planOf = async (
  db: Catalogue,
  sent: ChangeSet,
  { now, guardsOf, isAllowedAddress = () => true }: PlanOptions,
  readPresent: typeof lockStagesToWrite,
): Promise<SetPlan> => {
  const { source } = sent
  const held = await holdEdited(db, sent)
  const { set } = held
  const contacts = await planContacts(db, set)
  const { contactOf, touched } = contacts
  const stagesWithContacts = await keysNaming(db, source, { kind: 'stage', list: 'contacts', names: touched })
  const premises = await planPremises(db, set, { contactOf, touched, now })
  const options = await planOptions(db, set)
  const stored = await readTouched(db, set, stagesWithContacts)
  const stageIds = touchedStages(set, stored).map((externalId) => catalogueIdOf(source, externalId))
  const present = await readPresent(db, stageIds)
  const guards = await guardsOf(db, [...present.homes.keys()])
  const findMedia = await findMediaOfSet(db, set, stored)
  const plan = await withIssues([...contacts.issues, ...premises.issues, ...options.issues], () =>
    planChange(set, stored, { present, contactOf, guards, now, findMedia }),
  )
  const taken = await pathsOfOthers(db, plan.derived)
  const issues = [
    ...mediaIssues(set, findMedia, isAllowedAddress),
    ...plan.pathIssues((siteId, path) => taken.has(pathKey(siteId, path))),
    ...(await sellerIssues(db, set.stages)),
  ]
  if (issues.length > 0) throw new ChangeSetRefused(issues)
  const missingOf = new Map(
    set.stages.map((record) => [
      record.externalId,
      missingContacts(namedContacts(record), (key) => contactOf(key) !== undefined),
    ]),
  )
  const rows = plan.rows.map((row) => {
    const missing = row.kind === 'stage' ? (missingOf.get(row.externalId) ?? []) : []
    return missing.length > 0 ? { ...row, missing } : row
  })
  return {
    held,
    stored,
    plan,
    premises,
    options,
    others: [contacts, premises, options],
    rows: [...contacts.rows, ...rows, ...premises.rows, ...options.rows].map(held.withLocked),
  }
}

/** A page that a set writes. */
export interface WrittenPage {
  readonly list: 'stages' | 'homes' | 'premises'
  readonly id: string
  readonly siteId: number
  readonly path: string
}

/** What a change set would do now. Nothing is locked or written. @throws ChangeSetRefused */
export const planCatalogue = async (
  db: Catalogue,
  set: ChangeSet,
  options: PlanOptions,
): Promise<{ readonly rows: readonly ChangedRow[]; readonly pages: readonly WrittenPage[] }> => {
  const differing = await withoutUnchanged(db, set)
  const { rows, plan, premises } = await planOf(db, differing.set, options, readStagesToWrite).catch(
    (cause: unknown) => {
      throw cause instanceof ChangeSetRefused
        ? new ChangeSetRefused(cause.issues.map(differing.issueOf))
        : cause
    },
  )
  const pageOf =
    (list: WrittenPage['list']) =>
    ({ id, siteId, path }: Omit<WrittenPage, 'list'>): WrittenPage => ({ list, id, siteId, path })
  return {
    rows: differing.withUnchanged(rows),
    pages: [
      ...plan.derived.map(({ stage }) => pageOf('stages')(stage)),
      ...plan.derived.flatMap(({ homes }) => homes.map(pageOf('homes'))),
      ...premises.write.premises.map((each) => pageOf('premises')(each.premises)),
    ],
  }
}

/** The records that differ from those before, as their source sent them. */
const changedRecords = ({
  held,
  plan: { changedStages, changedHomes, ended },
  stored: { stages, homes },
  others,
}: SetPlan): readonly ChangedRecord[] => {
  const writtenOver = (
    kind: CatalogueKind,
    after: CatalogueRecord,
    before: CatalogueRecord | undefined,
  ): ChangedRecord => ({ kind, externalId: after.externalId, ...(before && { before }), after })
  const endedOf = (key: RecordKey, before: CatalogueRecord | undefined): readonly ChangedRecord[] =>
    before ? [{ ...key, before }] : []
  const changed = [
    ...changedStages.map((record) => writtenOver('stage', record, stages.get(record.externalId)?.record)),
    ...changedHomes.map(({ record }) => writtenOver('home', record, homes.get(record.externalId))),
    ...ended.flatMap((key) =>
      endedOf(key, key.kind === 'stage' ? stages.get(key.externalId)?.record : homes.get(key.externalId)),
    ),
    ...others.flatMap(({ changed, ended: keys, before }) => [
      ...changed.map(({ kind, record }) => writtenOver(kind, record, before.get(record.externalId))),
      ...keys.flatMap((key) => endedOf(key, before.get(key.externalId))),
    ]),
  ]
  const storedOf = ({ kind, externalId }: RecordKey): CatalogueRecord | undefined => {
    if (kind === 'stage') return stages.get(externalId)?.record
    if (kind === 'home') return homes.get(externalId)
    return others[otherKinds.indexOf(kind)]?.before.get(externalId)
  }
  return held
    .changesAsSent(changed, storedOf)
    .filter(
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
  sent: ChangeSet,
  options: ChangeCatalogueOptions,
): Promise<CatalogueChange> => {
  const { source, isQuiet } = sent
  const { now } = options
  // First, so that two sets of one source do not overwrite each other.
  const turn = await takeTurn(db)
  const planned = await planOf(db, sent, options, lockStagesToWrite)
  const { plan, premises, others } = planned
  const { set, changedLocks } = planned.held
  await writeLocks(db, source, changedLocks)
  await writeRecords(
    db,
    {
      source,
      stages: plan.changedStages,
      homes: plan.changedHomes,
      others: others.flatMap(({ changed }) => changed),
    },
    now,
  )
  await deleteRecords(db, source, [...plan.ended, ...others.flatMap(({ ended }) => ended)])
  await noteMediaOfSet(
    db,
    set,
    {
      changedStages: plan.changedStages,
      changedHomes: plan.changedHomes.map(({ record }) => record),
      ended: plan.ended,
    },
    now,
  )
  await writeStages(db, turn, {
    stages: plan.derived,
    endedStageIds: plan.hiddenStageIds,
    reason: source,
    isQuiet,
  })
  await writePremises(db, turn, premises.write)
  await writeOffers(db, planned.options.offers)
  await options.noteHeldBack(
    db,
    plan.heldBack.map(({ homeId, facts, change }) => ({
      homeId,
      facts: facts.filter((fact) => fact === 'status' || fact === 'price' || fact === 'totalPrice'),
      change,
    })),
  )
  return { rows: planned.rows, records: changedRecords(planned) }
}

/** Applies a change set. Returns a row for each record of the set, and for those that ended. */
export const changeCatalogue = async (
  db: Catalogue,
  set: ChangeSet,
  options: ChangeCatalogueOptions,
): Promise<readonly ChangedRow[]> => (await makeChange(db, set, options)).rows

/**
 * Derives stages anew from their records as they are, without letters: something beside the records changed, such as a picture.
 *
 * @param onRefused called for each source whose records the rules of today refuse; its stages stay as they are.
 */
export const deriveStagesAnew = async (
  db: Kysely<Schema>,
  stages: readonly StageOfSource[],
  {
    onRefused,
    ...options
  }: ChangeCatalogueOptions & { readonly onRefused: (source: string, cause: ChangeSetRefused) => void },
): Promise<void> => {
  for (const [source, named] of Map.groupBy(stages, (stage) => stage.source))
    for (let start = 0; start < named.length; start += stagesATurn) {
      const keys = named.slice(start, start + stagesATurn).map(({ stage }) => stage)
      try {
        await db.transaction().execute(async (trx) => {
          // Before the records are read: another set may be writing them.
          await takeTurn(trx)
          const records = await readStages(trx, source, keys)
          const set = { source, stages: records, homes: [], ended: [], replacedStages: [], maxEnded: 0 }
          await changeCatalogue(trx, { ...set, isQuiet: true, isOwn: true }, options)
        })
      } catch (cause) {
        if (!(cause instanceof ChangeSetRefused)) throw cause
        onRefused(source, cause)
      }
    }
}

/** Makes stages and premises visible whose moment has come. Returns how many. */
export const publishDueStages = async (db: Catalogue, options: ChangeCatalogueOptions): Promise<number> => {
  const due = await readDue(db, options.now)
  for (const [source, { stages, premises }] of due)
    await changeCatalogue(
      db,
      {
        source,
        stages,
        homes: [],
        premises,
        ended: [],
        replacedStages: [],
        maxEnded: 0,
        isQuiet: false,
        isOwn: true,
      },
      options,
    )
  return [...due.values()].reduce((sum, { stages, premises }) => sum + stages.length + premises.length, 0)
}
