// Operations of staff on inspections: appointments, remarks, closing the protocol. Each notifies the residents of the home in the
// same transaction.

import { randomUUID } from 'node:crypto'
import type { InspectionKind } from '@husrum/domain'
import { inspectionsAddress, siteByKey } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { AddToHome } from '../../buying/documents/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'
import type { StoredFile } from '../../platform/files/postgres-uploads.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { notifyPeople } from '../residences/index.ts'
import type { OpenRemark } from './open-remark.ts'
import { writeProtocol } from './write-protocol.ts'

export interface Appointment {
  readonly residenceId: string
  readonly kind: InspectionKind
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt: number
  readonly place: string
  readonly inspector: string
  readonly note?: string
}

export interface InspectorsRemark {
  /** Chosen by the caller if it has claimed files with it. */
  readonly caseId?: string
  readonly room: string
  readonly text: string
  readonly responsible?: string
  /** `yyyy-MM-dd` */
  readonly due?: string
  readonly files?: readonly StoredFile[]
}

export type InspectionOutcome = 'done' | 'unknown' | 'closed'

/** @param origin public origin of the site, for the links of letters */
export interface InspectionStaff {
  /** Returns its id. */
  book(appointment: Appointment, origin: string): Promise<string>
  move(
    id: string,
    to: { readonly startsAt: number; readonly endsAt: number; readonly reason: string },
    origin: string,
  ): Promise<InspectionOutcome>
  /** Returns the id of its errand. */
  remark(id: string, remark: InspectorsRemark, origin: string): Promise<string | undefined>
  /** Records why a remark is not a fault; an empty text reverts that. */
  dispute(caseId: string, why: string): Promise<InspectionOutcome>
  /** Makes the protocol final, and stores it with the documents of the home. */
  close(id: string, origin: string): Promise<InspectionOutcome>
}

export const makeInspectionStaff = ({
  db,
  mails,
  openRemark,
  addToHome,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly mails: Pick<MailService, 'within'>
  readonly openRemark: OpenRemark
  readonly addToHome: AddToHome
  readonly now: () => number
}): InspectionStaff => {
  const iso = (at: number): string => new Date(at).toISOString()

  const tell = async (
    trx: Kysely<Schema>,
    residenceId: string,
    origin: string,
    words:
      | {
          readonly kind: 'inspectionBooked' | 'inspectionMoved'
          readonly until: number
          readonly place: string
          readonly quote?: string
        }
      | { readonly kind: 'inspectionClosed' },
  ): Promise<void> => {
    const { site: key, home } = await trx
      .selectFrom('residences')
      .select(['site', 'home'])
      .where('id', '=', residenceId)
      .executeTakeFirstOrThrow()
    const site = siteByKey(key)
    const page = inspectionsAddress(site, residenceId) ?? site.routes.start
    const about = { residenceId, name: home.name, site, origin, page, words, now: now() }
    const kind = words.kind === 'inspectionMoved' ? 'dates' : 'inspection'
    await notifyPeople(trx, mails, { ...about, kind, type: 'Inspection' })
  }

  const locked = (trx: Kysely<Schema>, id: string) =>
    trx.selectFrom('inspections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

  return {
    book: ({ residenceId, startsAt, endsAt, kind, place, inspector, note = '' }, origin) =>
      db.transaction().execute(async (trx) => {
        const id = randomUUID()
        await trx
          .insertInto('inspections')
          .values({
            id,
            residence_id: residenceId,
            kind,
            starts_at: iso(startsAt),
            ends_at: iso(endsAt),
            place,
            inspector,
            note,
          })
          .execute()
        await addEvents(trx, [{ type: 'inspection.booked', data: { inspectionId: id, residenceId } }])
        await tell(trx, residenceId, origin, { kind: 'inspectionBooked', until: startsAt, place })
        return id
      }),

    move: (id, { startsAt, endsAt, reason }, origin) =>
      db.transaction().execute(async (trx) => {
        const row = await locked(trx, id)
        if (!row) return 'unknown'
        if (row.closed_at !== null) return 'closed'
        await trx
          .updateTable('inspections')
          .set({
            starts_at: iso(startsAt),
            ends_at: iso(endsAt),
            moved_from: row.starts_at,
            moved_because: reason,
            // The request for another time is fulfilled.
            wish: null,
            wished_at: null,
            wished_by: null,
          })
          .where('id', '=', id)
          .execute()
        const { place, residence_id: residenceId } = row
        await addEvents(trx, [{ type: 'inspection.moved', data: { inspectionId: id, residenceId } }])
        await tell(trx, residenceId, origin, {
          kind: 'inspectionMoved',
          until: startsAt,
          place,
          ...(reason !== '' && { quote: reason }),
        })
        return 'done'
      }),

    remark: (id, { caseId = randomUUID(), files = [], ...remark }, origin) =>
      db.transaction().execute(async (trx) => {
        const row = await locked(trx, id)
        if (!row || row.closed_at !== null) return undefined
        await openRemark(trx, {
          ...remark,
          caseId,
          inspectionId: id,
          by: 'inspector',
          files,
          origin,
          at: now(),
        })
        return caseId
      }),

    dispute: async (caseId, why) => {
      const changed = await db
        .updateTable('inspection_remarks')
        .set({ dispute: why === '' ? null : why })
        .where('case_id', '=', caseId)
        .returning('id')
        .executeTakeFirst()
      return changed ? 'done' : 'unknown'
    },

    close: (id, origin) =>
      db.transaction().execute(async (trx) => {
        const row = await locked(trx, id)
        if (!row) return 'unknown'
        if (row.closed_at !== null) return 'closed'
        await trx
          .updateTable('inspections')
          .set({ closed_at: iso(now()) })
          .where('id', '=', id)
          .execute()
        await addEvents(trx, [
          { type: 'inspection.closed', data: { inspectionId: id, residenceId: row.residence_id } },
        ])
        const document = await writeProtocol(trx, id)
        if (document) await addToHome(trx, { residenceId: row.residence_id, document, now: now() })
        await tell(trx, row.residence_id, origin, { kind: 'inspectionClosed' })
        return 'done'
      }),
  }
}
