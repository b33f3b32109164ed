// Showings (MY-9, MY-21): a member's places, the ticket that is shown at the door, the host's list, and the announcements
// of the company's sales system.
import { showingKinds } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id as catalogueId, instant, integer, requiredText, secret, siteId, text, uuid } from '../fields.ts'
import { z } from '../zod.ts'
import { hostedShowingDto, showingDto, showingFacts } from './dtos.ts'

const id = uuid
const reads = [400, 401, 403, 404, 503] as const
const writes = [400, 401, 403, 404, 409, 413, 415, 429, 503] as const

const partySize = integer(1, 10)
const ticket = requiredText(100)
/** What people type: the domain's form says what is right. */
const typed = text(2_000)

export const getShowings = endpoint({
  method: 'GET',
  path: '/services/showings',
  access: 'vipPages',
  summary: 'Coming showings of the site, the next first, with the place that the caller has at each.',
  request: z.object({}),
  response: z.object({ isMember: z.boolean(), showings: z.array(showingDto) }),
  problems: [...reads],
})

const placed = z.object({
  /** `kept`: it was so already. */
  outcome: z.enum(['booked', 'waiting', 'kept']),
  showing: showingDto,
})

export const bookShowing = endpoint({
  method: 'POST',
  path: '/services/showings/{id}/book',
  access: 'vipPages',
  isForOwnPages: true,
  summary:
    'Takes a place for so many people, changes the number, or moves there from another showing, whose place is let go in the same moment. Where it is full the caller waits in line; a move to a full one changes nothing and is 409 `statusConflict` with `present: full`. Twice is once.',
  request: z.object({ id, partySize, insteadOf: z.optional(id) }),
  response: placed,
  problems: [...writes],
})

export const cancelShowing = endpoint({
  method: 'POST',
  path: '/services/showings/{id}/cancel',
  access: 'vipPages',
  isForOwnPages: true,
  hasBody: false,
  summary: 'Lets a place go, also one in line: whoever waits gets it. Twice is once.',
  request: z.object({ id }),
  response: showingDto,
  problems: [...writes],
})

// The door

export const getShowingTicket = endpoint({
  method: 'GET',
  path: '/services/showings/ticket/{ticket}',
  access: 'everybody',
  summary:
    'What a ticket says to whoever holds it: whose it is by the first letter of a first name, and nothing else of anybody. 404 for a ticket of no showing of the site. `host` is there for the browser in which its host has signed in.',
  request: z.object({ ticket }),
  response: z.object({
    ...showingFacts,
    initial: z.string(),
    partySize: z.int(),
    state: z.enum(['booked', 'waiting', 'cancelled', 'attended']),
    attendedAt: z.optional(z.int()),
    /** Absolute: what the code says. */
    address: z.string(),
    host: z.optional(z.object({ placeId: z.string() })),
  }),
  problems: [400, 404, 503],
})

export const openShowingAsHost = endpoint({
  method: 'POST',
  path: '/services/showings/host',
  access: 'everybody',
  isForOwnPages: true,
  summary:
    "Makes this browser the host's of the showing whose code it names, by a cookie. 400 `code` for one of no showing.",
  request: z.object({ code: secret(40) }),
  response: hostedShowingDto,
  problems: [400, 403, 413, 415, 429, 503],
})

export const getHostedShowing = endpoint({
  method: 'GET',
  path: '/services/showings/host',
  access: 'everybody',
  summary: 'Who comes and who came to the showing whose host this browser is. 404 where it is nobody’s.',
  request: z.object({}),
  response: hostedShowingDto,
  problems: [404, 503],
})

export const checkInToShowing = endpoint({
  method: 'POST',
  path: '/services/showings/host/check_in',
  access: 'everybody',
  isForOwnPages: true,
  summary: 'A guest has come, or has not after all. Twice is once; 404 for guests of another showing.',
  request: z.object({ placeId: id, hasCome: z.boolean() }),
  response: hostedShowingDto,
  problems: [400, 403, 404, 409, 413, 415, 429, 503],
})

// Who comes by

export const getOpenShowings = endpoint({
  method: 'GET',
  path: '/services/showings/open',
  access: 'everybody',
  summary:
    'The next showings of the site that are for everybody; at those with `isOpen` the doors are open, and one can register there.',
  request: z.object({}),
  response: z.object({ showings: z.array(z.object({ ...showingFacts, isOpen: z.boolean() })) }),
  problems: [503],
})

export const registerAtShowing = endpoint({
  method: 'POST',
  path: '/services/showings/{id}/visitors',
  access: 'everybody',
  isForOwnPages: true,
  summary:
    'Registers a visitor who has not booked. With `wantsNews` a letter asks the address to confirm that; only then it is an interest in what is shown. An address that is registered already changes nothing, and is answered alike. 400 with the keys of the form’s rule, 409 where the doors are not open.',
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
  problems: [400, 403, 404, 409, 413, 415, 429, 503],
})

// The company's sales system

const hostCode = z.object({
  /** Of the showing. */
  id: z.string(),
  /** Good from 60 days before the showing until 12 hours after it. Absent while it is withdrawn. */
  hostCode: z.optional(z.string()),
})

export const announceShowing = endpoint({
  method: 'POST',
  path: '/services/showings/announce',
  access: 'key:showings:write',
  summary:
    'A showing as it shall be from now on, by the sales system’s own reference. Who has a place is written to when it moves or is called off. 409 where more have places than it shall take. Answers the code by which its host opens the guest list; no code while it is withdrawn.',
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
    mostInParty: partySize,
    membersUntil: z.optional(instant),
    isCalledOff: z.optional(z.boolean()),
  }),
  response: hostCode,
  problems: [400, 401, 403, 404, 409, 413, 415, 503],
})

export const renewHostCode = endpoint({
  method: 'POST',
  path: '/services/showings/{id}/host_code',
  access: 'key:showings:write',
  hasBody: false,
  summary:
    'Renews the code of a host. Earlier codes, and browsers that were opened with them, are no longer the host’s. A withdrawn code is good again in its new form.',
  request: z.object({ id }),
  response: hostCode,
  problems: [400, 401, 403, 404, 503],
})

export const withdrawHostCode = endpoint({
  method: 'DELETE',
  path: '/services/showings/{id}/host_code',
  access: 'key:showings:write',
  summary: 'Withdraws the code of a host: nobody opens the guest list until it is renewed. Twice is once.',
  request: z.object({ id }),
  response: hostCode,
  problems: [400, 401, 403, 404, 503],
})
