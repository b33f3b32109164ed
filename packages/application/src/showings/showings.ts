// The port to showings: a person's places, the ticket at the door, the host's list, and visitors without a booking.
import type { Showing, ShowingPlaceState } from '@husrum/domain'

/** Public facts of a showing. Instants are epoch ms. */
export type ShowingFacts = Pick<
  Showing,
  'id' | 'kind' | 'stageId' | 'objectId' | 'name' | 'path' | 'place' | 'startsAt' | 'endsAt'
>

/** Coming showings as the caller sees them, next first. */
export interface ShowingsSeen {
  /** Whether the caller has a paid membership. */
  readonly isMember: boolean
  readonly showings: readonly Showing[]
}

/** Result of booking or cancelling a place. If refused, nothing has changed. */
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

/** What the holder of a ticket sees. */
export interface ShowingTicket extends ShowingFacts {
  /** First letter of the first name, the only information about the guest. */
  readonly initial: string
  readonly partySize: number
  readonly state: ShowingPlaceState
  readonly attendedAt?: number
  /** The address in the QR code: absolute. */
  readonly address: string
  /** Present for the showing's host. */
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

/** A public showing. */
export interface OpenShowing extends ShowingFacts {
  /** Whether visitors can register there now. */
  readonly isOpen: boolean
}

/** Fields of a visitor's form. */
export interface ShowingVisitorForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
  readonly partySize: string
  readonly wantsNews: boolean
  readonly hasRead: boolean
}

/** Result of submitting a visitor's form. */
export type RegisterAtShowing =
  | { readonly kind: 'registered' }
  | { readonly kind: 'invalid'; readonly errors: readonly { readonly field: string; readonly key: string }[] }
  /** The showing no longer exists, or its doors are not open. */
  | { readonly kind: 'closed' }

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Showings {
  list(): Promise<ShowingsSeen>
  /** Books a place, changes its size, or moves it from another showing. Idempotent. */
  book(id: string, partySize: number, insteadOf?: string): Promise<ShowingPlaceAnswer>
  cancel(id: string): Promise<ShowingPlaceAnswer>
  /** Undefined for a ticket without a showing here. */
  ticket(ticket: string): Promise<ShowingTicket | undefined>
  /** Undefined for an unknown code. */
  openAsHost(code: string): Promise<HostedShowing | undefined>
  /** Undefined if this browser is not a host's. */
  hosted(): Promise<HostedShowing | undefined>
  /** Undefined for a person who is no longer a guest of that showing. */
  checkIn(placeId: string, hasCome: boolean): Promise<HostedShowing | undefined>
  open(): Promise<readonly OpenShowing[]>
  register(id: string, visitor: ShowingVisitorForm): Promise<RegisterAtShowing>
}
