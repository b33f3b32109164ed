// Which errands somebody may see: as the database looks for them, and as the rule says of every row that comes out.
import type { ErrandViewer } from '@husrum/domain'
import { maySeeErrand } from '@husrum/domain'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { isUuid } from '../database/is-uuid.ts'
import type { Schema, Table } from '../database/schema.ts'

export type CaseRow = Selectable<Table<'cases'>>

/** Whether a text can be an id at all: the database throws at all others. */
export const isErrandId = (text: string): boolean => isUuid(text)

/** The rows that a viewer may see, for the database to look for; {@link maySeeErrand} is the rule. */
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

type Origin = Pick<CaseRow, 'reporter_id' | 'association_id' | 'area' | 'is_other_address'>
export const mayViewerSee = (viewer: ErrandViewer, row: Origin): boolean =>
  maySeeErrand(viewer, {
    reporterId: row.reporter_id ?? '',
    associationId: row.association_id ?? '',
    area: row.area,
    isOtherAddress: row.is_other_address,
  })
