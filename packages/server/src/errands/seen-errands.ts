// What a viewer may see of errands: as a condition for the database, and as the domain's rule says of every row that comes out.
import type { ErrandAccess, ErrandViewer } from '@husrum/domain'
import { errandAccess } from '@husrum/domain'
import type { ExpressionBuilder, RawBuilder, Selectable, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { isUuid } from '../database/is-uuid.ts'
import type { Schema, Table } from '../database/schema.ts'

export type CaseRow = Selectable<Table<'cases'>>

/** Whether a text can be an id at all: the database throws at all others. */
export const isErrandId = (text: string): boolean => isUuid(text)

/** The rows that a viewer may see, for the database to look for; `errandAccess` is the rule. */
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

/** Of those: the rows that the viewer may change. Errands inside residents' homes are none of a board's tasks. */
export const isChangedBy = (viewer: ErrandViewer): RawBuilder<SqlBool> =>
  viewer.kind === 'boardMember'
    ? sql<SqlBool>`(cases.area <> 'YourApartment' or cases.role <> 'RESIDENT')`
    : sql<SqlBool>`true`

/** Of those: the rows whose words the viewer may read. Figures and orders must not tell more of the others than a row does. */
export const isReadBy = (viewer: ErrandViewer): RawBuilder<SqlBool> =>
  viewer.kind === 'boardMember'
    ? sql<SqlBool>`(${isChangedBy(viewer)} or cases.shared_with_board_at is not null)`
    : sql<SqlBool>`true`

/** The columns that {@link accessTo} decides by. */
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
