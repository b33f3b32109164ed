// The port of errands: the faults that were reported, as whoever reported them and their boards follow them.
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

/** An errand of the list. */
export interface KeptErrand extends PromisedErrand {
  readonly area: ErrandArea
  /** What the viewer may see and do; full if absent. */
  readonly access?: Exclude<ErrandAccess, 'none'>
  /** Who closed it without its being dealt with; absent for other statuses. */
  readonly closedBy?: ErrandCloser
  /** What of the room is at fault, in words. */
  readonly problem?: string
  /** One more with every update of what its customers write. */
  readonly version: number
}

/** Which errands a list shows. */
export interface ErrandsAsked {
  readonly filter: ErrandFilter
  readonly order: ErrandOrder
  /** How many at most, up to 10,000. */
  readonly limit: number
}

/** What is late now: how many, and the first five, the oldest promise first. */
export interface LateErrandsSeen {
  readonly count: number
  readonly first: readonly KeptErrand[]
}

/** What somebody may see: a resident their own, a board all of its association. */
export interface ErrandsSeen {
  readonly viewer: 'resident' | 'board'
  /** As many of those asked for as were asked for, in the order asked for. */
  readonly errands: readonly KeptErrand[]
  /** Of all that they may see, shown or not. */
  readonly counts: readonly ErrandCount[]
  /** A board's alone. */
  readonly late?: LateErrandsSeen
}

/** How it stands with all of an association's errands. */
export interface ErrandsOverview {
  readonly late: LateErrandsSeen
  /** Of all. */
  readonly all: Omit<ErrandTally, 'name'>
  readonly byStairwell: readonly ErrandTally[]
  /** By room, or common area. */
  readonly byKind: readonly ErrandTally[]
  /** As many as were asked for, in the order of `sortForBoard`. */
  readonly errands: readonly KeptErrand[]
}

/** Who speaks: whoever reported, the board, or our staff. */
export type ErrandParty = 'customer' | 'board' | 'staff'

/** How a board signs: the member's name, empty once the account is deleted, and the association. */
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
  /** Where the board did it. */
  readonly signedBy?: BoardSignature
  readonly caseStatusId?: string
  readonly text?: string
}

export interface ErrandMessage {
  readonly id: string
  readonly at: number
  readonly by: ErrandParty
  /** Where the board wrote it. */
  readonly signedBy?: BoardSignature
  readonly text: string
  readonly attachments: readonly ErrandAttachment[]
}

/** All of one errand. */
export interface ErrandDetails extends KeptErrand {
  readonly description: string
  readonly problem: string
  readonly alternativeContact?: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
  }
  readonly handler?: { readonly name: string; readonly phone?: string }
  /** A visit that is booked, epoch milliseconds. */
  readonly visit?: { readonly startsAt: number; readonly endsAt: number }
  /** What our staff ask while the errand waits for an answer. */
  readonly question?: string
  readonly history: readonly ErrandEvent[]
  readonly messages: readonly ErrandMessage[]
  /** 1 to 5. */
  readonly rating?: number
  /** Whether the resident shares it with the board; absent where there is nothing to decide. */
  readonly sharedWithBoard?: boolean
}

/** What came of a change. */
export type ErrandChange =
  | { readonly kind: 'done'; readonly errand: ErrandDetails }
  | { readonly kind: 'notFound' }
  /** The resident's to decide. */
  | { readonly kind: 'forbidden' }
  /** It has another status by now, from which this is not possible. */
  | { readonly kind: 'statusConflict' }
  /** Somebody changed it meanwhile: how it is now. */
  | { readonly kind: 'changedMeanwhile'; readonly errand: ErrandDetails }

/** Uploads that go along: their ids, and the draft that they belong to. */
export interface ErrandUploads {
  readonly draft?: string
  readonly ids: readonly string[]
}

/** Fields of an update as typed; files to remove by the ids of their attachments. */
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
 * The errands of whoever is signed in: a resident's own, or for a board those of its association. Each rejects with
 * `ServiceUnavailable`, `ContractBroken` or `SessionExpired`.
 */
export interface Errands {
  list(asked: ErrandsAsked): Promise<ErrandsSeen>
  /** A board's alone; `limit` errands are listed, 10,000 at most. */
  overview(limit: number): Promise<ErrandsOverview>
  one(id: string): Promise<ErrandDetails | undefined>
  /** The menu's rule. */
  hasAny(): Promise<boolean>
  /** Of the association's property, the latest first. */
  rounds(): Promise<readonly Round[]>
  /** What this browser typed into a form that came back, by the names of its fields. */
  typed(): Promise<Readonly<Record<string, string>>>
  close(id: string, key: string): Promise<ErrandChange>
  update(id: string, update: ErrandUpdate, version: number): Promise<ErrandChange>
  /** `key` makes sure that it is done once, however often it is asked for. */
  answer(id: string, text: string, files: ErrandUploads, key: string): Promise<ErrandChange>
  reopen(id: string, text: string, key: string): Promise<ErrandChange>
  requestReopening(id: string, text: string, key: string): Promise<ErrandChange>
  /** 1 to 5; 1 and 2 with a text reopen it. */
  rate(id: string, rating: number, text: string, key: string): Promise<ErrandChange>
  /** Lets the board read an errand inside the resident's home, or takes that back. */
  share(id: string, isShared: boolean, key: string): Promise<ErrandChange>
  write(id: string, text: string, files: ErrandUploads, key: string): Promise<ErrandChange>
}
