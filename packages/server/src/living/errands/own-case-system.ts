// The case system in our own database: for companies without another one.
import type { ErrandStatusKey } from '@husrum/domain'
import { moveErrand, readErrandStatusId } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import type { CaseSystem, StaffOutcome } from './case-system.ts'
import { isOver } from './listed-errands.ts'
import type { ErrandNews } from './notify-about-errand.ts'
import { nextTicketNumber } from './open-errand.ts'
import { ErrandRefused, refuse } from './refusals.ts'
import type { CaseRow } from './seen-errands.ts'
import { siteOfCase } from './site-of-case.ts'
import type { ErrandWrite, WriteErrand } from './write-errand.ts'
import { lockErrand } from './write-errand.ts'

const staff = { by: 'staff', accountId: null } as const

/** News for a status that staff have set. */
const newsOfStatus = (status: ErrandStatusKey, text: string | undefined): ErrandNews | undefined => {
  if (status === 'executed' || status === 'executedNo')
    return { letter: 'done', happening: 'errandExecuted', status, text }
  if (status === 'completed') return { letter: 'done', happening: 'errandCompleted', status, text }
  // The data is deleted, including that of those to notify.
  if (status === 'shredded') return undefined
  return { letter: 'progress', happening: 'errandMoved', status, text }
}

/** Values of an errand whose personal data is deleted. */
const shreddedSet = {
  reporter_id: null,
  contact_email: '',
  contact_phone: '',
  alternative_contact: null,
  copy_to: null,
  description: '',
  other_resident_info: '',
  question: null,
  shared_with_board_at: null,
} as const

export const makeOwnCaseSystem = ({
  db,
  write,
  uploads,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly write: WriteErrand
  readonly uploads: Pick<UploadService, 'release'>
  readonly now: () => number
}): CaseSystem => {
  const change = async (
    id: string,
    decide: (row: CaseRow, trx: Kysely<Schema>) => Promise<ErrandWrite | undefined>,
  ): Promise<StaffOutcome> => {
    try {
      return await inTransaction(db, async (trx) => {
        const row = await lockErrand(trx, id)
        const decided = await decide(row, trx)
        if (decided) await write(trx, row, staff, decided)
        return { kind: 'done' }
      })
    } catch (cause) {
      if (!(cause instanceof ErrandRefused)) throw cause
      const { refusal } = cause
      if (refusal.kind === 'notFound' || refusal.kind === 'statusConflict') return refusal
      throw cause
    }
  }

  /** The status that staff may set; throws `ErrandRefused`. */
  const moved = (row: CaseRow, to: ErrandStatusKey): ErrandStatusKey => {
    const { country } = siteOfCase(row)
    const status = to === 'executed' && country === 'NO' ? 'executedNo' : to
    const move = moveErrand(readErrandStatusId(row.case_status_id), status)
    if (move.kind === 'moved') return move.status
    return refuse({ kind: 'statusConflict', caseStatusId: row.case_status_id })
  }

  const instant = (ms: number): string => new Date(ms).toISOString()

  return {
    number: (id) =>
      change(id, async (row, trx) => {
        if (row.ticket_number !== null) return undefined
        return {
          set: { ticket_number: await nextTicketNumber(trx) },
          events: [{ kind: 'updated' }],
          // A copy contains the number already.
          ...(row.copy_to === null && {
            news: { letter: 'progress', happening: 'errandNumbered', isReceipt: true },
          }),
        }
      }),

    move: (id, to, text) =>
      change(id, async (row, trx) => {
        const status = moved(row, to)
        if (status === 'shredded') {
          await trx.deleteFrom('case_messages').where('case_id', '=', id).execute()
          await trx.deleteFrom('case_files').where('case_id', '=', id).execute()
          await uploads.release(trx, { by: `case:${id}` })
          await trx.updateTable('case_events').set({ text: null }).where('case_id', '=', id).execute()
        }
        return {
          ...(status === 'shredded' && { set: shreddedSet }),
          status,
          events: [{ kind: 'status', status, text }],
          news: newsOfStatus(status, text),
        }
      }),

    assign: (id, { name, phone }) =>
      change(id, async (row) => {
        const isNew = readErrandStatusId(row.case_status_id) === 'registered'
        const status = isNew ? moved(row, 'ongoing') : undefined
        return {
          set: { handler_name: name, handler_phone: phone ?? null },
          status,
          events: [status ? { kind: 'status', status } : { kind: 'updated' }],
          ...(status && { news: newsOfStatus(status, undefined) }),
        }
      }),

    ask: (id, question) =>
      change(id, async (row) => {
        const before = readErrandStatusId(row.case_status_id)
        const status = before === 'infoFromCustomer' ? undefined : moved(row, 'infoFromCustomer')
        return {
          set: { question },
          status,
          events: [{ kind: 'status', status: 'infoFromCustomer', text: question }],
          news: { letter: 'question', happening: 'errandAsked', text: question, status: 'infoFromCustomer' },
        }
      }),

    book: (id, visit) =>
      change(id, async (row) => {
        const before = readErrandStatusId(row.case_status_id)
        const status = before === 'customerBooked' ? undefined : moved(row, 'customerBooked')
        return {
          set: {
            visit_starts_at: instant(visit.startsAt),
            visit_ends_at: instant(visit.endsAt),
            // A fault cannot be done before the visit for it.
            ...(row.done_by !== null &&
              Date.parse(row.done_by) < visit.endsAt && { done_by: instant(visit.endsAt) }),
          },
          status,
          events: [{ kind: 'visit', status: 'customerBooked', text: instant(visit.startsAt) }],
          news: { letter: 'visit', happening: 'errandVisit', visit, status: 'customerBooked' },
        }
      }),

    expect: (id, doneBy) =>
      change(id, async (row) => {
        if (isOver(readErrandStatusId(row.case_status_id)))
          return refuse({ kind: 'statusConflict', caseStatusId: row.case_status_id })
        const isNew = readErrandStatusId(row.case_status_id) === 'registered'
        const status = isNew ? moved(row, 'ongoing') : undefined
        const { visit_ends_at } = row
        const visitEnds = visit_ends_at === null ? 0 : Date.parse(visit_ends_at)
        return {
          set: { done_by: instant(Math.max(doneBy, visitEnds)) },
          status,
          events: [{ kind: status ? 'status' : 'updated', status }],
          news: { letter: 'progress', happening: 'errandExpected' },
        }
      }),

    write: (id, text) =>
      change(id, async (row, trx) => {
        await trx
          .insertInto('case_messages')
          .values({ case_id: row.id, at: instant(now()), by_party: 'staff', text })
          .execute()
        return {
          events: [{ kind: 'message', text }],
          news: { letter: 'message', happening: 'errandMessage', text },
        }
      }),

    awaiting: async (limit) => {
      const rows = await db
        .selectFrom('cases')
        .select(['id', 'awaits_staff_since'])
        .where('awaits_staff_since', 'is not', null)
        .orderBy('awaits_staff_since')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.flatMap(({ id, awaits_staff_since: since }) =>
        since === null ? [] : [{ id, since: Date.parse(since) }],
      )
    },

    addRound: ({ associationId, errandId, title, plannedDate, status, controlPoints }) =>
      inTransaction(db, async (trx) => {
        const { id } = await trx
          .insertInto('rounds')
          .values({
            association_id: associationId,
            case_id: errandId ?? null,
            title,
            planned_date: plannedDate,
            status,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        if (controlPoints.length > 0)
          await trx
            .insertInto('control_points')
            .values(
              controlPoints.map((point, place) => ({
                round_id: id,
                place,
                text: point.text,
                status: point.status,
                comment: point.comment,
              })),
            )
            .execute()
        return id
      }),
  }
}
