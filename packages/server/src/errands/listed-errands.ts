// An errand as a list shows it: what is read of its row, and what is answered.
import type { getErrand, ResponseOf } from '@husrum/contract'
import type { ErrandAttachment, ErrandStatusName } from '@husrum/domain'
import { errandStatusOf, readErrandStatusId } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../database/schema.ts'

export type ErrandDetailsDto = ResponseOf<typeof getErrand>
export type ErrandDto = Omit<
  ErrandDetailsDto,
  'description' | 'alternativeContact' | 'handler' | 'visit' | 'question' | 'history' | 'messages' | 'rating'
>

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
  'written_version',
] as const

/** Times as numbers: an errand of a list has five, and none is read as a text first. */
export const ms = (column: string) =>
  sql<number | null>`(extract(epoch from ${sql.ref(`cases.${column}`)}) * 1000)::float8`

export const selectListed = (db: Kysely<Schema>) =>
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

export type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number]

export const attachmentOf = ({
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

export const listedOf = (
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
  version: row.written_version,
})
