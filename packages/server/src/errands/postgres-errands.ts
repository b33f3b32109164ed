// One errand in the database with all that belongs to it, as whoever may see it sees it, and rounds.
import type { ErrandViewer, Round } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { ErrandDetailsDto } from './listed-errands.ts'
import { attachmentOf, listedOf, ms, selectListed } from './listed-errands.ts'
import { isErrandId, isSeenBy, mayViewerSee } from './seen-errands.ts'

type Db = Kysely<Schema>

const mostRounds = 200

export interface StoredErrands {
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
