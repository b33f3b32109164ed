// Showings with limited places: who may come, for how long, and the states of a place. Instants are epoch ms.

/** Where a showing takes place: at the home, or online. */
export const showingKinds = ['onSite', 'digital'] as const
/** One of {@link showingKinds}. */
export type ShowingKind = (typeof showingKinds)[number]

/** States of a place at a showing. */
export const showingPlaceStates = ['booked', 'waiting', 'cancelled', 'attended'] as const
/** One of {@link showingPlaceStates}. */
export type ShowingPlaceState = (typeof showingPlaceStates)[number]

/** Maximum and current number of people. */
export interface ShowingRoom {
  readonly capacity: number
  readonly taken: number
}

/** The user's own place at a showing. */
export interface OwnShowingPlace {
  readonly state: Exclude<ShowingPlaceState, 'cancelled'>
  readonly partySize: number
  /** Position in the waiting list, from 1. */
  readonly placeInLine?: number
  /** Of the page with the code for the door; only while the place is valid. */
  readonly ticketPath?: string
  /** Link of a digital showing; only for people with a place. */
  readonly joinUrl?: string
}

/** A showing as the caller sees it. */
export interface Showing {
  readonly id: string
  readonly kind: ShowingKind
  readonly stageId: string
  /** Set if one home is shown, and not the whole stage. */
  readonly objectId?: string
  /** Of the home or the stage. */
  readonly name: string
  /** Of its page. */
  readonly path: string
  /** Meeting place as text. */
  readonly place: string
  readonly startsAt: number
  readonly endsAt: number
  readonly people: ShowingRoom
  /** People who come together are one party, with one host. */
  readonly parties: ShowingRoom
  readonly maxPartySize: number
  /** Until then only for paying members. */
  readonly membersUntil?: number
  /** Number of parties in the waiting list. */
  readonly waiting: number
  readonly own?: OwnShowingPlace
}

/** The facts that decide whether there are free places. */
export type ShowingRooms = Pick<Showing, 'people' | 'parties'>

/** Number of free places; 0 if no party is accepted any more. */
export const freeAtShowing = ({ people, parties }: ShowingRooms): number =>
  parties.taken >= parties.capacity ? 0 : Math.max(0, people.capacity - people.taken)

/** Whether a party fits. */
export const hasRoomFor = (showing: ShowingRooms, partySize: number): boolean =>
  freeAtShowing(showing) >= partySize

/** Actions of a user for a showing. */
export type ShowingOffer =
  /** There are free places. */
  | 'book'
  /** It is full, and has a waiting list. */
  | 'wait'
  /** For paying members until a later day. */
  | 'members'
  /** The user has a place, or waits: they may change or cancel. */
  | 'own'
  /** The user has attended. */
  | 'attended'
  /** It has begun, or is over. */
  | 'over'

/** The actions of a user for a showing at a moment. */
export const showingOffer = (
  showing: Showing,
  { now, isMember }: { readonly now: number; readonly isMember: boolean },
): ShowingOffer => {
  const { own, startsAt, membersUntil } = showing
  if (own?.state === 'attended') return 'attended'
  if (now >= startsAt) return 'over'
  if (own) return 'own'
  if (!isMember && membersUntil !== undefined && now < membersUntil) return 'members'
  return freeAtShowing(showing) > 0 ? 'book' : 'wait'
}

/** In the hour before a showing no place is given to the waiting list: attendees are on their way. */
export const lineClosesBefore = 3_600_000
/** Attendees get a reminder so long before it begins. */
export const showingReminderMs = 24 * 3_600_000
/** Guests are admitted from so long before it begins. */
export const doorsOpenBefore = 2 * 3_600_000
/** And until so long after it ends, to count guests who waited in the queue. */
export const doorsCloseAfter = 2 * 3_600_000

/** The state of a ticket. */
export type TicketStanding =
  /** Valid: admit. */
  | 'valid'
  /** Valid on another day. */
  | 'early'
  /** In the waiting list. */
  | 'waiting'
  /** Already admitted. */
  | 'used'
  | 'cancelled'
  /** The showing is over. */
  | 'over'

/** The state of a ticket at a moment. */
export const ticketStanding = (
  { state, startsAt, endsAt }: { readonly state: ShowingPlaceState } & Pick<Showing, 'startsAt' | 'endsAt'>,
  now: number,
): TicketStanding => {
  if (state === 'cancelled') return 'cancelled'
  if (state === 'attended') return 'used'
  if (now > endsAt + doorsCloseAfter) return 'over'
  if (state === 'waiting') return 'waiting'
  return now < startsAt - doorsOpenBefore ? 'early' : 'valid'
}

/** The first letter of a first name, in any script: the only part of the name on a ticket. */
export const initialOf = (firstName: string): string => {
  const [first = ''] = firstName.trim()
  return first.toLocaleUpperCase()
}
