// The port of showings: somebody's places at them, the ticket at the door, the host's list, and who comes by.
import type { Showing, ShowingPlaceState } from '@husrum/domain'

/** What anybody may know of a showing. Instants are epoch ms. */
export type ShowingFacts = Pick<
  Showing,
  'id' | 'kind' | 'stageId' | 'objectId' | 'name' | 'path' | 'place' | 'startsAt' | 'endsAt'
>

/** Coming showings as whoever asks sees them, the next first. */
export interface ShowingsSeen {
  /** A paying one. */
  readonly isMember: boolean
  readonly showings: readonly Showing[]
}

/** What came of taking or letting go of a place. Refused, nothing has changed. */
export type ShowingPlaceAnswer =
  | {
      readonly kind: 'done'
      readonly outcome: 'booked' | 'waiting' | 'kept' | 'cancelled'
      readonly showing: Showing
    }
  | {
      readonly kind: 'refused'
      readonly reason: 'full' | 'over' | 'members' | 'attended' | 'partySize' | 'gone'
    }

/** What a ticket says to whoever holds it. */
export interface ShowingTicket extends ShowingFacts {
  /** Of a first name: all that it tells of whose it is. */
  readonly initial: string
  readonly partySize: number
  readonly state: ShowingPlaceState
  readonly attendedAt?: number
  /** What the code says: absolute. */
  readonly address: string
  /** There for the showing's host. */
  readonly host?: { readonly placeId: string }
}

/** A guest as the host sees them. */
export interface ShowingGuest {
  readonly placeId: string
  readonly kind: 'booked' | 'cameBy'
  readonly name: string
  readonly phone?: string
  readonly email: string
  readonly partySize: number
  readonly state: ShowingPlaceState
  readonly attendedAt?: number
}

/** A showing with its guests, for its host. */
export interface HostedShowing extends ShowingFacts {
  readonly people: Showing['people']
  readonly parties: Showing['parties']
  readonly guests: readonly ShowingGuest[]
}

/** A showing for everybody. */
export interface OpenShowing extends ShowingFacts {
  /** One can register there now. */
  readonly isOpen: boolean
}

/** What a visitor's form holds. */
export interface ShowingVisitorForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
  readonly partySize: string
  readonly wantsNews: boolean
  readonly hasRead: boolean
}

/** What came of a visitor's form. */
export type RegisterAtShowing =
  | { readonly kind: 'registered' }
  | { readonly kind: 'invalid'; readonly errors: readonly { readonly field: string; readonly key: string }[] }
  /** It is gone, or its doors are not open. */
  | { readonly kind: 'closed' }

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Showings {
  list(): Promise<ShowingsSeen>
  /** Takes a place, changes its size, or moves there from another showing. Twice is once. */
  book(id: string, partySize: number, insteadOf?: string): Promise<ShowingPlaceAnswer>
  cancel(id: string): Promise<ShowingPlaceAnswer>
  /** Undefined for a ticket of no showing here. */
  ticket(ticket: string): Promise<ShowingTicket | undefined>
  /** Undefined for a code of no showing. */
  openAsHost(code: string): Promise<HostedShowing | undefined>
  /** Undefined where this browser is no host's. */
  hosted(): Promise<HostedShowing | undefined>
  /** Undefined for somebody who is no guest of that showing any more. */
  checkIn(placeId: string, hasCome: boolean): Promise<HostedShowing | undefined>
  open(): Promise<readonly OpenShowing[]>
  register(id: string, visitor: ShowingVisitorForm): Promise<RegisterAtShowing>
}
