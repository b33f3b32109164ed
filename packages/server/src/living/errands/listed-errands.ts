// An errand in a list: the columns that are read, and the response.
import type { Answer, getErrand, ResponseOf } from '@husrum/contract'
import type { ErrandAccess, ErrandAttachment, ErrandStatusName } from '@husrum/domain'
import { errandStatusOf, hasErrandRight } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'

export type ErrandDetailsDto = Answer<ResponseOf<typeof getErrand>>
export type ErrandDto = Omit<
  ErrandDetailsDto,
  | 'description'
  | 'alternativeContact'
  | 'handler'
  | 'visit'
  | 'question'
  | 'history'
  | 'messages'
  | 'rating'
  | 'sharedWithBoard'
>

/** Access with which an errand can be shown. */
export type ShownAccess = Exclude<ErrandAccess, 'none'>

/** No more work is needed. */
export const isOver = (status: ErrandStatusName): boolean => {
  const { group } = errandStatusOf(status)
  return status === 'executedNo' || group === 'executed' || group === 'completed'
}

const listColumns = [
  'id',
  'case_status_id',
  'reporter_id',
  'role',
  'association_id',
  'area',
  'is_other_address',
  'shared_with_board_at',
  'closed_by',
  'room_key',
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

/** Times as numbers, which avoids parsing five texts for each errand of a list. */
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
      ms('answered_at').as('answered'),
      ms('done_by').as('doneBy'),
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

/** The room of a remark at an inspection is free text; all others are picked from a list. */
const placeRoomOf = ({ room_key, room_type }: Pick<ListedRow, 'room_key' | 'room_type'>): string =>
  room_key === 'inspection' ? '' : room_type

/** The fields visible with any access: that the errand exists, its place, its status, and the dates of its status. */
const placeAndStatusOf = (row: ListedRow, access: ShownAccess): ErrandDto => ({
  id: row.id,
  caseStatusId: row.case_status_id,
  ...(row.since !== null && { statusSince: row.since }),
  caseTypeName: '',
  creationDate: row.created ?? 0,
  ticketNumber: row.ticket_number ?? '',
  objectName: row.object_name,
  objectAddress: row.object_address,
  buildingPartName: row.building_part_name,
  brfName: row.brf_name,
  otherResidentInfo: '',
  roomType: placeRoomOf(row),
  problem: '',
  nrOfCaseControlPoints: 0,
  attachments: [],
  area: row.area,
  access,
  ...(row.closed_by !== null && { closedBy: row.closed_by }),
  ...(row.done !== null && { doneAt: row.done }),
  version: 0,
})

export const listedOf = (
  row: ListedRow,
  access: ShownAccess,
  { points, attachments }: { readonly points: number; readonly attachments: readonly ErrandAttachment[] },
): ErrandDto => {
  const shown = placeAndStatusOf(row, access)
  if (!hasErrandRight(access, 'read')) return shown
  return {
    ...shown,
    caseTypeName: row.type,
    otherResidentInfo: row.other_resident_info,
    roomType: row.room_type,
    problem: row.problem,
    nrOfCaseControlPoints: points,
    attachments: [...attachments],
    ...(row.promised !== null && { promisedBy: row.promised }),
    ...(row.answered !== null && { answeredAt: row.answered }),
    ...(row.doneBy !== null && { doneBy: row.doneBy }),
    version: row.written_version,
  }
}
