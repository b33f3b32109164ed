// Errands in the overview, the most urgent first: a resident's own, and those that a board can act on. Errands inside
// residents' homes are only in a board's list and figures.
import type { ErrandViewer } from '@husrum/domain'
import { readErrandStatusId } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import {
  duePromise,
  isChangedBy,
  isDoneCase,
  isLateCase,
  isOpenCase,
  isSeenBy,
} from '../../living/errands/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Looking } from './overview-part.ts'
import { overviewPart } from './overview-part.ts'

/** As many as a user looks through before opening the list. */
const max = 20
const doneDays = 14

/** Called only for accounts with access to errands. */
const viewerOf = ({ accountId, associationId }: Looking): ErrandViewer =>
  associationId === undefined
    ? { kind: 'resident', userId: accountId, hasIdentity: true }
    : { kind: 'boardMember', associationId, hasManagement: true }

export const errandsPart = overviewPart({
  name: 'errands',
  operation: 'seeResidentCase',
  ask: (db, who) => {
    if (!who.site.features.caseManagement) return undefined
    const at = new Date(who.now).toISOString()
    const viewer = viewerOf(who)
    return db
      .selectFrom('cases')
      .select(['id', 'case_status_id', 'room_type', 'problem', 'object_address', 'building_part_name'])
      .select([
        'promised_by',
        'answered_at',
        'done_by',
        'done_at',
        'visit_starts_at',
        'visit_ends_at',
        'question',
      ])
      .where(isSeenBy(viewer))
      .where(isChangedBy(viewer))
      .where(
        sql<boolean>`(${isOpenCase} or (${isDoneCase} and cases.done_at > ${at}::timestamptz - make_interval(days => ${sql.lit(doneDays)})))`,
      )
      .orderBy(
        sql`case when cases.question is not null then 0 when ${isLateCase(viewer, at)} then 1 when ${isOpenCase} then 2 else 3 end`,
      )
      .orderBy(duePromise)
      .orderBy('created_at')
      .limit(max)
  },
  facts: (row) => {
    const { visit_starts_at, visit_ends_at, question } = row
    const instants = [
      ['promisedBy', row.promised_by],
      ['answeredAt', row.answered_at],
      ['doneBy', row.done_by],
      ['doneAt', row.done_at],
    ] as const
    return [
      {
        kind: 'errand',
        id: row.id,
        title: [row.room_type, row.problem].filter(Boolean).join(': '),
        place: [row.object_address, row.building_part_name].filter(Boolean).join(', '),
        status: readErrandStatusId(row.case_status_id),
        ...Object.fromEntries(
          instants.flatMap(([name, at]) => (at === null ? [] : [[name, Date.parse(at)]])),
        ),
        ...(question !== null && { question }),
        ...(visit_starts_at !== null &&
          visit_ends_at !== null && {
            visit: { startsAt: Date.parse(visit_starts_at), endsAt: Date.parse(visit_ends_at) },
          }),
      },
    ]
  },
})

/** Whether there are any errands, and the counts of a board. */
export const errandFigures = (db: Kysely<Schema>, who: Looking) => {
  const at = new Date(who.now).toISOString()
  const viewer = viewerOf(who)
  const seen = isSeenBy(viewer)
  // Only boards need counts: for a resident one row is enough.
  if (who.associationId === undefined)
    return db
      .selectFrom(db.selectFrom('cases').select('cases.id').where(seen).limit(1).as('any_case'))
      .select([sql<number>`count(*)::int`.as('all'), sql<number>`0`.as('open'), sql<number>`0`.as('late')])
  return db
    .selectFrom('cases')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ${isOpenCase}))::int`.as('open'),
      sql<number>`(count(*) filter (where ${isLateCase(viewer, at)}))::int`.as('late'),
    ])
    .where(seen)
}
