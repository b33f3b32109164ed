// Access of viewers to errands: as conditions for the database, and by the rule of the domain for each row.
import type { ErrandAccess, ErrandViewer } from '@husrum/domain'
import { errandAccess } from '@husrum/domain'
import type { ExpressionBuilder, RawBuilder, Selectable, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'

export type CaseRow = Selectable<Table<'cases'>>

/** Whether a text is a valid id: the database throws at others. */
export const isErrandId = (text: string): boolean => isUuid(text)

/** The rows that a viewer may see, as a condition of a query; `errandAccess` is the rule. */
export const isSeenBy =
  (viewer: ErrandViewer) =>
  ({ eb, and }: ExpressionBuilder<Schema, 'cases'>) =>
    viewer.kind === 'boardMember'
      ? eb('cases.association_id', '=', viewer.associationId)
      : viewer.kind === 'reporter'
        ? eb('cases.reporter_id', '=', viewer.userId)
        : and([
            eb('cases.reporter_id', '=', viewer.userId),
            eb('cases.area', '=', 'YourApartment'),
            eb('cases.is_other_address', '=', false),
          ])

/** Of those, the rows that the viewer may change. Errands inside of residents' homes are not tasks of a board. */
export const isChangedBy = (viewer: ErrandViewer): RawBuilder<SqlBool> =>
  viewer.kind === 'boardMember'
    ? sql<SqlBool>`(cases.area <> 'YourApartment' or cases.role <> 'RESIDENT')`
    : sql<SqlBool>`true`

/** Of those, the rows whose text the viewer may read. Counts and sort orders must not reveal more of the others than a row does. */
export const isReadBy = (viewer: ErrandViewer): RawBuilder<SqlBool> =>
  viewer.kind === 'boardMember'
    ? sql<SqlBool>`(${isChangedBy(viewer)} or cases.shared_with_board_at is not null)`
    : sql<SqlBool>`true`

/** The columns that {@link accessTo} needs. */
export const accessColumns = [
  'cases.reporter_id',
  'cases.role',
  'cases.association_id',
  'cases.area',
  'cases.is_other_address',
  'cases.shared_with_board_at',
] as const

type Origin = Pick<
  CaseRow,
  'reporter_id' | 'role' | 'association_id' | 'area' | 'is_other_address' | 'shared_with_board_at'
>

export const accessTo = (viewer: ErrandViewer, row: Origin): ErrandAccess =>
  errandAccess(viewer, {
    reporterId: row.reporter_id ?? '',
    role: row.role,
    associationId: row.association_id ?? '',
    area: row.area,
    isOtherAddress: row.is_other_address,
    isSharedWithBoard: row.shared_with_board_at !== null,
  })
