// An errand: a fault that was reported, as the list and the page of one show it.
import { fileLimits } from '../files/file-rules.ts'
import type { ErrandStatusName } from './errand-statuses.ts'

/** Who reported (specification 2 §1), in the contract's words. */
export const errandRoles = ['RESIDENT', 'BOARD_MEMBER', 'BOARD_MEMBER_NO_MANAGEMENT'] as const
/** One of {@link errandRoles}. */
export type ErrandRole = (typeof errandRoles)[number]

/** What the fault belongs to (specification 2 §1), in the contract's words. */
export const errandAreas = ['YourApartment', 'CommonAreas'] as const
/** One of {@link errandAreas}. */
export type ErrandArea = (typeof errandAreas)[number]

/** What kind of matter it is. Adapters map `caseTypeName`; what they do not know is `other`. */
export const errandTypes = ['management', 'managementOther', 'warranty', 'inspection', 'other'] as const
/** One of {@link errandTypes}. */
export type ErrandType = (typeof errandTypes)[number]

/** A file that an errand holds (specification 2 §3). */
export interface ErrandAttachment {
  readonly attachmentId: string
  readonly filename: string
}

/** An errand (specification 2 §3). Texts that are not known are empty. */
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

/** Loaded, empty and failed are told apart: after an outage nobody is told that they have no errands (traps T20). */
export type ErrandList =
  | { readonly kind: 'loaded'; readonly errands: readonly Errand[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed' }

/** The state of a list from what was fetched; `undefined` is a call that failed. */
export const errandListOf = (fetched: readonly Errand[] | undefined): ErrandList =>
  fetched === undefined
    ? { kind: 'failed' }
    : fetched.length === 0
      ? { kind: 'empty' }
      : { kind: 'loaded', errands: fetched }

/** How many files may still be added to an errand with so many attached (specification 2 §5). */
export const attachmentsLeft = (attached: number): number => Math.max(0, fileLimits.maxFiles - attached)
