// Registrations of interest, for the company's own tools: the list of staff. Visitors register by `interest` of the accounts.
import { endpoint } from '../endpoint.ts'
import { id, text } from '../fields.ts'
import { z } from '../zod.ts'

const words = text(120).check(z.trim(), z.minLength(1))
/** ISO 8601. */
const moment = z.string()
/** `closed`: no answer is needed. */
const outcome = z.enum(['answered', 'notReached', 'closed'])

const staffInterest = z.object({
  id: z.string(),
  site: z.string(),
  /** Name of the home or the stage. */
  about: z.string(),
  homeId: z.exactOptional(z.string()),
  /** Of the home as well; absent if the home is no longer in the catalogue. */
  stageId: z.exactOptional(z.string()),
  person: z.object({ name: z.string(), email: z.string(), phone: z.exactOptional(z.string()) }),
  message: z.exactOptional(z.string()),
  /** The person wants newsletters. */
  newsletter: z.boolean(),
  registeredAt: moment,
  changedAt: moment,
  /** Day (`yyyy-MM-dd`) by which an answer is expected: the next working day. Sellers get a reminder after it. */
  dueOn: z.exactOptional(z.string()),
  assigned: z.exactOptional(z.object({ to: z.string(), at: moment })),
  answer: z.exactOptional(z.object({ at: moment, by: z.string(), outcome })),
})

export const getInterests = endpoint({
  method: 'GET',
  path: '/services/staff/interests',
  access: 'key:interests:read',
  summary:
    'List registrations of interest in homes and stages, 100 per page: open ones first, the longest waiting at the top; then answered ones, latest first.',
  request: z.object({
    state: z.optional(z.enum(['open', 'answered'])),
    site: z.optional(text(40)),
    stageId: z.optional(id),
    /** `next` of the previous page. */
    after: z.optional(id),
  }),
  response: z.object({ interests: z.array(staffInterest), next: z.exactOptional(z.string()) }),
})

export const assignInterest = endpoint({
  method: 'POST',
  path: '/services/staff/interests/{id}/assign',
  access: 'key:interests:write',
  summary: 'Assign a registration of interest to a member of staff, by name. Replaces an earlier assignment.',
  request: z.object({ id, to: words }),
  response: staffInterest,
  outcomes: { notFound: 404 },
})

export const answerInterest = endpoint({
  method: 'POST',
  path: '/services/staff/interests/{id}/answer',
  access: 'key:interests:write',
  summary:
    'Record how a registration of interest was answered, and who answered. The person sees it in My Pages, and sellers get no reminder. 409 if it was answered otherwise. A new message of the person opens it again. Idempotent.',
  request: z.object({ id, by: words, outcome }),
  response: staffInterest,
  outcomes: { notFound: 404, statusConflict: 409 },
})
