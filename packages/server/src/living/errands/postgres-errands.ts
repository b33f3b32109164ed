// Reads one errand with all its data, as a viewer may see it, and rounds.
import type { ErrandViewer, Round } from '@husrum/domain'
import { hasErrandRight, isInsideHome } from '@husrum/domain'
import type { Kysely, Selectable, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'
import type { ErrandDetailsDto } from './listed-errands.ts'
import { attachmentOf, listedOf, ms, selectListed } from './listed-errands.ts'
import { accessColumns, accessTo, isErrandId, isReadBy, isSeenBy } from './seen-errands.ts'

type Db = Kysely<Schema>

const maxRounds = 200

export interface StoredErrands {
  one(viewer: ErrandViewer, id: string): Promise<ErrandDetailsDto | undefined>
  hasAny(viewer: ErrandViewer): Promise<boolean>
  /** Rounds of the viewer's association that have control points, latest first. */
  rounds(associationId: string): Promise<Round[]>
  /** By its own id, or by that of its errand. */
  round(associationId: string, id: string): Promise<Round | undefined>
  /** Whether the viewer may read a file of an errand, or of a round. */
  mayHaveFile(viewer: ErrandViewer, of: 'errand' | 'round', fileId: string): Promise<boolean>
}

/** Name of the author's account; empty once the account is deleted. */
const authorName = sql<string>`trim(concat(accounts.first_name, ' ', accounts.last_name))`.as('author')

type EventRow = Selectable<Table<'case_events'>>
type HistoryDto = ErrandDetailsDto['history']

/** The status history: without messages, questions and visits. */
const statusesOf = (events: readonly EventRow[]): HistoryDto => {
  const history: HistoryDto[number][] = []
  for (const { at, kind, by_party: by, case_status_id } of events) {
    const isNew = kind === 'created' || history.at(-1)?.caseStatusId !== case_status_id
    if (case_status_id === null || !isNew) continue
    history.push({
      at: Date.parse(at),
      kind: kind === 'created' ? kind : 'status',
      by,
      caseStatusId: case_status_id,
    })
  }
  return history
}

/** One errand as the viewer may see it; undefined if they may not know that it exists. */
export const readErrand = async (
  db: Db,
  viewer: ErrandViewer,
  id: string,
): Promise<ErrandDetailsDto | undefined> => {
  if (!isErrandId(id)) return undefined
  const row = await selectListed(db)
    .leftJoin('associations', 'associations.id', 'cases.association_id')
    .select([
      'description',
      'alternative_contact',
      'handler_name',
      'handler_phone',
      'question',
      'rating',
      'associations.name as association',
      'associations.active_financial_management as hasBoard',
      ms('visit_starts_at').as('visitStarts'),
      ms('visit_ends_at').as('visitEnds'),
    ])
    .where('cases.id', '=', id)
    .where(isSeenBy(viewer) as never)
    .executeTakeFirst()
  if (!row) return undefined
  const access = accessTo(viewer, row)
  if (access === 'none') return undefined
  const readEvents = db
    .selectFrom('case_events')
    .leftJoin('accounts', 'accounts.id', 'case_events.account_id')
    .selectAll('case_events')
    .select(authorName)
    .where('case_id', '=', id)
    .orderBy('case_events.id')
  if (!hasErrandRight(access, 'read'))
    return {
      ...listedOf(row, access, { points: 0, attachments: [] }),
      description: '',
      problem: '',
      history: statusesOf(await readEvents.execute()),
      messages: [],
    }
  const [events, messages, files, points] = await Promise.all([
    readEvents.execute(),
    db
      .selectFrom('case_messages')
      .leftJoin('accounts', 'accounts.id', 'case_messages.account_id')
      .selectAll('case_messages')
      .select(authorName)
      .where('case_id', '=', id)
      .orderBy('at')
      .orderBy('case_messages.id')
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
  const signatureOf = ({ by_party, author }: { readonly by_party: string; readonly author: string }) =>
    by_party === 'board' ? { signedBy: { name: author, association: row.association ?? row.brf_name } } : {}
  const { handler_name: name, handler_phone: phone, visitStarts, visitEnds } = row
  const mayShare = viewer.kind === 'resident' && isInsideHome(row) && row.hasBoard === true
  return {
    ...listedOf(row, access, { points: points.count, attachments: attachmentsOf(null) }),
    description: row.description,
    problem: row.problem,
    ...(row.alternative_contact && { alternativeContact: row.alternative_contact }),
    ...(name !== null && { handler: { name, ...(phone !== null && { phone }) } }),
    ...(visitStarts !== null &&
      visitEnds !== null && { visit: { startsAt: visitStarts, endsAt: visitEnds } }),
    ...(row.question !== null && { question: row.question }),
    history: events.map((event) => ({
      at: Date.parse(event.at),
      kind: event.kind,
      by: event.by_party,
      ...signatureOf(event),
      ...(event.case_status_id !== null && { caseStatusId: event.case_status_id }),
      ...(event.text !== null && { text: event.text }),
    })),
    messages: messages.map((message) => ({
      id: message.id,
      at: Date.parse(message.at),
      by: message.by_party,
      ...signatureOf(message),
      text: message.text,
      attachments: attachmentsOf(message.id),
    })),
    ...(row.rating !== null && { rating: row.rating }),
    ...(mayShare && { sharedWithBoard: row.shared_with_board_at !== null }),
  }
}

/** A round of an errand inside of a home shows that home, so it requires read access to the errand. */
const isRoundRead = (associationId: string) =>
  sql<SqlBool>`(rounds.case_id is null or exists (select from cases where cases.id = rounds.case_id
    and cases.association_id = ${associationId}
    and ${isReadBy({ kind: 'boardMember', associationId, hasManagement: true })}))`

export const makeStoredErrands = (db: Db): StoredErrands => {
  const rounds = async (associationId: string, id?: string): Promise<Round[]> => {
    const found = await db
      .selectFrom('rounds')
      .selectAll()
      .where('association_id', '=', associationId)
      .where(isRoundRead(associationId))
      .$if(id !== undefined, (query) =>
        query.where(({ or, eb }) => or([eb('id', '=', id ?? ''), eb('case_id', '=', id ?? '')])),
      )
      .orderBy('planned_date', 'desc')
      .orderBy('id')
      .limit(maxRounds)
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
    one: (viewer, id) => readErrand(db, viewer, id),

    hasAny: async (viewer) => {
      const row = await db
        .selectFrom('cases')
        .select(accessColumns)
        .where(isSeenBy(viewer))
        .limit(1)
        .executeTakeFirst()
      return row !== undefined && accessTo(viewer, row) !== 'none'
    },

    rounds: (associationId) => rounds(associationId),
    round: async (associationId, id) => (isErrandId(id) ? (await rounds(associationId, id))[0] : undefined),

    mayHaveFile: async (viewer, of, fileId) => {
      if (!isErrandId(fileId)) return false
      if (of === 'errand') {
        const row = await db
          .selectFrom('cases')
          .innerJoin('case_files', 'case_files.case_id', 'cases.id')
          .select(accessColumns)
          .where('case_files.id', '=', fileId)
          .where(isSeenBy(viewer) as never)
          .executeTakeFirst()
        return row !== undefined && hasErrandRight(accessTo(viewer, row), 'read')
      }
      if (viewer.kind !== 'boardMember' || !viewer.hasManagement) return false
      const row = await db
        .selectFrom('case_files')
        .innerJoin('control_points', 'control_points.id', 'case_files.control_point_id')
        .innerJoin('rounds', 'rounds.id', 'control_points.round_id')
        .select('rounds.id')
        .where('case_files.id', '=', fileId)
        .where('rounds.association_id', '=', viewer.associationId)
        .where(isRoundRead(viewer.associationId) as never)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
