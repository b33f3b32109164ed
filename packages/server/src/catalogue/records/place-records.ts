// Gives the records of a set their positions in WGS 84, in which everything else works.
import type { endpoints, RequestOf } from '@husrum/contract'
import type { CountryCode, GeoPoint } from '@husrum/domain'
import { siteById } from '@husrum/domain'
import type { Catalogue } from '../search/index.ts'
import type { SetIssue } from './change-set.ts'
import type { SentPosition } from './positions.ts'
import { readPosition } from './positions.ts'
import { anyOf, isStageRecord } from './stored-records.ts'

type SentSet = RequestOf<typeof endpoints.changeCatalogue>
type ListOf<Name extends 'stages' | 'homes' | 'premises'> = NonNullable<SentSet[Name]>[number]

/** A record whose position is in WGS 84. */
export type Placed<Record extends { readonly geo?: unknown }> = Omit<Record, 'geo'> &
  (Record extends { readonly geo: unknown } ? { readonly geo: GeoPoint } : { readonly geo?: GeoPoint })

type List = 'stages' | 'homes' | 'premises'
type Around = Parameters<typeof readPosition>[2] & { readonly siteId?: number | undefined }

/** The sites and positions of the stages that homes name, but that the set does not have. */
const storedStages = async (
  db: Catalogue,
  source: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Around>> => {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue_records')
    .select('record')
    .where('source', '=', source)
    .where('kind', '=', 'stage')
    .where('external_id', '=', anyOf(keys))
    .execute()
  return new Map(
    rows.flatMap(({ record }) =>
      isStageRecord(record)
        ? [[record.externalId, { near: record.geo, siteId: record.siteId }] as const]
        : [],
    ),
  )
}

/** In place of a position that cannot be read, so that the rest of the record is checked too. */
const middleOf: Readonly<Record<CountryCode, GeoPoint>> = {
  SE: { lat: 62, lon: 16 },
  NO: { lat: 62, lon: 10 },
  FI: { lat: 64, lon: 26 },
}

/** The lists with positions in WGS 84, and the positions that cannot be read. */
export const placeRecords = async (
  db: Catalogue,
  { source, stages = [], homes = [], premises = [] }: SentSet,
): Promise<{
  readonly stages: readonly Placed<ListOf<'stages'>>[]
  readonly homes: readonly Placed<ListOf<'homes'>>[]
  readonly premises: readonly Placed<ListOf<'premises'>>[]
  readonly issues: readonly SetIssue[]
}> => {
  const issues: SetIssue[] = []
  const unread = new Set<string>()
  const place = (
    geo: SentPosition,
    { list, at }: { readonly list: List; readonly at: number },
    { siteId, ...around }: Around,
  ): GeoPoint => {
    const country = siteId === undefined ? undefined : siteById(siteId)?.country
    const result = readPosition(geo, country, around)
    if (result.kind === 'read') return result.geo
    issues.push({ ...result.issue, list, at })
    if (list === 'stages') unread.add(stages[at]?.externalId ?? '')
    return 'lat' in geo ? geo : (around.near ?? middleOf[country ?? 'SE'])
  }
  const placedStages = stages.map((stage, at) => ({
    ...stage,
    geo: place(stage.geo, { list: 'stages', at }, { siteId: stage.siteId }),
  }))
  const placedPremises = premises.map((one, at) => ({
    ...one,
    geo: place(one.geo, { list: 'premises', at }, { siteId: one.siteId }),
  }))
  const sent = new Map(
    placedStages.map(
      ({ externalId, geo, siteId }) =>
        [externalId, { siteId, ...(!unread.has(externalId) && { near: geo }) }] as const,
    ),
  )
  const located = homes.filter(({ geo, stage }) => geo !== undefined && !sent.has(stage))
  const around = new Map<string, Around>([
    ...(await storedStages(db, source, [...new Set(located.map(({ stage }) => stage))])),
    ...sent,
  ])
  const placedHomes = homes.map(({ geo, ...home }, at) => ({
    ...home,
    ...(geo !== undefined && { geo: place(geo, { list: 'homes', at }, around.get(home.stage) ?? {}) }),
  }))
  return { stages: placedStages, homes: placedHomes, premises: placedPremises, issues }
}
