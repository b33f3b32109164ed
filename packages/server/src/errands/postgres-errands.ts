// Errands in the database, as whoever may see them sees them. Who asks stands in every query, and the rule is held against
// every row that comes out.
import type { getErrand, ResponseOf } from '@husrum/contract'
import type { ErrandAttachment, ErrandStatusName, ErrandViewer, Round } from '@husrum/domain'
import { errandStatusOf, maySeeErrand, readErrandStatusId } from '@husrum/domain'
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../database/schema.ts'

type Db = Kysely<Schema>
export type CaseRow = Selectable<Table<'cases'>>
export type ErrandDetailsDto = ResponseOf<typeof getErrand>
type ErrandDto = Omit<
  ErrandDetailsDto,
  'description' | 'alternativeContact' | 'handler' | 'visit' | 'question' | 'history' | 'messages' | 'rating'
>

/** More than a page can show. */
const mostListed = 20_000
const mostRounds = 200

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
/** Whether a text can be an id at all: the database throws at all others. */
export const isErrandId = (text: string): boolean => uuid.test(text)

/** The rows that a viewer may see, for the database to look for; {@link maySeeErrand} is the rule. */
export const isSeenBy =
  (viewer: ErrandViewer) =>
  ({ eb, and }: ExpressionBuilder<Schema, 'cases'>) =>
    viewer.kind === 'boardMember'
      ? eb('cases.association_id', '=', viewer.associationId)
      : and([
          eb('cases.reporter_id', '=', viewer.userId),
          eb('cases.area', '=', 'YourApartment'),
          eb('cases.is_other_address', '=', false),
        ])

type Origin = Pick<CaseRow, 'reporter_id' | 'association_id' | 'area' | 'is_other_address'>
export const mayViewerSee = (viewer: ErrandViewer, row: Origin): boolean =>
  maySeeErrand(viewer, {
    reporterId: row.reporter_id ?? '',
    associationId: row.association_id ?? '',
    area: row.area,
    isOtherAddress: row.is_other_address,
  })

/** Nobody has to deal with it any more. */
export const isOver = (status: ErrandStatusName): boolean => {
  const { group } = errandStatusOf(status)
  return status === 'executedNo' || group === 'executed' || group === 'completed'
}

const listColumns = [
  'id',
  'case_status_id',
  'reporter_id',
  'association_id',
  'area',
  'is_other_address',
  'type',
  'ticket_number',
  'object_name',
  'object_address',
  'building_part_name',
  'brf_name',
  'other_resident_info',
  'room_type',
  'problem',
  'version',
] as const

/** Times as numbers: an errand of a list has five, and none is read as a text first. */
const ms = (column: string) =>
  sql<number | null>`(extract(epoch from ${sql.ref(`cases.${column}`)}) * 1000)::float8`

const selectListed = (db: Db) =>
  db
    .selectFrom('cases')
    .select(listColumns.map((column) => `cases.${column}` as const))
    .select([
      ms('created_at').as('created'),
      ms('status_since').as('since'),
      ms('promised_by').as('promised'),
      ms('expected_by').as('expected'),
      ms('done_at').as('done'),
    ])

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number]

const attachmentOf = ({
  id,
  name,
  kind,
  size,
}: Pick<Selectable<Table<'case_files'>>, 'id' | 'name' | 'kind' | 'size'>) => ({
  attachmentId: id,
  filename: name,
  kind,
  size,
})

const listedOf = (
  row: ListedRow,
  { points, attachments }: { readonly points: number; readonly attachments: readonly ErrandAttachment[] },
): ErrandDto => ({
  id: row.id,
  caseStatusId: row.case_status_id,
  ...(row.since !== null && { statusSince: row.since }),
  caseTypeName: row.type,
  creationDate: row.created ?? 0,
  ticketNumber: row.ticket_number ?? '',
  objectName: row.object_name,
  objectAddress: row.object_address,
  buildingPartName: row.building_part_name,
  brfName: row.brf_name,
  otherResidentInfo: row.other_resident_info,
  roomType: row.room_type,
  problem: row.problem,
  nrOfCaseControlPoints: points,
  attachments: [...attachments],
  area: row.area,
  ...(row.expected !== null &&
    !isOver(readErrandStatusId(row.case_status_id)) && { expectedBy: row.expected }),
  ...(row.promised !== null && { promisedBy: row.promised }),
  ...(row.done !== null && { doneAt: row.done }),
  version: row.version,
})

const none: readonly never[] = []

export interface StoredErrands {
  /** The newest first; `onlyOfBoard`: those that the board itself has reported. */
  list(viewer: ErrandViewer, options?: { readonly onlyOfBoard?: boolean }): Promise<ErrandDto[]>
  one(viewer: ErrandViewer, id: string): Promise<ErrandDetailsDto | undefined>
  hasAny(viewer: ErrandViewer): Promise<boolean>
  /** Of the viewer's association, the latest first, those with control points. */
  rounds(associationId: string): Promise<Round[]>
  /** By its own id, or by that of its errand. */
  round(associationId: string, id: string): Promise<Round | undefined>
  /** Whether the viewer may have a file of an errand, or of a round. */
  mayHaveFile(viewer: ErrandViewer, of: 'errand' | 'round', fileId: string): Promise<boolean>
}

const detailsOf = async (db: Db, id: string): Promise<ErrandDetailsDto | undefined> => {
  const row = await selectListed(db)
    .select([
      'description',
      'alternative_contact',
      'handler_name',
      'handler_phone',
      'question',
      'rating',
      ms('visit_starts_at').as('visitStarts'),
      ms('visit_ends_at').as('visitEnds'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const [events, messages, files, points] = await Promise.all([
    db.selectFrom('case_events').selectAll().where('case_id', '=', id).orderBy('id').execute(),
    db
      .selectFrom('case_messages')
      .selectAll()
      .where('case_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('case_files')
      .selectAll()
      .where('case_id', '=', id)
      .orderBy('added_at')
      .orderBy('place')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('control_points')
      .innerJoin('rounds', 'rounds.id', 'control_points.round_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('rounds.case_id', '=', id)
      .executeTakeFirstOrThrow(),
  ])
  const attachmentsOf = (messageId: string | null) =>
    files.filter(({ message_id }) => message_id === messageId).map(attachmentOf)
  const { handler_name: name, handler_phone: phone, visitStarts, visitEnds } = row
  return {
    ...listedOf(row, { points: points.count, attachments: attachmentsOf(null) }),
    description: row.description,
    ...(row.alternative_contact && { alternativeContact: row.alternative_contact }),
    ...(name !== null && { handler: { name, ...(phone !== null && { phone }) } }),
    ...(visitStarts !== null &&
      visitEnds !== null && { visit: { startsAt: visitStarts, endsAt: visitEnds } }),
    ...(row.question !== null && { question: row.question }),
    history: events.map((event) => ({
      at: Date.parse(event.at),
      kind: event.kind,
      by: event.by_party,
      ...(event.case_status_id !== null && { caseStatusId: event.case_status_id }),
      ...(event.text !== null && { text: event.text }),
    })),
    messages: messages.map((message) => ({
      id: message.id,
      at: Date.parse(message.at),
      by: message.by_party,
      text: message.text,
      attachments: attachmentsOf(message.id),
    })),
    ...(row.rating !== null && { rating: row.rating }),
  }
}

/** All of one errand, whoever asks: for what has asked already whether they may. */
export const readErrand = detailsOf

export const makeStoredErrands = (db: Db): StoredErrands => {
  const rounds = async (associationId: string, id?: string): Promise<Round[]> => {
    const found = await db
      .selectFrom('rounds')
      .selectAll()
      .where('association_id', '=', associationId)
      .$if(id !== undefined, (query) =>
        query.where(({ or, eb }) => or([eb('id', '=', id ?? ''), eb('case_id', '=', id ?? '')])),
      )
      .orderBy('planned_date', 'desc')
      .orderBy('id')
      .limit(mostRounds)
      .execute()
    if (found.length === 0) return []
    const points = await db
      .selectFrom('control_points')
      .selectAll()
      .where(
        'round_id',
        'in',
        found.map((round) => round.id),
      )
      .orderBy('place')
      .execute()
    const files =
      points.length === 0
        ? []
        : await db
            .selectFrom('case_files')
            .selectAll()
            .where(
              'control_point_id',
              'in',
              points.map((point) => point.id),
            )
            .orderBy('place')
            .execute()
    return found.flatMap((round) => {
      const controlPoints = points
        .filter(({ round_id }) => round_id === round.id)
        .map(({ id: pointId, text, status, comment }) => ({
          id: pointId,
          text,
          status,
          comment,
          attachments: files.filter((file) => file.control_point_id === pointId).map(attachmentOf),
        }))
      if (controlPoints.length === 0) return []
      const { id: roundId, case_id, title, planned_date, status } = round
      return {
        id: roundId,
        caseId: case_id ?? '',
        title,
        plannedDate: planned_date,
        status,
        nrOfCaseControlPoints: controlPoints.length,
        controlPoints,
      }
    })
  }

  return {
    list: async (viewer, { onlyOfBoard = false } = {}) => {
      const isTheirs = isSeenBy(viewer)
      const [rows, files, points] = await Promise.all([
        selectListed(db)
          .where(isTheirs)
          .$if(onlyOfBoard, (query) => query.where('role', '!=', 'RESIDENT'))
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(mostListed)
          .execute(),
        db
          .selectFrom('case_files')
          .innerJoin('cases', 'cases.id', 'case_files.case_id')
          .select(['case_files.id', 'case_id', 'name', 'kind', 'size'])
          .where(isTheirs as never)
          .where('message_id', 'is', null)
          .orderBy('added_at')
          .orderBy('place')
          .orderBy('case_files.id')
          .execute(),
        db
          .selectFrom('rounds')
          .innerJoin('control_points', 'control_points.round_id', 'rounds.id')
          .innerJoin('cases', 'cases.id', 'rounds.case_id')
          .select(['cases.id as case_id', ({ fn }) => fn.countAll<number>().as('count')])
          .where(isTheirs as never)
          .groupBy('cases.id')
          .execute(),
      ])
      const filesOf = Map.groupBy(files, ({ case_id }) => case_id)
      const pointsOf = new Map(points.map(({ case_id, count }) => [case_id, count]))
      return rows
        .filter((row) => mayViewerSee(viewer, row))
        .map((row) =>
          listedOf(row, {
            points: pointsOf.get(row.id) ?? 0,
            attachments: filesOf.get(row.id)?.map(attachmentOf) ?? none,
          }),
        )
    },

    one: async (viewer, id) => {
      if (!isErrandId(id)) return undefined
      const row = await db
        .selectFrom('cases')
        .select(['reporter_id', 'association_id', 'area', 'is_other_address'])
        .where('id', '=', id)
        .where(isSeenBy(viewer))
        .executeTakeFirst()
      return row && mayViewerSee(viewer, row) ? detailsOf(db, id) : undefined
    },

    hasAny: async (viewer) => {
      const row = await db
        .selectFrom('cases')
        .select(['reporter_id', 'association_id', 'area', 'is_other_address'])
        .where(isSeenBy(viewer))
        .limit(1)
        .executeTakeFirst()
      return row !== undefined && mayViewerSee(viewer, row)
    },

    rounds: (associationId) => rounds(associationId),
    round: async (associationId, id) => (isErrandId(id) ? (await rounds(associationId, id))[0] : undefined),

    mayHaveFile: async (viewer, of, fileId) => {
      if (!isErrandId(fileId)) return false
      if (of === 'errand') {
        const row = await db
          .selectFrom('cases')
          .innerJoin('case_files', 'case_files.case_id', 'cases.id')
          .select(['reporter_id', 'association_id', 'area', 'is_other_address'])
          .where('case_files.id', '=', fileId)
          .where(isSeenBy(viewer) as never)
          .executeTakeFirst()
        return row !== undefined && mayViewerSee(viewer, row)
      }
      if (viewer.kind !== 'boardMember' || !viewer.hasManagement) return false
      const row = await db
        .selectFrom('case_files')
        .innerJoin('control_points', 'control_points.id', 'case_files.control_point_id')
        .innerJoin('rounds', 'rounds.id', 'control_points.round_id')
        .select('rounds.id')
        .where('case_files.id', '=', fileId)
        .where('rounds.association_id', '=', viewer.associationId)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
