// The overview of My Pages: next steps, coming events and news (MY-12).
import {
  comingKinds,
  freshKinds,
  nextStepKinds,
  overviewPartNames,
  plannedPaymentKinds,
} from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'

const line = {
  /** Id of the subject; unique in combination with the kind. */
  id: z.string(),
  /** The subject's name; empty if the kind is sufficient. For a notification, its type. */
  about: z.string(),
  place: z.exactOptional(z.string()),
  /** `yyyy-MM-dd`: the day, or the first day of a range. */
  day: z.exactOptional(z.string()),
  latest: z.exactOptional(z.string()),
  /** Epoch milliseconds, if the time of day is relevant. */
  at: z.exactOptional(z.number()),
  /** Whole units of the site's currency. */
  amount: z.exactOptional(z.number()),
  /** Which payment of the plan is to be made. */
  part: z.exactOptional(z.enum(plannedPaymentKinds)),
  count: z.exactOptional(z.int()),
  isOverdue: z.boolean(),
  /** A path on the site. */
  href: z.exactOptional(z.string()),
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
    /** The caller's current homes: the id of the residence, and a picture id. */
    homes: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        address: z.string(),
        image: z.exactOptional(z.string()),
        href: z.exactOptional(z.string()),
      }),
    ),
    /** Whether the caller, or the association, has any errand. */
    hasErrands: z.boolean(),
    /** Number of a board's open and late errands. */
    board: z.exactOptional(z.object({ open: z.int(), late: z.int() })),
    /** Whether homes and errands are omitted because the e-identity was not shown in this session. */
    isIdentityMissing: z.boolean(),
    failed: z.array(z.enum(overviewPartNames)),
  }),
  outcomes: { notFound: 404 },
})
