// The contacts of a home or an association, and messages to them (MY-10, MY-20).
import { endpoint } from '../endpoint.ts'
import { id, text, uuid } from '../fields.ts'
import { z } from '../zod.ts'
import { contactDto } from './dtos.ts'

/** The id of a home, `brf` for the caller's association, or `site` for the customer service of the site. */
const of = id
/** User input. The domain's form validates it. */
const typed = text(20_000)

const place = z.object({
  of: z.string(),
  /** Of the home or the association; empty for the site's customer service. */
  name: z.string(),
  /** The caller's relation to it. */
  relation: z.enum(['visitor', 'buyer', 'resident', 'boardMember']),
  contacts: z.array(contactDto),
})

const message = z.object({
  id: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The recipient. */
  contactName: z.string(),
  /** The home or the association. */
  about: z.string(),
  /** Epoch milliseconds. */
  sentAt: z.number(),
  /** Names of the attached files. */
  files: z.array(z.string()),
})

const interest = z.object({
  id: z.string(),
  /** The home or the stage. */
  about: z.string(),
  message: z.exactOptional(z.string()),
  /** Epoch milliseconds. */
  registeredAt: z.number(),
  /** What came of it: sellers have answered, could not reach the caller, or need to do nothing. */
  answer: z.exactOptional(
    z.object({ at: z.number(), outcome: z.enum(['answered', 'notReached', 'closed']) }),
  ),
})

const opening = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), until: z.string() }),
  z.object({ kind: z.literal('closed'), opensOn: z.string(), opensAt: z.string(), inDays: z.int() }),
])

export const getContacts = endpoint({
  method: 'GET',
  path: '/services/contacts',
  access: 'signedIn',
  summary:
    "List the caller's contacts by home and, for a board member, by association; whether staff can be reached now; and the messages and registrations of interest that the caller has sent, latest first.",
  request: z.object({}),
  response: z.object({
    places: z.array(place),
    /** By the server's clock and the country's holidays; absent if the opening hours are unknown. */
    opening: z.exactOptional(opening),
    messages: z.array(message),
    interests: z.array(interest),
    /** The input of a form that was rejected without script. */
    typed: z.record(z.string(), z.string()),
  }),
})

export const getContactsOf = endpoint({
  method: 'GET',
  path: '/services/contacts/{of}',
  access: 'signedIn',
  usedBy: 'integrators',
  summary:
    "Get the caller's contacts for one home (its id), for their association (`brf`) or for anything else (`site`).",
  request: z.object({ of }),
  response: place,
  outcomes: { notFound: 404 },
})

export const writeToContact = endpoint({
  method: 'POST',
  path: '/services/contacts/{of}/messages',
  access: 'signedIn',
  isForOwnPages: true,
  summary:
    'Send a message to a contact of a home, an association or the site. A retry with the same `Idempotency-Key` is sent only once.',
  headers: ['idempotencyKey'],
  request: z.object({
    of,
    contactId: id,
    subject: typed,
    message: typed,
    /** Ids of files that were uploaded for the purpose `contact`, with their draft. */
    files: z.optional(z.array(uuid).check(z.maxLength(20))),
    draft: z.optional(uuid),
  }),
  response: message,
  outcomes: { notFound: 404, keyReused: 422 },
})
