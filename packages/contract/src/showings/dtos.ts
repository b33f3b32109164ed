// Schemas of showings. Instants are epoch milliseconds.
import { showingKinds, showingPlaceStates } from '@husrum/domain'
import { z } from '../zod.ts'

const room = z.object({ capacity: z.int(), taken: z.int() })

/** The public data of a showing. */
export const showingFacts = {
  id: z.string(),
  kind: z.enum(showingKinds),
  stageId: z.string(),
  objectId: z.exactOptional(z.string()),
  name: z.string(),
  path: z.string(),
  place: z.string(),
  startsAt: z.int(),
  endsAt: z.int(),
}

export const showingDto = z.object({
  ...showingFacts,
  people: room,
  parties: room,
  maxPartySize: z.int(),
  membersUntil: z.exactOptional(z.int()),
  waiting: z.int(),
  own: z.exactOptional(
    z.object({
      state: z.enum(['booked', 'waiting', 'attended']),
      partySize: z.int(),
      placeInLine: z.exactOptional(z.int()),
      ticketPath: z.exactOptional(z.string()),
      joinUrl: z.exactOptional(z.string()),
    }),
  ),
})

/** A guest, as shown to the host. */
export const showingGuestDto = z.object({
  placeId: z.string(),
  /** Whether the guest has booked, or came without booking. */
  kind: z.enum(['booked', 'cameBy']),
  name: z.string(),
  phone: z.exactOptional(z.string()),
  email: z.string(),
  partySize: z.int(),
  state: z.enum(showingPlaceStates),
  attendedAt: z.exactOptional(z.int()),
})

export const hostedShowingDto = z.object({
  ...showingFacts,
  people: room,
  parties: room,
  guests: z.array(showingGuestDto),
})
