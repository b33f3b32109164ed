// The only function that changes an errand: writes it under its version, adds to its history, and notifies those concerned,
// in one transaction.

import type { ErrandStatusKey } from '@husrum/domain'
import {
  dayIn,
  errandPromisedBy,
  errandStatusIdOf,
  errandUrgencyOf,
  readErrandStatusId,
} from '@husrum/domain'
import type { Kysely, Updateable } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'
import { isOver } from './listed-errands.ts'
import type { Actor, ErrandNews, NotifyAboutErrand } from './notify-about-errand.ts'
import { refuse } from './refusals.ts'
import type { CaseRow } from './seen-errands.ts'
import { isErrandId } from './seen-errands.ts'
import { siteOfCase } from './site-of-case.ts'

type Trx = Kysely<Schema>

export interface ErrandEventWritten {
  readonly kind: Table<'case_events'>['kind']
  readonly text?: string | undefined
  /** The new status. */
  readonly status?: ErrandStatusKey | undefined
}

export interface ErrandWrite {
  readonly set?: Updateable<Table<'cases'>>
  /** The new status; fields that depend on it change too. */
  readonly status?: ErrandStatusKey | undefined
  readonly events: readonly ErrandEventWritten[]
  /** News for others; absent if it concerns only the actor. */
  readonly news?: ErrandNews | undefined
  /** Whether staff must look at an action of a customer or a board; true if absent. */
  readonly isForStaff?: boolean
}

/** Locks the errand until the end of the transaction. */
export const lockErrand = async (trx: Trx, id: string): Promise<CaseRow> => {
  const row = isErrandId(id)
    ? await trx.selectFrom('cases').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
    : undefined
  return row ?? refuse({ kind: 'notFound' })
}

const iso = (ms: number): string => new Date(ms).toISOString()

/** The fields that depend on the status. A reopened errand gets a new promise; one that is over keeps no visit and no question. */
const withStatus = (
  row: CaseRow,
  status: ErrandStatusKey,
  by: Actor['by'],
  now: number,
): Updateable<Table<'cases'>> => {
  const { country } = siteOfCase(row)
  const before = readErrandStatusId(row.case_status_id)
  const after = status === 'executed' && country === 'NO' ? 'executedNo' : status
  const urgency = errandUrgencyOf({
    area: row.area,
    room: row.room_key,
    problem: row.problem_key,
    description: row.description,
    day: dayIn(now, country),
  })
  return {
    case_status_id: errandStatusIdOf(status, country),
    status_since: iso(now),
    closed_by: status === 'cancelledByCustomer' && by !== 'staff' ? by : null,
    ...(status !== 'infoFromCustomer' && { question: null }),
    ...(isOver(after) && { visit_starts_at: null, visit_ends_at: null, question: null }),
    ...(isOver(after) && !isOver(before) && { done_at: iso(now) }),
    ...(!isOver(after) &&
      isOver(before) && {
        done_at: null,
        done_by: null,
        answered_at: null,
        promised_by: iso(errandPromisedBy(now, urgency, country)),
      }),
  }
}

/** Staff have answered once the reporter has heard more from them than a number. */
const isAnswer = (by: Actor['by'], news: ErrandNews | undefined): boolean =>
  by === 'staff' && news !== undefined && news.happening !== 'errandNumbered'

export type WriteErrand = (trx: Trx, row: CaseRow, actor: Actor, write: ErrandWrite) => Promise<void>

export const makeWriteErrand =
  ({ now, tell }: { readonly now: () => number; readonly tell: NotifyAboutErrand }): WriteErrand =>
  async (trx, row, { by, accountId }, { set = {}, status, events, news, isForStaff = true }) => {
    const at = now()
    const { country } = siteOfCase(row)
    const version = row.version + 1
    const { numUpdatedRows } = await trx
      .updateTable('cases')
      .set({
        ...set,
        ...(status && withStatus(row, status, by, at)),
        version,
        ...(isAnswer(by, news) && row.answered_at === null && { answered_at: iso(at) }),
        ...(isForStaff && {
          awaits_staff_since: by === 'staff' ? null : (row.awaits_staff_since ?? iso(at)),
        }),
      })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Error(`The errand ${row.id} was changed despite its lock`)
    await trx
      .insertInto('case_events')
      .values(
        events.map(({ kind, text, status: to }) => ({
          case_id: row.id,
          at: iso(at),
          kind,
          by_party: by,
          account_id: accountId,
          case_status_id: to ? errandStatusIdOf(to, country) : null,
          text: text ?? null,
          version,
        })),
      )
      .execute()
    const after = status ?? readErrandStatusId(row.case_status_id)
    const type = events.some(({ kind }) => kind === 'message') ? 'errand.message' : 'errand.changed'
    await addEvents(trx, [{ type, data: { errandId: row.id, status: after ?? 'registered', version } }])
    if (news) await tell(trx, row.id, { by, accountId }, news)
  }
