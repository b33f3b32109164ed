// Showings (MY-9, MY-21): places of members, tickets for the entrance, the host's guest list, and announcements by the company's sales
// system.
import { showingKinds } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id as catalogueId, instant, integer, requiredText, secret, siteId, text, uuid } from '../fields.ts'
import { z } from '../zod.ts'
import { hostedShowingDto, showingDto, showingFacts } from './dtos.ts'

const id = uuid

const partySize = integer(1, 10)
const ticket = requiredText(100)
/** User input. The domain's form validates it. */
const typed = text(2_000)

export const getShowings = endpoint({
  method: 'GET',
  path: '/services/showings',
  access: 'vipPages',
  summary: "List the coming showings of the site, next first, with the caller's place at each.",
  request: z.object({}),
  response: z.object({ isMember: z.boolean(), showings: z.array(showingDto) }),
})

const placed = z.object({
  /** `kept`: nothing has changed. */
  outcome: z.enum(['booked', 'waiting', 'kept']),
  showing: showingDto,
})

export const bookShowing = endpoint({
  method: 'POST',
  path: '/services/showings/{id}/book',
  access: 'vipPages',
  isForOwnPages: true,
  summary:
    'Book places for a number of people, change the number, or move from another showing, whose place is released in the same transaction. If the showing is full, the caller joins its waiting list; moving to a full showing changes nothing and is 409 `full`. Idempotent.',
  request: z.object({ id, partySize, insteadOf: z.optional(id) }),
  response: placed,
  outcomes: { notFound: 404, full: 409, over: 409, members: 409, attended: 409 },
})

export const cancelShowing = endpoint({
  method: 'POST',
  path: '/services/showings/{id}/cancel',
  access: 'vipPages',
  isForOwnPages: true,
  hasBody: false,
  summary:
    'Cancel a place at a showing, or on its waiting list. A released place goes to the waiting list. Idempotent.',
  request: z.object({ id }),
  response: showingDto,
  outcomes: { notFound: 404, over: 409, attended: 409 },
})

// Tickets and check-in

export const getShowingTicket = endpoint({
  method: 'GET',
  path: '/services/showings/ticket/{ticket}',
  access: 'public',
  summary:
    "Get the data that a ticket shows to its holder. The only personal data is the first letter of the guest's first name. 404 for a ticket of no showing of the site. `host` is present in the browser in which the showing's host has signed in.",
  request: z.object({ ticket }),
  response: z.object({
    ...showingFacts,
    initial: z.string(),
    partySize: z.int(),
    state: z.enum(['booked', 'waiting', 'cancelled', 'attended']),
    attendedAt: z.exactOptional(z.int()),
    /** The absolute address in the QR code. */
    address: z.string(),
    host: z.exactOptional(z.object({ placeId: z.string() })),
  }),
  outcomes: { notFound: 404 },
})

export const openShowingAsHost = endpoint({
  method: 'POST',
  path: '/services/showings/host',
  access: 'public',
  isForOwnPages: true,
  summary:
    'Sign this browser in as the host of the showing with this code. Sets a cookie. 400 `code` for a code of no showing.',
  request: z.object({ code: secret(40) }),
  response: hostedShowingDto,
})

export const getHostedShowing = endpoint({
  method: 'GET',
  path: '/services/showings/host',
  access: 'public',
  summary: 'Get the guest list of the showing that this browser hosts. 404 if it hosts none.',
  request: z.object({}),
  response: hostedShowingDto,
  outcomes: { notFound: 404 },
})

export const checkInToShowing = endpoint({
  method: 'POST',
  path: '/services/showings/host/check_in',
  access: 'public',
  isForOwnPages: true,
  summary: 'Check a guest in, or undo that. Idempotent. 404 for guests of another showing.',
  request: z.object({ placeId: id, hasCome: z.boolean() }),
  response: hostedShowingDto,
  outcomes: { notFound: 404, statusConflict: 409, full: 409 },
})

// Visitors without a booking

export const getOpenShowings = endpoint({
  method: 'GET',
  path: '/services/showings/open',
  access: 'public',
  summary:
    'List the next showings of the site that are open to everyone. With `isOpen`, the doors are open and visitors can register there.',
  request: z.object({}),
  response: z.object({ showings: z.array(z.object({ ...showingFacts, isOpen: z.boolean() })) }),
})

export const registerAtShowing = endpoint({
  method: 'POST',
  path: '/services/showings/{id}/visitors',
  access: 'public',
  isForOwnPages: true,
  summary:
    "Register a visitor who has not booked. With `wantsNews` a confirmation e-mail is sent to the address, and interest in what is shown is registered only once it is confirmed. An address that is already registered changes nothing and gets the same answer. 400 with the keys of the form's rule; 409 if the doors are not open.",
  request: z.object({
    id,
    firstName: typed,
    lastName: typed,
    email: typed,
    phone: z.optional(typed),
    partySize: typed,
    wantsNews: z.boolean(),
    hasRead: z.boolean(),
  }),
  response: z.object({ showing: z.object(showingFacts) }),
  outcomes: { notFound: 404, closed: 409 },
})

// The company's sales system

const hostCode = z.object({
  /** The id of the showing. */
  id: z.string(),
  /** Valid from 60 days before the showing until 12 hours after it. Absent while it is withdrawn. */
  hostCode: z.exactOptional(z.string()),
})

export const announceShowing = endpoint({
  method: 'POST',
  path: '/services/showings/announce',
  access: 'key:showings:write',
  summary:
    "Create or update a showing, by the sales system's own reference. Guests with a place get an e-mail if it is moved or called off. 409 if more places are taken than the new capacity. The answer contains the code with which the host opens the guest list, unless the code is withdrawn.",
  request: z.strictObject({
    reference: requiredText(100),
    siteId,
    stageId: catalogueId,
    objectId: z.optional(catalogueId),
    kind: z.enum(showingKinds),
    place: requiredText(200),
    joinUrl: z.optional(z.url({ protocol: /^https$/ }).check(z.maxLength(2_000))),
    startsAt: instant,
    endsAt: instant,
    people: integer(1, 1_000),
    parties: integer(1, 1_000),
    maxPartySize: partySize,
    membersUntil: z.optional(instant),
    isCalledOff: z.optional(z.boolean()),
  }),
  response: hostCode,
  outcomes: { full: 409 },
})

export const renewHostCode = endpoint({
  method: 'POST',
  path: '/services/showings/{id}/host_code',
  access: 'key:showings:write',
  hasBody: false,
  summary:
    'Renew the code of a host. Earlier codes, and browsers that used them, lose access. A withdrawn code becomes valid again, with a new value.',
  request: z.object({ id }),
  response: hostCode,
  outcomes: { notFound: 404 },
})

export const withdrawHostCode = endpoint({
  method: 'DELETE',
  path: '/services/showings/{id}/host_code',
  access: 'key:showings:write',
  summary:
    'Withdraw the code of a host. The guest list cannot be opened until the code is renewed. Idempotent.',
  request: z.object({ id }),
  response: hostCode,
  outcomes: { notFound: 404 },
})
