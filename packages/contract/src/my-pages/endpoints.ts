// The overview of My Pages: what to do next, what is on its way, and what is new (MY-12).
import { comingKinds, freshKinds, nextStepKinds, overviewPartNames } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'

const line = {
  /** Of what it is about; unique together with the kind. */
  id: z.string(),
  /** A name; empty where the kind says it all. Of a notification it is its type. */
  about: z.string(),
  place: z.optional(z.string()),
  /** `yyyy-MM-dd`: the day, or the first of a range. */
  day: z.optional(z.string()),
  latest: z.optional(z.string()),
  /** Epoch milliseconds, where the time of day matters. */
  at: z.optional(z.number()),
  /** Whole units of the site's currency. */
  amount: z.optional(z.number()),
  count: z.optional(z.int()),
  isOverdue: z.boolean(),
  /** A path on the site. */
  href: z.optional(z.string()),
}

export const getMyPagesOverview = endpoint({
  method: 'GET',
  path: '/services/my_pages/overview',
  access: 'signedIn',
  summary:
    "Get the overview of My Pages: the caller's next steps, most urgent first; coming events by date; and news, latest first. A part that could not be loaded is listed in `failed`; the other parts are complete.",
  request: z.object({}),
  response: z.object({
    next: z.array(z.object({ kind: z.enum(nextStepKinds), ...line })),
    coming: z.array(z.object({ kind: z.enum([...comingKinds, ...nextStepKinds]), ...line })),
    fresh: z.array(z.object({ kind: z.enum(freshKinds), ...line })),
    /** Whether the person, or the association, has any errand. */
    hasErrands: z.boolean(),
    /** A board's errands in figures. */
    board: z.optional(z.object({ open: z.int(), late: z.int() })),
    /** Homes and errands are shown to who has shown the e-identity in this session. */
    isIdentityMissing: z.boolean(),
    failed: z.array(z.enum(overviewPartNames)),
  }),
  problems: [401, 403, 404, 503],
})
