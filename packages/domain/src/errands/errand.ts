// An errand: a reported fault, as in the list and on its own page.
import type { FileKind } from '../files/file-kind.ts'
import type { ErrandStatusName } from './errand-statuses.ts'

/** The role of the reporter (FAULT-1), as the wire spells it. */
export type ErrandRole = 'BOARD_MEMBER' | 'BOARD_MEMBER_NO_MANAGEMENT' | 'RESIDENT'

/** The area of the fault (FAULT-2), as the wire spells it. */
export type ErrandArea = 'CommonAreas' | 'YourApartment'

/** The type of the matter. Adapters map `caseTypeName`; unknown ones are `other`. */
export const errandTypes = ['management', 'managementOther', 'warranty', 'inspection', 'other'] as const
/** One of {@link errandTypes}. */
export type ErrandType = (typeof errandTypes)[number]

/** A file that is attached to an errand (FAULT-33). */
export interface ErrandAttachment {
  readonly attachmentId: string
  readonly filename: string
  /** Absent if unknown. */
  readonly kind?: FileKind
  /** Bytes; absent if unknown. */
  readonly size?: number
}

/** An additional contact, apart from the reporter. */
export interface AlternativeContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/** An errand (FAULT-33). Unknown texts are empty. */
export interface Errand {
  readonly id: string
  readonly caseStatusId: string
  /** Read from `caseStatusId`. */
  readonly status: ErrandStatusName
  /** When it got its status, in epoch milliseconds; if absent, no action with a time limit is offered. */
  readonly statusSince?: number
  readonly caseTypeName: string
  readonly type: ErrandType
  /** In epoch milliseconds. */
  readonly creationDate: number
  /** Empty until the case system has assigned one. */
  readonly ticketNumber: string
  readonly objectName: string
  readonly objectAddress: string
  readonly buildingPartName: string
  /** The housing association. */
  readonly brfName: string
  /** See `parseOtherResidentInfo`. */
  readonly otherResidentInfo: string
  readonly roomType: string
  /** The number of control points of its rounds. */
  readonly nrOfCaseControlPoints: number
  readonly attachments: readonly ErrandAttachment[]
}

/** An outage (`failed`) is not the same as no errands. */
export type ErrandList =
  | { readonly kind: 'loaded'; readonly errands: readonly Errand[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed' }

/** The state of a list from the response; `undefined` is a call that failed. */
export const errandListOf = (errands: readonly Errand[] | undefined): ErrandList =>
  errands?.length ? { kind: 'loaded', errands } : { kind: errands ? 'empty' : 'failed' }
