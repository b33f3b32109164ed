// The port to errands: reported faults, for the residents who reported them and for the boards of their associations.
import type {
  ErrandAccess,
  ErrandArea,
  ErrandAttachment,
  ErrandCloser,
  ErrandCount,
  ErrandFilter,
  ErrandOrder,
  ErrandTally,
  PromisedErrand,
  Round,
} from '@husrum/domain'

/** An errand in the list. */
export interface StoredErrand extends PromisedErrand {
  readonly area: ErrandArea
  /** What the viewer may see and do; full access if absent. */
  readonly access?: Exclude<ErrandAccess, 'none'>
  /** Who closed it without resolving it; absent for other statuses. */
  readonly closedBy?: ErrandCloser
  /** What is faulty in the room, in words. */
  readonly problem?: string
  /** Increases with every update of the customer's text. */
  readonly version: number
}

/** Which errands a list shows. */
export interface ErrandsRequest {
  readonly filter: ErrandFilter
  readonly order: ErrandOrder
  /** Maximum number of errands, up to 10,000. */
  readonly limit: number
}

/** Overdue errands: their count, and the first five, oldest promise first. */
export interface LateErrandsSeen {
  readonly count: number
  readonly first: readonly StoredErrand[]
}

/** What the viewer may see: a resident their own errands, a board all of its association. */
export interface ErrandsSeen {
  readonly viewer: 'resident' | 'board'
  /** Up to `limit` errands, in the requested order. */
  readonly errands: readonly StoredErrand[]
  /** Counts of all errands that the viewer may see, shown or not. */
  readonly counts: readonly ErrandCount[]
  /** For boards only. */
  readonly late?: LateErrandsSeen
}

/** Statistics of all errands of an association. */
export interface ErrandsOverview {
  readonly late: LateErrandsSeen
  /** Of all. */
  readonly all: Omit<ErrandTally, 'name'>
  readonly byStairwell: readonly ErrandTally[]
  /** By room or common area. */
  readonly byKind: readonly ErrandTally[]
  /** Up to `limit` errands, in the order of `sortForBoard`. */
  readonly errands: readonly StoredErrand[]
}

/** The author: the resident who reported, the board, or our staff. */
export type ErrandParty = 'customer' | 'board' | 'staff'

/** Signature of a board: the member's name, empty once the account is deleted, and the association. */
export interface BoardSignature {
  readonly name: string
  readonly association: string
}

export interface ErrandEvent {
  /** Epoch milliseconds. */
  readonly at: number
  readonly kind:
    | 'created'
    | 'status'
    | 'updated'
    | 'visit'
    | 'message'
    | 'reopenRequested'
    | 'rated'
    | 'files'
    | 'shared'
    | 'unshared'
  readonly by: ErrandParty
  /** Present if the board did it. */
  readonly signedBy?: BoardSignature
  readonly caseStatusId?: string
  readonly text?: string
}

export interface ErrandMessage {
  readonly id: string
  readonly at: number
  readonly by: ErrandParty
  /** Present if the board wrote it. */
  readonly signedBy?: BoardSignature
  readonly text: string
  readonly attachments: readonly ErrandAttachment[]
}

/** Full details of one errand. */
export interface ErrandDetails extends StoredErrand {
  readonly description: string
  readonly problem: string
  readonly alternativeContact?: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
  }
  readonly handler?: { readonly name: string; readonly phone?: string }
  /** A booked visit, epoch milliseconds. */
  readonly visit?: { readonly startsAt: number; readonly endsAt: number }
  /** The question of our staff while the errand waits for an answer. */
  readonly question?: string
  readonly history: readonly ErrandEvent[]
  readonly messages: readonly ErrandMessage[]
  /** 1 to 5. */
  readonly rating?: number
  /** Whether the resident shares it with the board; absent if sharing does not apply. */
  readonly sharedWithBoard?: boolean
}

/** Result of a change. */
export type ErrandChange =
  | { readonly kind: 'done'; readonly errand: ErrandDetails }
  | { readonly kind: 'notFound' }
  /** Only the resident may do this. */
  | { readonly kind: 'forbidden' }
  /** Not possible from the errand's present status. */
  | { readonly kind: 'statusConflict' }
  /** Changed by another user in the meantime; contains the present state. */
  | { readonly kind: 'changedMeanwhile'; readonly errand: ErrandDetails }

/** Uploads to attach: their ids, and the draft that they belong to. */
export interface ErrandUploads {
  readonly draft?: string
  readonly ids: readonly string[]
}

/** Updated fields, as typed; files to remove by the ids of their attachments. */
export interface ErrandUpdate {
  readonly description: string
  readonly other?: boolean
  readonly otherFirstName?: string
  readonly otherLastName?: string
  readonly otherEmail?: string
  readonly otherPhone?: string
  readonly removeFiles?: readonly string[]
  readonly newFiles?: ErrandUploads
}

/**
 * Errands of the signed-in person: a resident's own, or for a board those of its association. Each rejects with
 * `ServiceUnavailable`, `ContractBroken` or `SessionExpired`.
 */
export interface Errands {
  list(asked: ErrandsRequest): Promise<ErrandsSeen>
  /** For boards only; returns up to `limit` errands, 10,000 at most. */
  overview(limit: number): Promise<ErrandsOverview>
  one(id: string): Promise<ErrandDetails | undefined>
  /** Whether the menu shows errands. */
  hasAny(): Promise<boolean>
  /** Inspection rounds of the association's property, latest first. */
  rounds(): Promise<readonly Round[]>
  /** Values typed in this browser into a form that was submitted without script, by field name. */
  typed(): Promise<Readonly<Record<string, string>>>
  close(id: string, key: string): Promise<ErrandChange>
  update(id: string, update: ErrandUpdate, version: number): Promise<ErrandChange>
  /** Idempotent by `key`. */
  answer(id: string, text: string, files: ErrandUploads, key: string): Promise<ErrandChange>
  reopen(id: string, text: string, key: string): Promise<ErrandChange>
  requestReopening(id: string, text: string, key: string): Promise<ErrandChange>
  /** 1 to 5; a rating of 1 or 2 with a text reopens the errand. */
  rate(id: string, rating: number, text: string, key: string): Promise<ErrandChange>
  /** Allows the board to read an errand inside the resident's home, or revokes that. */
  share(id: string, isShared: boolean, key: string): Promise<ErrandChange>
  write(id: string, text: string, files: ErrandUploads, key: string): Promise<ErrandChange>
}
