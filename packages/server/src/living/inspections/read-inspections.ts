// Reads the inspections of a resident's home from the database, in one query, with the status of their errands.
import type {
  CountryCode,
  Inspection,
  InspectionRemark,
  InspectionsView,
  SiteDefinition,
} from '@husrum/domain'
import { dayIn, notFixedAction, readErrandStatusId, remarkStateOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { selectResidences } from '../residences/index.ts'

type Db = Kysely<Schema>

export interface InspectionsRequest {
  readonly accountId: string
  readonly site: SiteDefinition
  /** Id of the residence, or of its home; if absent, the residence of the next inspection. */
  readonly id?: string | undefined
  /** Id of one of its inspections. */
  readonly inspectionId?: string | undefined
  /** Id of one of its remarks. */
  readonly remarkId?: string | undefined
  readonly now: number
}

export const isInspectionId = (text: string): boolean => isUuid(text)

const rowOf = (db: Db, { accountId, site, id, inspectionId, remarkId, now }: InspectionsRequest) =>
  selectResidences(db, accountId)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('inspections')
          .selectAll('inspections')
          .select((inspection) =>
            jsonArrayFrom(
              inspection
                .selectFrom('inspection_remarks')
                .innerJoin('cases', 'cases.id', 'inspection_remarks.case_id')
                .select((remark) => [
                  'inspection_remarks.id',
                  'inspection_remarks.number',
                  'inspection_remarks.room',
                  'inspection_remarks.text',
                  'inspection_remarks.added_by',
                  'inspection_remarks.dispute',
                  'cases.handler_name',
                  'cases.done_by',
                  'cases.id as case_id',
                  'cases.case_status_id',
                  'cases.status_since',
                  'cases.ticket_number',
                  jsonArrayFrom(
                    remark
                      .selectFrom('case_files')
                      .select(['case_files.id', 'case_files.name', 'case_files.kind', 'case_files.size'])
                      .whereRef('case_files.case_id', '=', 'cases.id')
                      .where('case_files.message_id', 'is', null)
                      .orderBy('case_files.place'),
                  ).as('photos'),
                ])
                .whereRef('inspection_remarks.inspection_id', '=', 'inspections.id')
                .orderBy('inspection_remarks.number'),
            ).as('remarks'),
          )
          .whereRef('inspections.residence_id', '=', 'residences.id')
          .orderBy('inspections.starts_at')
          .orderBy('inspections.id'),
      ).as('inspections'),
    )
    .where('residences.site', '=', site.key)
    .$if(id !== undefined, (query) =>
      query.where(isUuid(id ?? '') ? 'residences.id' : 'residences.object_id', '=', id ?? ''),
    )
    .$if(inspectionId !== undefined, (query) =>
      query.where('residences.id', 'in', (eb) =>
        eb
          .selectFrom('inspections')
          .select('residence_id')
          .where('inspections.id', '=', inspectionId ?? ''),
      ),
    )
    .$if(remarkId !== undefined, (query) =>
      query.where('residences.id', 'in', (eb) =>
        eb
          .selectFrom('inspections')
          .innerJoin('inspection_remarks', 'inspection_remarks.inspection_id', 'inspections.id')
          .select('residence_id')
          .where('inspection_remarks.id', '=', remarkId ?? ''),
      ),
    )
    .orderBy(sql`residences.left_on is not null`)
    .orderBy(
      sql`(select min(starts_at) from inspections where inspections.residence_id = residences.id
        and ends_at > ${new Date(now).toISOString()}) nulls last`,
    )
    .orderBy(sql`exists (select from inspections where inspections.residence_id = residences.id) desc`)
    .orderBy(sql`residences.agreed_on desc nulls last`)
    .limit(1)
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>
type InspectionRow = Row['inspections'][number]

const remarkOf = (
  row: InspectionRow['remarks'][number],
  now: number,
  country: CountryCode,
): InspectionRemark => {
  const status = readErrandStatusId(row.case_status_id)
  const errand = { status, statusSince: Date.parse(row.status_since) }
  const state = remarkStateOf(status, row.dispute !== null)
  return {
    id: row.id,
    number: row.number,
    room: row.room,
    text: row.text,
    by: row.added_by,
    state,
    responsible: row.handler_name ?? '',
    ...(row.done_by !== null && { due: dayIn(Date.parse(row.done_by), country) }),
    ...(row.dispute !== null && state === 'disputed' && { dispute: row.dispute }),
    errand: { id: row.case_id, number: row.ticket_number ?? '' },
    photos: row.photos.map(({ id, name, kind, size }) => ({
      attachmentId: id,
      filename: name,
      kind,
      size: Number(size),
    })),
    canReportNotFixed: state === 'fixed' && notFixedAction(errand, now) !== undefined,
  }
}

const inspectionOf = (row: InspectionRow, now: number, country: CountryCode): Inspection => ({
  id: row.id,
  kind: row.kind,
  startsAt: Date.parse(row.starts_at),
  endsAt: Date.parse(row.ends_at),
  place: row.place,
  inspector: row.inspector,
  note: row.note,
  ...(row.moved_from !== null && {
    moved: { startedAt: Date.parse(row.moved_from), reason: row.moved_because ?? '' },
  }),
  ...(row.wish !== null &&
    row.wished_at !== null && { wish: { text: row.wish, at: Date.parse(row.wished_at) } }),
  ...(row.closed_at !== null && { closedAt: Date.parse(row.closed_at) }),
  remarks: row.remarks.map((remark) => remarkOf(remark, now, country)),
})

/** Undefined for a home that is missing, not the caller's, or of another site: the caller cannot distinguish these. */
export const readInspections = async (
  db: Db,
  asked: InspectionsRequest,
): Promise<InspectionsView | undefined> => {
  const row = await rowOf(db, asked)
  return (
    row && {
      residenceId: row.id,
      name: row.home.name,
      now: asked.now,
      isOver: row.left_on !== null,
      inspections: row.inspections.map((inspection) =>
        inspectionOf(inspection, asked.now, asked.site.country),
      ),
    }
  )
}
