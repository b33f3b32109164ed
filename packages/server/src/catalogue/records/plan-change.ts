// Decides what a change set does, from the records and the homes as they are.
import { isDeepStrictEqual } from 'node:util'
import type {
  CatalogueKind,
  CatalogueRecord,
  ContactOf,
  DerivedStage,
  FindMedia,
  HomeDetails,
  HomeGuard,
  HomeRecord,
  KeptFacts,
  SiteDefinition,
  StageRecord,
} from '@husrum/domain'
import {
  catalogueIdOf,
  changingFacts,
  dayIn,
  deriveStage,
  homeRecordIssues,
  isPublished,
  keptFacts,
  siteById,
  stageRecordIssues,
} from '@husrum/domain'
import type { HeldBackChange, PresentStages } from '../search/index.ts'
import { asStored } from '../search/index.ts'
import type { ChangedRow, ChangeSet, FieldChange, RecordKey, SetIssue } from './change-set.ts'
import { ChangeSetRefused } from './change-set.ts'
import type { StoredRecords } from './stored-records.ts'
import { keysOfKind } from './stored-records.ts'

/** Compares values as they are stored: the database orders the fields of an object anew. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || ((typeof a === 'object' || typeof b === 'object') && isDeepStrictEqual(asStored(a), asStored(b)))

export const fieldChanges = (before: CatalogueRecord, after: CatalogueRecord): readonly FieldChange[] => {
  const was: Readonly<Record<string, unknown>> = { ...before }
  const is: Readonly<Record<string, unknown>> = { ...after }
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !isSame(was[field], is[field]))
    .map((field) => ({
      field,
      ...(was[field] !== undefined && { before: was[field] }),
      ...(is[field] !== undefined && { after: is[field] }),
    }))
}

/** A site that has homes of its own. */
export const siteWithHomes = (siteId: number | undefined): SiteDefinition | undefined => {
  const site = siteId === undefined ? undefined : siteById(siteId)
  return site?.catalogueSiteId === siteId && site?.routes.homes !== undefined ? site : undefined
}

export const repeatedKeys = (
  list: SetIssue['list'],
  records: readonly { readonly externalId: string }[],
): readonly SetIssue[] => {
  const seen = new Set<string>()
  return records.flatMap(({ externalId }, at): readonly SetIssue[] => {
    if (seen.has(externalId)) return [{ list, at, field: 'externalId', key: 'invalidInput' }]
    seen.add(externalId)
    return []
  })
}

/** The records as they will be. */
interface Outcome {
  readonly stageOf: (externalId: string) => StageRecord | undefined
  readonly siteOf: (externalId: string) => SiteDefinition | undefined
  readonly homes: ReadonlyMap<string, HomeRecord>
}

const outcomeOf = (set: ChangeSet, stored: StoredRecords): Outcome => {
  const sent = new Map(set.stages.map((record) => [record.externalId, record]))
  const stageOf = (externalId: string) => sent.get(externalId) ?? stored.stages.get(externalId)?.record
  return {
    stageOf,
    siteOf: (externalId) => siteWithHomes(stageOf(externalId)?.siteId),
    homes: new Map([...stored.homes, ...set.homes.map((record) => [record.externalId, record] as const)]),
  }
}

/** Mistakes in the records themselves. Homes that waited for a stage are checked when it comes. */
const recordIssues = (set: ChangeSet, { stageOf, siteOf, homes }: Outcome): readonly SetIssue[] => {
  const sent = new Set(set.homes.map(({ externalId }) => externalId))
  return [
    ...repeatedKeys('stages', set.stages),
    ...repeatedKeys('homes', set.homes),
    ...set.stages.flatMap((stage, at): readonly SetIssue[] => {
      const site = siteWithHomes(stage.siteId)
      const waiting = [...homes.values()].filter(
        (home) => home.stage === stage.externalId && !sent.has(home.externalId),
      )
      return [
        ...stageRecordIssues(stage, site).map((issue) => ({ ...issue, list: 'stages', at }) as const),
        ...(site ? waiting : []).flatMap((home) =>
          homeRecordIssues(home, site as SiteDefinition).map(
            ({ field, key }) =>
              ({ list: 'stages', at, field: `homes.${home.externalId}.${field}`, key }) as const,
          ),
        ),
      ]
    }),
    ...set.homes.flatMap((home, at) => {
      const site = siteOf(home.stage)
      return site
        ? homeRecordIssues(home, site).map((issue): SetIssue => ({ ...issue, list: 'homes', at }))
        : []
    }),
    ...set.replacedStages.flatMap((externalId, at): readonly SetIssue[] =>
      stageOf(externalId) ? [] : [{ list: 'replacedStages', at, field: '', key: 'unknownValue' }],
    ),
  ]
}

/** Homes and stages that end, and those that a booking keeps. */
const endingsOf = (
  set: ChangeSet,
  homes: ReadonlyMap<string, HomeRecord>,
  isGuarded: (externalId: string) => boolean,
) => {
  const endingStages = new Set(keysOfKind(set.ended, 'stage'))
  const named = new Set(keysOfKind(set.ended, 'home'))
  const sent = new Set(set.homes.map(({ externalId }) => externalId))
  const ending = [...homes.values()].filter(
    ({ stage, externalId }) =>
      named.has(externalId) ||
      endingStages.has(stage) ||
      (set.replacedStages.includes(stage) && !sent.has(externalId)),
  )
  const kept = ending.filter(({ externalId }) => isGuarded(externalId))
  const stagesKept = new Set(kept.map(({ stage }) => stage))
  const keysOf = (records: readonly HomeRecord[]): readonly RecordKey[] =>
    records.map(({ externalId }) => ({ kind: 'home', externalId }))
  const stageKeys = [...endingStages].map((externalId): RecordKey => ({ kind: 'stage', externalId }))
  return {
    ended: [
      ...keysOf(ending.filter((record) => !kept.includes(record))),
      ...stageKeys.filter(({ externalId }) => !stagesKept.has(externalId)),
    ],
    kept: [...keysOf(kept), ...stageKeys.filter(({ externalId }) => stagesKept.has(externalId))],
  }
}

/** The facts of a home that its record does not decide: bookings and staff changed them, or another subject owns them. */
const factsBeside = (
  home: HomeDetails,
  record: HomeRecord,
  { kept, hasOwnPictures }: { readonly kept: KeptFacts | undefined; readonly hasOwnPictures: boolean },
): Partial<HomeDetails> => ({
  ...(!hasOwnPictures && { images: home.images, floorPlan: home.floorPlan }),
  ...(record.publishedAt === undefined && { publishedAt: home.publishedAt }),
  ...(kept?.kept ??
    (Object.fromEntries(
      ([...changingFacts, 'soldAt'] as const).flatMap((fact) =>
        home[fact] === undefined ? [] : [[fact, home[fact]]],
      ),
    ) as Partial<HomeDetails>)),
})

/** Whether records decide the pictures of a home, or did before this set. Others keep those that they have. */
const hasOwnPictures = (
  { externalId, stage, media }: HomeRecord,
  stored: StoredRecords,
  { stageOf }: Outcome,
): boolean =>
  [
    media,
    stored.homes.get(externalId)?.media,
    stageOf(stage)?.media,
    stored.stages.get(stage)?.record.media,
  ].some((named) => named !== undefined)

/** Pages whose address another stage or home has. */
const pathIssues = (
  set: ChangeSet,
  derived: readonly DerivedStage[],
  {
    source,
    isTaken,
  }: { readonly source: string; readonly isTaken: (siteId: number, path: string) => boolean },
): readonly SetIssue[] => {
  const stages = new Map(derived.map((each) => [each.stage.id, each]))
  const homes = new Map(derived.flatMap((each) => each.homes.map((home) => [home.id, home] as const)))
  const counts = new Map<string, number>()
  for (const { stage, homes } of derived)
    for (const { path } of [stage, ...homes]) {
      const key = `${stage.siteId} ${path}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  const isDouble = ({ siteId, path }: Pick<HomeDetails, 'siteId' | 'path'>): boolean =>
    (counts.get(`${siteId} ${path}`) ?? 0) > 1 || isTaken(siteId, path)
  return [
    ...set.stages.flatMap((record, at): readonly SetIssue[] => {
      const written = stages.get(catalogueIdOf(source, record.externalId))
      return written && isDouble(written.stage)
        ? [{ list: 'stages', at, field: record.slug === undefined ? 'name' : 'slug', key: 'invalidInput' }]
        : []
    }),
    ...set.homes.flatMap((record, at): readonly SetIssue[] => {
      const written = homes.get(catalogueIdOf(source, record.externalId))
      return written && isDouble(written)
        ? [{ list: 'homes', at, field: 'objectNumber', key: 'invalidInput' }]
        : []
    }),
  ]
}

/** What a change set does. */
export interface ChangePlan {
  /** Visible stages with their homes, as they will be. */
  readonly derived: readonly DerivedStage[]
  /** Ids of stages that visitors do not see, or not any more. */
  readonly hiddenStageIds: readonly string[]
  readonly ended: readonly RecordKey[]
  readonly changedStages: readonly StageRecord[]
  readonly changedHomes: readonly { readonly record: HomeRecord; readonly siteId: number }[]
  readonly rows: readonly ChangedRow[]
  /** What bookings hold back. */
  readonly heldBack: readonly HeldBackChange[]
  /** Mistakes in addresses, once it is known which are taken. */
  readonly pathIssues: (isTaken: (siteId: number, path: string) => boolean) => readonly SetIssue[]
}

/** The external ids of the stages that a set touches. */
export const touchedStages = (set: ChangeSet, stored: StoredRecords): readonly string[] => [
  ...new Set([
    ...set.stages.map(({ externalId }) => externalId),
    ...stored.stages.keys(),
    ...set.homes.map(({ stage }) => stage),
  ]),
]

interface Present {
  readonly present: PresentStages
  readonly contactOf: ContactOf
  readonly guards: ReadonlyMap<string, HomeGuard>
  /** Epoch ms. */
  readonly now: number
  /** The uploads that records name. */
  readonly findMedia?: FindMedia
}

/** A home with a booking stays in its stage, whatever its source says. */
const keepGuardedInStage = (
  set: ChangeSet,
  stored: StoredRecords,
  isGuarded: (externalId: string) => boolean,
): { readonly homes: readonly HomeRecord[]; readonly stayed: ReadonlySet<string> } => {
  const stayed = new Set<string>()
  const homes = set.homes.map((record) => {
    const was = stored.homes.get(record.externalId)
    if (!was || was.stage === record.stage || !isGuarded(record.externalId)) return record
    stayed.add(record.externalId)
    return { ...record, stage: was.stage }
  })
  return { homes, stayed }
}

/** The stages that visitors see, and those that they do not see. */
const deriveStages = (
  set: ChangeSet,
  stored: StoredRecords,
  {
    outcome,
    homesOf,
    isEnded,
    factsOf,
    present,
    contactOf,
    guards,
    now,
    findMedia,
  }: Present & {
    readonly outcome: Outcome
    readonly homesOf: (stage: string) => readonly HomeRecord[]
    readonly isEnded: (stage: string) => boolean
    readonly factsOf: (id: string) => Partial<HomeDetails> | undefined
  },
): Pick<ChangePlan, 'derived' | 'hiddenStageIds'> => {
  const { source } = set
  const derived: DerivedStage[] = []
  const hiddenStageIds: string[] = []
  const issues: SetIssue[] = []
  for (const externalId of touchedStages(set, stored)) {
    const record = outcome.stageOf(externalId)
    const site = outcome.siteOf(externalId)
    if (!record || !site) continue
    const homes = homesOf(externalId)
    const stageId = catalogueIdOf(source, externalId)
    if (isEnded(externalId) || !isPublished(record, now)) {
      hiddenStageIds.push(stageId)
      // A buyer must not lose the page of their home.
      if (homes.some((home) => guards.has(catalogueIdOf(source, home.externalId))))
        issues.push({
          list: 'stages',
          at: set.stages.indexOf(record),
          field: record.isDraft ? 'isDraft' : 'publishAt',
          key: 'cannotBook',
        })
      continue
    }
    // Staff may have moved the stage to another phase meanwhile.
    const phase = present.phases.get(stageId)
    const isPhaseRepeated = stored.stages.get(externalId)?.record.phase === record.phase
    derived.push(
      deriveStage(isPhaseRepeated && phase ? { ...record, phase } : record, homes, {
        source,
        site,
        today: dayIn(now, site.country),
        contactOf,
        ...(findMedia && { findMedia }),
        current: factsOf,
      }),
    )
  }
  if (issues.length > 0) throw new ChangeSetRefused(issues)
  return { derived, hiddenStageIds }
}

/** @throws ChangeSetRefused with the mistakes of the records. */
export const planChange = (sent: ChangeSet, stored: StoredRecords, options: Present): ChangePlan => {
  const { present, guards, now } = options
  const { source } = sent
  const idOf = (externalId: string): string => catalogueIdOf(source, externalId)
  const isGuarded = (externalId: string): boolean => guards.has(idOf(externalId))
  const { homes, stayed } = keepGuardedInStage(sent, stored, isGuarded)
  const set: ChangeSet = { ...sent, homes }
  const outcome = outcomeOf(set, stored)
  const issues = recordIssues(set, outcome)
  if (issues.length > 0) throw new ChangeSetRefused(issues)
  const { ended, kept: keptFromEnding } = endingsOf(set, outcome.homes, isGuarded)
  const endedHomes = new Set(keysOfKind(ended, 'home'))
  const endedStages = new Set(keysOfKind(ended, 'stage'))
  if (endedHomes.size > set.maxEnded)
    throw new ChangeSetRefused([{ list: 'maxEnded', field: '', key: 'max' }])

  const kept = new Map<string, KeptFacts>()
  for (const record of set.homes) {
    const was = stored.homes.get(record.externalId)
    const id = idOf(record.externalId)
    const home = present.homes.get(id)
    if (was && home) kept.set(id, keptFacts(was, record, { home, guard: guards.get(id) }))
  }
  const remaining = [...outcome.homes.values()].filter(({ externalId }) => !endedHomes.has(externalId))
  const homesOfStage = Map.groupBy(remaining, ({ stage }) => stage)
  const facts = new Map(
    remaining.flatMap((record) => {
      const home = present.homes.get(idOf(record.externalId))
      if (!home) return []
      const options = { kept: kept.get(home.id), hasOwnPictures: hasOwnPictures(record, stored, outcome) }
      return [[home.id, factsBeside(home, record, options)] as const]
    }),
  )
  const { derived, hiddenStageIds } = deriveStages(set, stored, {
    ...options,
    outcome,
    homesOf: (stage) => homesOfStage.get(stage) ?? [],
    isEnded: (stage) => endedStages.has(stage),
    factsOf: (id) => facts.get(id),
  })

  const rowOf = (
    key: RecordKey,
    result: ChangedRow['result'],
    more: Partial<Pick<ChangedRow, 'changes' | 'heldBack'>> = {},
  ): ChangedRow => ({ ...key, id: idOf(key.externalId), result, changes: [], heldBack: [], ...more })
  const writtenRow = (
    kind: CatalogueKind,
    record: CatalogueRecord,
    was: CatalogueRecord | undefined,
    more: { readonly isWaiting?: boolean; readonly heldBack?: ChangedRow['heldBack'] } = {},
  ): ChangedRow => {
    const changes = was ? fieldChanges(was, record) : []
    const result = was ? (changes.length > 0 ? 'changed' : 'unchanged') : 'created'
    const { isWaiting = false, heldBack = [] } = more
    return rowOf({ kind, externalId: record.externalId }, isWaiting ? 'waiting' : result, {
      changes,
      heldBack,
    })
  }
  return {
    derived,
    hiddenStageIds,
    ended,
    changedStages: set.stages.filter((record) => {
      const was = stored.stages.get(record.externalId)
      return !was || was.isPublished !== isPublished(record, now) || !isSame(was.record, record)
    }),
    changedHomes: set.homes
      .filter((record) => !isSame(stored.homes.get(record.externalId), record))
      .map((record) => ({ record, siteId: outcome.stageOf(record.stage)?.siteId ?? 0 })),
    rows: [
      ...set.stages.map((record) =>
        writtenRow('stage', record, stored.stages.get(record.externalId)?.record),
      ),
      ...set.homes.map((record) =>
        writtenRow('home', record, stored.homes.get(record.externalId), {
          isWaiting: !outcome.stageOf(record.stage),
          heldBack: [
            ...(kept.get(idOf(record.externalId))?.heldBack ?? []),
            ...(stayed.has(record.externalId) ? (['stage'] as const) : []),
          ],
        }),
      ),
      ...ended.map((key) => rowOf(key, 'ended')),
      ...keptFromEnding.map((key) => rowOf(key, 'unchanged', { heldBack: ['ended'] })),
    ],
    heldBack: [...kept].flatMap(([homeId, { heldBack, wanted }]) =>
      heldBack.length > 0 ? [{ homeId, facts: heldBack, change: wanted }] : [],
    ),
    pathIssues: (isTaken) => pathIssues(set, derived, { source, isTaken }),
  }
}
