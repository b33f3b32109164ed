// Leaves out what a set repeats: a preview of a large file compares records, and plans only those that differ.
import type { HomeRecord, StageRecord } from '@husrum/domain'
import { catalogueIdOf, homeRecordIssues, namedContacts, stageRecordIssues } from '@husrum/domain'
import type { Catalogue } from '../search/index.ts'
import type { ChangedRow, ChangeSet, SetIssue } from './change-set.ts'
import { missingContacts, readOthers } from './other-records.ts'
import { isSame, siteWithHomes } from './plan-change.ts'
import { anyOf, isStageRecord, keysOfKind } from './stored-records.ts'

/** A set without the records that are stored already, and what is said of these. */
interface DifferingSet {
  readonly set: ChangeSet
  /** The rows of a set's plan, with those that were left out in their places. */
  readonly withUnchanged: (rows: readonly ChangedRow[]) => readonly ChangedRow[]
  /** An issue of the smaller set as one of the whole set. */
  readonly issueOf: (issue: SetIssue) => SetIssue
}

const readStored = async (
  db: Catalogue,
  source: string,
  kind: 'stage' | 'home',
  keys: readonly string[],
): Promise<ReadonlyMap<string, StageRecord | HomeRecord>> => {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue_records')
    .select(['external_id', 'record'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('external_id', '=', anyOf([...new Set(keys)]))
    .execute()
  return new Map(rows.map(({ external_id, record }) => [external_id, record as StageRecord | HomeRecord]))
}

const once = (records: readonly { readonly externalId: string }[]): ((key: string) => boolean) => {
  const counts = new Map<string, number>()
  for (const { externalId } of records) counts.set(externalId, (counts.get(externalId) ?? 0) + 1)
  return (key) => counts.get(key) === 1
}

const order = ['contact', 'stage', 'home', 'premises', 'optionGroup'] as const

/** A set without the stages and homes that are stored as they were sent. Its plan is the same as that of the whole set. */
export const withoutUnchanged = async (db: Catalogue, set: ChangeSet): Promise<DifferingSet> => {
  const { source, stages, homes, contacts = [], ended, replacedStages } = set
  const stored = {
    stages: await readStored(db, source, 'stage', [
      ...stages.map(({ externalId }) => externalId),
      ...homes.map(({ stage }) => stage),
    ]),
    homes: await readStored(
      db,
      source,
      'home',
      homes.map(({ externalId }) => externalId),
    ),
  }
  const isOnce = { stages: once(stages), homes: once(homes) }
  const named = { stages: new Set(keysOfKind(ended, 'stage')), homes: new Set(keysOfKind(ended, 'home')) }
  const replaced = new Set(replacedStages)
  const siteOf = (stage: string) => {
    const record = stored.stages.get(stage)
    return record && isStageRecord(record) ? siteWithHomes(record.siteId) : undefined
  }
  const differingStages = stages.filter(
    (record) =>
      !(
        isSame(stored.stages.get(record.externalId), record) &&
        isOnce.stages(record.externalId) &&
        !named.stages.has(record.externalId) &&
        !replaced.has(record.externalId) &&
        // Contacts of the set may be those that it names.
        (contacts.length === 0 || namedContacts(record).length === 0) &&
        stageRecordIssues(record, siteWithHomes(record.siteId)).length === 0
      ),
  )
  const changing = new Set(differingStages.map(({ externalId }) => externalId))
  const differingHomes = homes.filter((record) => {
    const site = siteOf(record.stage)
    return !(
      site &&
      !changing.has(record.stage) &&
      isSame(stored.homes.get(record.externalId), record) &&
      isOnce.homes(record.externalId) &&
      !named.homes.has(record.externalId) &&
      !named.stages.has(record.stage) &&
      !replaced.has(record.stage) &&
      homeRecordIssues(record, site).length === 0
    )
  })
  const differing = new Set<StageRecord | HomeRecord>([...differingStages, ...differingHomes])
  const same = {
    stages: stages.filter((record) => !differing.has(record)),
    homes: homes.filter((record) => !differing.has(record)),
  }
  const keys = [...new Set(same.stages.flatMap(namedContacts))]
  const known = new Set(keys.length > 0 ? (await readOthers(db, source, 'contact', keys)).keys() : [])
  const rowOf = (
    kind: 'stage' | 'home',
    externalId: string,
    missing: readonly string[] = [],
  ): ChangedRow => ({
    kind,
    externalId,
    id: catalogueIdOf(source, externalId),
    result: 'unchanged',
    changes: [],
    heldBack: [],
    ...(missing.length > 0 && { missing }),
  })
  const unchanged = [
    ...same.stages.map((record) =>
      rowOf(
        'stage',
        record.externalId,
        missingContacts(namedContacts(record), (key) => known.has(key)),
      ),
    ),
    ...same.homes.map(({ externalId }) => rowOf('home', externalId)),
  ]
  const places = new Map<string, number>([
    ...stages.map(({ externalId }, at) => [`stage ${externalId}`, at] as const),
    ...homes.map(({ externalId }, at) => [`home ${externalId}`, at] as const),
  ])
  const placeOf = ({ kind, externalId, result }: ChangedRow): number =>
    result === 'ended'
      ? Number.MAX_SAFE_INTEGER
      : (places.get(`${kind} ${externalId}`) ?? Number.MAX_SAFE_INTEGER)
  return {
    set: { ...set, stages: differingStages, homes: differingHomes },
    withUnchanged: (rows) =>
      unchanged.length === 0
        ? rows
        : [...rows, ...unchanged].toSorted(
            (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || placeOf(a) - placeOf(b),
          ),
    issueOf: (issue) => {
      const { list, at } = issue
      if (at === undefined || (list !== 'stages' && list !== 'homes')) return issue
      const whole: readonly unknown[] = set[list]
      const smaller = list === 'stages' ? differingStages : differingHomes
      return { ...issue, at: whole.indexOf(smaller[at]) }
    },
  }
}
