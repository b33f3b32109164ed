// What staff have to do by hand, for the company's own system. Amounts are whole units of the site's currency.
import { plannedPaymentKinds } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id, text } from '../fields.ts'
import { z } from '../zod.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const words = text(120).check(z.trim(), z.minLength(1))

const staffTask = z.object({
  id: z.string(),
  /** By which people name it. */
  number: z.string(),
  kind: z.enum(['payBack']),
  site: z.string(),
  /** The home. */
  about: z.string(),
  /** Which payment of its plan goes back. */
  payment: z.enum(plannedPaymentKinds),
  bookingId: z.string(),
  /** Who is to have it: absent once the account is deleted. */
  to: z.optional(z.object({ accountId: z.string(), name: z.string() })),
  amount: z.number(),
  currency: z.string(),
  createdOn: day,
  dueOn: day,
  done: z.optional(z.object({ on: day, by: z.string(), reference: z.string() })),
})

export const getStaffTasks = endpoint({
  method: 'GET',
  path: '/services/staff/tasks',
  access: 'salesSystem',
  summary:
    'What staff have to do by hand: money that came from bank to bank and is to go back. Those that are not done first, the first due at the top; then the latest that are done.',
  request: z.object({}),
  response: z.object({ tasks: z.array(staffTask) }),
  problems: [401, 404, 503],
})

export const finishStaffTask = endpoint({
  method: 'POST',
  path: '/services/staff/tasks/{id}/done',
  access: 'salesSystem',
  summary:
    'The money has been transferred: who did it, and what the bank calls the transfer. Whoever is to have it is told. 409 for one that is done by another transfer; the same again is once.',
  request: z.object({ id, by: words, reference: words }),
  response: staffTask,
  problems: [400, 401, 404, 409, 503],
})
