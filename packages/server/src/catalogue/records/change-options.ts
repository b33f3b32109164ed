// What a set does to the options that stages offer.
import type { OptionGroupRecord, StageOffer } from '@husrum/domain'
import {
  catalogueIdOf,
  deriveOffer,
  optionGroupRecordIssues,
  repeatedOptions,
  withoutUndefined,
} from '@husrum/domain'
import { findPicturesOf } from '../media/index.ts'
import type { Catalogue } from '../search/index.ts'
import type { ChangeSet, SetIssue } from './change-set.ts'
import type { OtherPlan } from './other-records.ts'
import { changedRecords, endedRow, endingKeys, keysNaming, readOthers, rowOfRecord } from './other-records.ts'
import { repeatedKeys } from './plan-change.ts'
import { anyOf, keysOfKind } from './stored-records.ts'

export interface OptionsPlan extends OtherPlan {
  /** What each of the touched stages offers from now on. */
  readonly offers: readonly { readonly stageId: string; readonly offer: StageOffer }[]
}

/** The most options of stages that a set may touch: each counts once for each of its stages. */
const maxRows = 20_000

const rowsOfOffers = (groupsOf: ReadonlyMap<string, readonly OptionGroupRecord[]>): number =>
  [...groupsOf.values()].reduce(
    (sum, groups) => sum + groups.reduce((count, { options }) => count + options.length, 0),
    0,
  )

/** The keys of stages that a source has sent, among the given ones. */
const knownStages = async (
  db: Catalogue,
  { source, stages }: ChangeSet,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('catalogue_records')
    .select('external_id')
    .where('source', '=', source)
    .where('kind', '=', 'stage')
    .where('external_id', '=', anyOf(keys))
    .execute()
  return new Set([
    ...rows.map(({ external_id }) => external_id),
    ...stages.map(({ externalId }) => externalId),
  ])
}

const nothing: OptionsPlan = { issues: [], rows: [], before: new Map(), changed: [], ended: [], offers: [] }

export const planOptions = async (db: Catalogue, set: ChangeSet): Promise<OptionsPlan> => {
  const { source, optionGroups: sent = [], ended } = set
  if (sent.length === 0 && keysOfKind(ended, 'optionGroup').length === 0) return nothing
  const named = [...sent.map(({ externalId }) => externalId), ...keysOfKind(ended, 'optionGroup')]
  const before = await readOthers(db, source, 'optionGroup', named)
  const touched = [...new Set([...sent, ...before.values()].flatMap(({ stages }) => stages))]
  const beside = await keysNaming(db, source, { kind: 'optionGroup', list: 'stages', names: touched })
  const stored = await readOthers(db, source, 'optionGroup', [...named, ...beside])
  const ending = endingKeys(ended, 'optionGroup', stored)
  const outcome = new Map<string, OptionGroupRecord>([
    ...stored,
    ...sent.map((record) => [record.externalId, record] as const),
  ])
  for (const { externalId } of ending) outcome.delete(externalId)

  const groupsOf = new Map(
    touched.map((stage) => [stage, [...outcome.values()].filter(({ stages }) => stages.includes(stage))]),
  )
  if (rowsOfOffers(groupsOf) > maxRows)
    return { ...nothing, issues: [{ list: 'optionGroups', field: '', key: 'max' }] }
  const repeated = [...groupsOf.values()].flatMap(repeatedOptions)
  const offered = new Map(
    [...groupsOf].map(([stage, groups]) => [
      stage,
      new Set(groups.flatMap((group) => group.options.map(({ id }) => id))),
    ]),
  )
  const pictureOf = await findPicturesOf(
    db,
    source,
    [...outcome.values()].flatMap(({ options }) => options.map(({ image }) => image)),
  )
  const withPictures = (group: OptionGroupRecord): OptionGroupRecord => ({
    ...group,
    options: group.options.map(({ image, ...option }) => ({
      ...option,
      ...withoutUndefined({ image: pictureOf(image) }),
    })),
  })
  const known = await knownStages(db, set, touched)
  const missingOf = ({ stages, options }: OptionGroupRecord): readonly string[] => [
    ...new Set([
      ...stages.filter((stage) => !known.has(stage)).map((stage) => `stages.${stage}`),
      ...stages.flatMap((stage) =>
        options
          .flatMap(({ needs = [] }) => needs)
          .filter((id) => !offered.get(stage)?.has(id))
          .map((id) => `needs.${id}`),
      ),
    ]),
  ]
  return {
    issues: [
      ...repeatedKeys('optionGroups', sent),
      ...sent.flatMap((record, at): readonly SetIssue[] => [
        ...optionGroupRecordIssues(record).map((issue) => ({ ...issue, list: 'optionGroups', at }) as const),
        ...[
          ...new Set(
            repeated.filter(({ externalId }) => externalId === record.externalId).map((option) => option.at),
          ),
        ].map(
          (option) =>
            ({ list: 'optionGroups', at, field: `options.${option}.id`, key: 'invalidInput' }) as const,
        ),
      ]),
    ],
    rows: [
      ...sent.map((record) =>
        rowOfRecord(
          source,
          { kind: 'optionGroup', record, was: stored.get(record.externalId) },
          { missing: missingOf(record), isWaiting: !record.stages.some((stage) => known.has(stage)) },
        ),
      ),
      ...ending.map((key) => endedRow(source, key)),
    ],
    before: stored,
    changed: changedRecords(sent, stored).map((record) => ({ kind: 'optionGroup', siteId: 0, record })),
    ended: ending,
    offers: [...groupsOf].map(([stage, groups]) => ({
      stageId: catalogueIdOf(source, stage),
      offer: deriveOffer(groups.map(withPictures)),
    })),
  }
}
