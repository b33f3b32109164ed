// Showings that take a limited number of people: who may come, for how long, and what becomes of a place. Instants are epoch ms.

/** Where a showing is: at the home, or on a screen. */
export const showingKinds = ['onSite', 'digital'] as const
/** One of {@link showingKinds}. */
export type ShowingKind = (typeof showingKinds)[number]

/** What a place at a showing can be. */
export const showingPlaceStates = ['booked', 'waiting', 'cancelled', 'attended'] as const
/** One of {@link showingPlaceStates}. */
export type ShowingPlaceState = (typeof showingPlaceStates)[number]

/** How many may come, and how many do. */
export interface ShowingRoom {
  readonly capacity: number
  readonly taken: number
}

/** Somebody's own place at a showing. */
export interface OwnShowingPlace {
  readonly state: Exclude<ShowingPlaceState, 'cancelled'>
  readonly partySize: number
  /** Among those who wait, from 1. */
  readonly placeInLine?: number
  /** Of the page with the code that is shown at the door; only while there is a place to show it for. */
  readonly ticketPath?: string
  /** Where a digital showing is held; only for those who have a place. */
  readonly joinUrl?: string
}

/** A showing as whoever asks sees it. */
export interface Showing {
  readonly id: string
  readonly kind: ShowingKind
  readonly stageId: string
  /** There where one home is shown, and not the whole stage. */
  readonly objectId?: string
  /** Of the home or the stage. */
  readonly name: string
  /** Of its page. */
  readonly path: string
  /** Where people meet, in words. */
  readonly place: string
  readonly startsAt: number
  readonly endsAt: number
  readonly people: ShowingRoom
  /** Those who come together are one party, whom one host shows around. */
  readonly parties: ShowingRoom
  readonly maxPartySize: number
  /** Until then it is for paying members alone. */
  readonly membersUntil?: number
  /** How many parties wait for a place. */
  readonly waiting: number
  readonly own?: OwnShowingPlace
}

/** The facts that decide whether there is room. */
export type ShowingRooms = Pick<Showing, 'people' | 'parties'>

/** How many more people can come; 0 where no party is taken any more. */
export const freeAtShowing = ({ people, parties }: ShowingRooms): number =>
  parties.taken >= parties.capacity ? 0 : Math.max(0, people.capacity - people.taken)

/** Whether a party has room. */
export const hasRoomFor = (showing: ShowingRooms, partySize: number): boolean =>
  freeAtShowing(showing) >= partySize

/** What somebody can do about a showing. */
export type ShowingOffer =
  /** There is room. */
  | 'book'
  /** It is full, and there is a line. */
  | 'wait'
  /** For paying members until a later day. */
  | 'members'
  /** They come, or wait: they may change or cancel. */
  | 'own'
  /** They have been there. */
  | 'attended'
  /** It has begun, or is over. */
  | 'over'

/** What somebody can do about a showing at a moment. */
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

/** The hour before a showing begins is for those who are on their way: nobody gets a place from the line then. */
export const lineClosesBefore = 3_600_000
/** Those who come are reminded so long before it begins. */
export const showingReminderMs = 24 * 3_600_000
/** Guests are let in from so long before it begins. */
export const doorsOpenBefore = 2 * 3_600_000
/** And until so long after it is over: whoever stood in the queue is counted. */
export const doorsCloseAfter = 2 * 3_600_000

/** What a ticket says at the door. */
export type TicketStanding =
  /** Good: they may come in. */
  | 'valid'
  /** Good, on another day. */
  | 'early'
  /** They wait for a place. */
  | 'waiting'
  /** They are in already. */
  | 'used'
  | 'cancelled'
  /** The showing is over. */
  | 'over'

/** How a ticket stands at a moment. */
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

/** The first letter of a first name, whatever its script: all that a ticket tells of whose it is. */
export const initialOf = (firstName: string): string => {
  const [first = ''] = firstName.trim()
  return first.toLocaleUpperCase()
}
