// Lists of errands: filtered, sorted, counted and paged in the database, by the status tables of the domain. Only the rows
// that are shown are read.
import type { ErrandAddress, ErrandStatusKey, ErrandTally, ErrandViewer } from '@husrum/domain'
import {
  errandStatusIdOf,
  errandStatusKeys,
  errandStatusOf,
  errandTypes,
  isErrandDone,
  isErrandOpen,
  sortTallies,
} from '@husrum/domain'
import type { Expression, Kysely, RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { ErrandDto } from './listed-errands.ts'
import { attachmentOf, isOver, listedOf, selectListed } from './listed-errands.ts'
import { accessTo, isReadBy, isSeenBy } from './seen-errands.ts'

type Db = Kysely<Schema>

/** Maximum number of late errands that are listed. */
const lateNamed = 5

const idsOf = (keys: readonly ErrandStatusKey[]): readonly string[] => [
  ...new Set(keys.flatMap((key) => [errandStatusIdOf(key, 'SE'), errandStatusIdOf(key, 'NO')])),
]
/** `executed` and `executedNo` are two statuses of one vendor: each has its own id. */
const idsOfOne = (key: ErrandStatusKey): readonly string[] => {
  if (key === 'executed') return [errandStatusIdOf('executed', 'SE')]
  if (key === 'executedNo') return [errandStatusIdOf('executed', 'NO')]
  return idsOf([key])
}
const idsOfEach = (keys: readonly ErrandStatusKey[]): readonly string[] => keys.flatMap(idsOfOne)

/** Our own case system writes the ids exactly as the domain does; ids in another case would not match. */
const isOneOf = (ids: readonly string[]): RawBuilder<SqlBool> =>
  ids.length === 0 ? sql`false` : sql`cases.case_status_id in (${sql.join(ids.map((id) => sql.lit(id)))})`

export const isOpenCase = isOneOf(idsOfEach(errandStatusKeys.filter((status) => isErrandOpen({ status }))))
export const isDoneCase = isOneOf(idsOfEach(errandStatusKeys.filter((status) => isErrandDone({ status }))))
/** No more work is needed. */
export const isOverCase = isOneOf(idsOfEach(errandStatusKeys.filter(isOver)))
/** The promise that counts now: the answer until it is given, then the day that staff have said. See `errandDueBy`. */
export const duePromise = sql`case when cases.answered_at is null then coalesce(cases.promised_by, cases.done_by) else cases.done_by end`
/** When the fault was answered: at the latest when it was done. */
const answered = sql`coalesce(cases.answered_at, cases.done_at)`
const isKept = sql<SqlBool>`(coalesce(${answered} <= cases.promised_by, true) and coalesce(cases.done_at <= cases.done_by, true))`
const hasPromise = sql<SqlBool>`coalesce(cases.promised_by, cases.done_by) is not null`
/** For the viewer: an errand whose text they may not read never counts as late, so that its promise is not revealed. */
export const isLateCase = (viewer: ErrandViewer, now: string): RawBuilder<SqlBool> =>
  sql`(${isOpenCase} and ${duePromise} < ${now}::timestamptz and ${isReadBy(viewer)})`

/** The weights of `sortErrands`; an unknown status has the weight of `unknown`. */
const weight = (() => {
  const byWeight = Map.groupBy(errandStatusKeys, (key) => errandStatusOf(key).weight)
  const cases = [...byWeight].map(
    ([each, keys]) => sql`when ${isOneOf(idsOfEach(keys))} then ${sql.lit(each)}::int`,
  )
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(errandStatusOf('unknown').weight)}::int end`
})()

const orders = {
  creationDate: sql`cases.created_at`,
  status: weight,
  ticketNumber: sql`cases.ticket_order`,
  address: sql`cases.address_order`,
} as const

/** For the viewer: empty, which is treated as `other`, for an errand whose text they may not read. */
const typeFor = (viewer: ErrandViewer): RawBuilder<string> =>
  viewer.kind === 'resident'
    ? sql<string>`cases.type`
    : sql<string>`case when ${isReadBy(viewer)} then cases.type else '' end`

const shows = (
  viewer: ErrandViewer,
  { statuses, types }: ErrandAddress['filter'],
): readonly Expression<SqlBool>[] => {
  const others = errandTypes.filter((type) => type !== 'other')
  const isType = (type: (typeof errandTypes)[number]): RawBuilder<SqlBool> =>
    type === 'other'
      ? sql`${typeFor(viewer)} not in (${sql.join(others.map((other) => sql.lit(other)))})`
      : sql`${typeFor(viewer)} = ${type}`
  return [
    ...(statuses.length > 0 ? [isOneOf(idsOfEach(statuses))] : []),
    ...(types.length > 0 ? [sql<SqlBool>`(${sql.join(types.map(isType), sql` or `)})`] : []),
  ]
}

export interface ErrandsPage {
  readonly limit: number
  /** The last id of the previous page. */
  readonly after?: string | undefined
  /** Only those that the board itself reported. */
  readonly onlyOfBoard?: boolean
}

export interface LateErrandsDto {
  readonly count: number
  readonly first: readonly ErrandDto[]
}

export interface ErrandLists {
  /** A page of all errands, newest first. */
  page(viewer: ErrandViewer, page: ErrandsPage): Promise<readonly ErrandDto[]>
  /** Filtered and sorted for a page, with counts. */
  list(
    viewer: ErrandViewer,
    address: Pick<ErrandAddress, 'filter' | 'order'>,
    limit: number,
  ): Promise<{
    readonly errands: readonly ErrandDto[]
    readonly counts: readonly {
      readonly caseStatusId: string
      readonly caseTypeName: string
      readonly count: number
    }[]
    readonly late?: LateErrandsDto
  }>
  overview(
    viewer: ErrandViewer,
    limit: number,
  ): Promise<{
    readonly late: LateErrandsDto
    readonly all: Omit<ErrandTally, 'name'>
    readonly byStairwell: readonly ErrandTally[]
    readonly byKind: readonly ErrandTally[]
    readonly errands: readonly ErrandDto[]
  }>
}

export const makeErrandLists = (db: Db, { now }: { readonly now: () => number }): ErrandLists => {
  /** Only ids are filtered and sorted: the rest of a row is read if it is shown. */
  const ids = (viewer: ErrandViewer) => db.selectFrom('cases').select('cases.id').where(isSeenBy(viewer))

  const lateIds = (viewer: ErrandViewer, at: string) =>
    ids(viewer).where(isLateCase(viewer, at)).orderBy(duePromise).orderBy('id').limit(lateNamed).execute()

  /** Reads errands by id, each with its files and control points; the result returns those of a list in its order. */
  const read = async (
    viewer: ErrandViewer,
    ...lists: readonly (readonly { readonly id: string }[])[]
  ): Promise<(list: readonly { readonly id: string }[]) => readonly ErrandDto[]> => {
    const all = [...new Set(lists.flat().map(({ id }) => id))]
    if (all.length === 0) return () => []
    const isOfThem = sql<SqlBool>`case_id = any(${all}::uuid[])`
    const [rows, files, points] = await Promise.all([
      selectListed(db).where(sql<SqlBool>`cases.id = any(${all}::uuid[])`).execute(),
      db
        .selectFrom('case_files')
        .select(['id', 'case_id', 'name', 'kind', 'size'])
        .where(isOfThem)
        .where('message_id', 'is', null)
        .orderBy('added_at')
        .orderBy('place')
        .orderBy('id')
        .execute(),
      viewer.kind === 'boardMember'
        ? db
            .selectFrom('rounds')
            .innerJoin('control_points', 'control_points.round_id', 'rounds.id')
            .select(['case_id', ({ fn }) => fn.countAll<number>().as('count')])
            .where(isOfThem)
            .groupBy('case_id')
            .execute()
        : [],
    ])
    const filesOf = Map.groupBy(files, ({ case_id }) => case_id)
    const pointsOf = new Map(points.map(({ case_id, count }) => [case_id, count]))
    const errands = new Map(
      rows.flatMap((row) => {
        const access = accessTo(viewer, row)
        if (access === 'none') return []
        const points = pointsOf.get(row.id) ?? 0
        const attachments = filesOf.get(row.id)?.map(attachmentOf) ?? []
        return [[row.id, listedOf(row, access, { points, attachments })] as const]
      }),
    )
    return (list) => list.flatMap(({ id }) => errands.get(id) ?? [])
  }

  return {
    page: async (viewer, { limit, after, onlyOfBoard = false }) => {
      const found = await ids(viewer)
        .$if(onlyOfBoard, (query) => query.where('role', '!=', 'RESIDENT'))
        .$if(after !== undefined, (query) =>
          query.where(
            sql<SqlBool>`exists (select from cases as last where last.id = ${after}::uuid
              and (cases.created_at < last.created_at
                or (cases.created_at = last.created_at and cases.id > last.id)))`,
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return (await read(viewer, found))(found)
    },

    list: async (viewer, { filter, order }, limit) => {
      const at = new Date(now()).toISOString()
      const isBoard = viewer.kind === 'boardMember'
      const [found, counts, late] = await Promise.all([
        ids(viewer)
          .where(({ and }) => and([...shows(viewer, filter)]))
          .orderBy(orders[order.by], order.descending ? 'desc' : 'asc')
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(limit)
          .execute(),
        db
          .selectFrom('cases')
          .select([
            'case_status_id',
            typeFor(viewer).as('shown_type'),
            ({ fn }) => fn.countAll<number>().as('count'),
            sql<number>`(count(*) filter (where ${isLateCase(viewer, at)}))::int`.as('late'),
          ])
          .where(isSeenBy(viewer))
          .groupBy(['case_status_id', 'shown_type'])
          .orderBy('case_status_id')
          .orderBy('shown_type')
          .execute(),
        isBoard ? lateIds(viewer, at) : [],
      ])
      const errandsOf = await read(viewer, found, late)
      const lateCount = counts.reduce((sum, each) => sum + each.late, 0)
      return {
        errands: errandsOf(found),
        counts: counts.map(({ case_status_id, shown_type, count }) => ({
          caseStatusId: case_status_id,
          caseTypeName: shown_type,
          count,
        })),
        ...(isBoard && { late: { count: lateCount, first: errandsOf(late) } }),
      }
    },

    overview: async (viewer, limit) => {
      const at = new Date(now()).toISOString()
      const days = sql`floor(extract(epoch from coalesce(done_at, ${at}::timestamptz) - created_at) / 86400)`
      const [found, tallied, late] = await Promise.all([
        ids(viewer)
          .orderBy(sql`case when ${isLateCase(viewer, at)} then 0 when ${isOpenCase} then 1 else 2 end`)
          .orderBy('created_at')
          .orderBy('id')
          .limit(limit)
          .execute(),
        db
          .with('known', (known) =>
            known
              .selectFrom('cases')
              .select([
                sql<string>`coalesce(nullif(building_part_name, ''), object_address)`.as('stairwell'),
                sql<string>`case when room_key = 'inspection' and not ${isReadBy(viewer)} then '' else room_type end`.as(
                  'kind',
                ),
                isOpenCase.as('open'),
                isLateCase(viewer, at).as('late'),
                sql<SqlBool>`${isDoneCase} and done_at is not null and ${hasPromise} and ${isKept} and ${isReadBy(viewer)}`.as(
                  'kept',
                ),
                sql<SqlBool>`${isDoneCase} and done_at is not null and ${hasPromise} and not ${isKept} and ${isReadBy(viewer)}`.as(
                  'missed',
                ),
                sql<number>`greatest(0, ${days})::int`.as('days'),
              ])
              .where(isSeenBy(viewer)),
          )
          .selectFrom('known')
          .select([
            'stairwell',
            'kind',
            sql<number>`grouping(stairwell, kind)`.as('by'),
            sql<number>`count(*)::int`.as('all'),
            sql<number>`(count(*) filter (where open))::int`.as('open'),
            sql<number>`(count(*) filter (where late))::int`.as('late'),
            sql<number>`(count(*) filter (where kept))::int`.as('kept'),
            sql<number>`(count(*) filter (where missed))::int`.as('missed'),
            sql<number | null>`max(days) filter (where open)`.as('oldest'),
          ])
          .groupBy(sql`grouping sets ((stairwell), (kind), ())`)
          .execute(),
        lateIds(viewer, at),
      ])
      const errandsOf = await read(viewer, found, late)
      const sumOf = ({ all, open, late: lateCount, kept, missed, oldest }: (typeof tallied)[number]) => ({
        all,
        open,
        late: lateCount,
        kept,
        missed,
        ...(oldest !== null && { oldestDays: oldest }),
      })
      // Bits of `grouping()`, set for columns that a row is not grouped by: 2 for the stairwell, 1 for the kind.
      const [whole] = tallied.filter(({ by }) => by === 3).map(sumOf)
      const all = whole ?? { all: 0, open: 0, late: 0, kept: 0, missed: 0 }
      const talliesBy = (by: number, name: 'stairwell' | 'kind') =>
        sortTallies(
          tallied.filter((row) => row.by === by).map((row) => ({ name: row[name] ?? '', ...sumOf(row) })),
        )
      return {
        late: { count: all.late, first: errandsOf(late) },
        all,
        byStairwell: talliesBy(1, 'stairwell'),
        byKind: talliesBy(2, 'kind'),
        errands: errandsOf(found),
      }
    },
  }
}
