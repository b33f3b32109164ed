// An errand: a fault that was reported, as the list and the page of one show it.
import type { FileKind } from '../files/file-kind.ts'
import type { ErrandStatusName } from './errand-statuses.ts'

/** The role of the reporter (FAULT-1), as the wire spells it. */
export type ErrandRole = 'BOARD_MEMBER' | 'BOARD_MEMBER_NO_MANAGEMENT' | 'RESIDENT'

/** What the fault belongs to (FAULT-2), as the wire spells it. */
export type ErrandArea = 'CommonAreas' | 'YourApartment'

/** What kind of matter it is. Adapters map `caseTypeName`; what they do not know is `other`. */
export const errandTypes = ['management', 'managementOther', 'warranty', 'inspection', 'other'] as const
/** One of {@link errandTypes}. */
export type ErrandType = (typeof errandTypes)[number]

/** A file that is attached to an errand (FAULT-33). */
export interface ErrandAttachment {
  readonly attachmentId: string
  readonly filename: string
  /** Absent where nobody has said. */
  readonly kind?: FileKind
  /** Bytes; absent where nobody has said. */
  readonly size?: number
}

/** Whom to ask besides whoever reported. */
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
  /** When it came to its status, in epoch milliseconds; without it nothing with a time limit is offered. */
  readonly statusSince?: number
  readonly caseTypeName: string
  readonly type: ErrandType
  /** In epoch milliseconds. */
  readonly creationDate: number
  /** Empty until the case system has given one. */
  readonly ticketNumber: string
  readonly objectName: string
  readonly objectAddress: string
  readonly buildingPartName: string
  /** The housing association. */
  readonly brfName: string
  /** See `parseOtherResidentInfo`. */
  readonly otherResidentInfo: string
  readonly roomType: string
  /** How many points its rounds have. */
  readonly nrOfCaseControlPoints: number
  readonly attachments: readonly ErrandAttachment[]
}

/** An outage (`failed`) is not the same as no errands. */
export type ErrandList =
  | { readonly kind: 'loaded'; readonly errands: readonly Errand[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed' }

/** The state of a list from what was fetched; `undefined` is a call that failed. */
export const errandListOf = (errands: readonly Errand[] | undefined): ErrandList =>
  errands?.length ? { kind: 'loaded', errands } : { kind: errands ? 'empty' : 'failed' }
