// What each viewer may see of an errand and do with it (FAULT-67): the only rule for lists, pages, files, letters and calls.
import type { ErrandArea, ErrandRole } from './errand.ts'
import type { ErrandStatusName } from './errand-statuses.ts'

/** The caller that requests an errand. Other callers see none. */
export type ErrandViewer =
  | { readonly kind: 'resident'; readonly userId: string; readonly hasIdentity: boolean }
  /** By the secret link in a letter to the reporter: any errand that they reported, whatever its place. */
  | { readonly kind: 'reporter'; readonly userId: string }
  | { readonly kind: 'boardMember'; readonly associationId: string; readonly hasManagement: boolean }

/** The facts that determine the access to an errand. */
export interface ErrandOrigin {
  readonly reporterId: string
  /** The role in which the reporter wrote it. */
  readonly role: ErrandRole
  /** The association that owns the property; empty if unknown. */
  readonly associationId: string
  readonly area: ErrandArea
  /** Whether the address was written by hand instead of picked among the reporter's own homes. */
  readonly isOtherAddress: boolean
  /** Whether the resident shares an errand inside their home with the board. */
  readonly isSharedWithBoard: boolean
}

/**
 * `none`: not even that it exists (404). `placeAndStatus`: that it exists, its place, its status and the dates of its status; no texts,
 * photos, contacts or messages. `shared`: all of it, and messages may be written. `full`: it may also be changed and closed.
 * closed.
 */
export type ErrandAccess = 'none' | 'placeAndStatus' | 'shared' | 'full'

/** `read`: texts, photos, contacts and messages. `write`: messages. `change`: edit, close, answer, reopen, rate. */
export type ErrandRight = 'read' | 'write' | 'change'

const rights: Readonly<Record<ErrandAccess, readonly ErrandRight[]>> = {
  none: [],
  placeAndStatus: [],
  shared: ['read', 'write'],
  full: ['read', 'write', 'change'],
}

/** Whether an access includes a right. */
export const hasErrandRight = (access: ErrandAccess, right: ErrandRight): boolean =>
  rights[access].includes(right)

/** Whether a resident reported a fault inside their home: the resident decides what the board may read of it. */
export const isInsideHome = ({ area, role }: Pick<ErrandOrigin, 'area' | 'role'>): boolean =>
  area === 'YourApartment' && role === 'RESIDENT'

/**
 * Residents with a verified identity have full access to their own errands in their own home. Board members have full access to the errands
 * of common areas of their association and to those that the board reported itself; of an errand inside a resident's home they see place
 * and status, and the rest only while the resident shares it. By the secret link, reporters have full access to what they reported. Boards of associations that the provider does not manage have no access.
 */
export const errandAccess = (viewer: ErrandViewer, errand: ErrandOrigin): ErrandAccess => {
  if (viewer.kind === 'reporter')
    return viewer.userId !== '' && viewer.userId === errand.reporterId ? 'full' : 'none'
  if (viewer.kind === 'resident') {
    const isOwn = viewer.hasIdentity && viewer.userId !== '' && viewer.userId === errand.reporterId
    return isOwn && errand.area === 'YourApartment' && !errand.isOtherAddress ? 'full' : 'none'
  }
  const { associationId, hasManagement } = viewer
  if (!hasManagement || associationId === '' || associationId !== errand.associationId) return 'none'
  if (!isInsideHome(errand)) return 'full'
  return errand.isSharedWithBoard ? 'shared' : 'placeAndStatus'
}

/** Who closed an errand without it being dealt with. */
export type ErrandCloser = 'customer' | 'board'

/** The key of a status text: the status itself, or a variant that depends on the reader or on who closed the errand. */
export type ErrandStatusWord = ErrandStatusName | 'cancelledByBoard' | 'waitingOnResident'

/** Statuses whose text addresses the reporter. */
const addressedToReporter: readonly ErrandStatusName[] = [
  'infoFromCustomer',
  'notResponding',
  'waitingOnCustomer',
]

/**
 * The key of the text for an errand's status. There is a text for errands closed by the board, and a neutral one for a board that reads a
 * resident's errand.
 */
export const errandStatusWordOf = ({
  status,
  closedBy,
  access = 'full',
}: {
  readonly status: ErrandStatusName
  readonly closedBy?: ErrandCloser | undefined
  readonly access?: ErrandAccess | undefined
}): ErrandStatusWord => {
  if (status === 'cancelledByCustomer' && closedBy === 'board') return 'cancelledByBoard'
  return access !== 'full' && addressedToReporter.includes(status) ? 'waitingOnResident' : status
}
