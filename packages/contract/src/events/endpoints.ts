// Events for the systems of the company: what happened, in order, without personal data.
import { endpoint } from '../endpoint.ts'
import { integer, text } from '../fields.ts'
import { z } from '../zod.ts'
import { eventDto } from './event-types.ts'

/** Limit of `wait`, in seconds. */
const longestWait = 30

export const getEvents = endpoint({
  method: 'GET',
  path: '/services/events',
  access: 'key:events:read',
  summary:
    'Read events after a cursor, in order; those of the last 30 days are kept. With `wait`, an empty answer is delayed until there is an event. 410 if events after the cursor are no longer kept: read what you follow anew, and continue without `after`.',
  request: z.object({
    /** `next` of the previous answer. Without it, the oldest event that is kept comes first. */
    after: z.optional(text(60)),
    /** Names of types, with commas; `booking.*` are all types of bookings. Default: all. */
    types: z.optional(text(1_000)),
    /** Default: 100. */
    limit: z.optional(integer(1, 500)),
    /** Seconds. Default: 0. */
    wait: z.optional(integer(0, longestWait)),
  }),
  response: z.object({
    events: z.array(eventDto),
    /** For the next call, also if there are no events. */
    next: z.string(),
    /** Whether the next call has more events at once. */
    hasMore: z.boolean(),
  }),
  outcomes: { cursorExpired: 410 },
})
