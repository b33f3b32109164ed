// Manual tasks of staff, for the company's own system. Amounts are whole units of the site's currency.
import { paymentProvidersOf, plannedPaymentKinds } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id, text } from '../fields.ts'
import { z } from '../zod.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const words = text(120).check(z.trim(), z.minLength(1))

const providers = [...new Set(Object.values(paymentProvidersOf).flat())]

const staffTask = z.object({
  id: z.string(),
  /** The number for display. */
  number: z.string(),
  /**
   * `payBack`: transfer money. `checkPayment` and `checkRefund`: find out at the provider, which the server cannot query, whether a
   * payment or a refund was made.
   */
  kind: z.enum(['payBack', 'checkPayment', 'checkRefund']),
  site: z.string(),
  /** The home, or the membership. */
  about: z.string(),
  /** The payment of the home's plan that was a bank transfer. */
  payment: z.exactOptional(z.enum(plannedPaymentKinds)),
  /** The payment that was made with a provider, and its number at the provider. */
  paymentId: z.exactOptional(z.string()),
  paymentNumber: z.exactOptional(z.string()),
  provider: z.exactOptional(z.enum(providers)),
  bookingId: z.exactOptional(z.string()),
  /** The recipient. `accountId` is absent once the account is deleted; the name is then that of the contract's party. */
  to: z.exactOptional(z.object({ accountId: z.exactOptional(z.string()), name: z.string() })),
  amount: z.number(),
  currency: z.string(),
  createdOn: day,
  dueOn: day,
  /** The movement on the company's account that is paid back. */
  bankLineId: z.exactOptional(z.string()),
  /** The first of the two steps of a transfer from bank to bank. */
  prepared: z.exactOptional(z.object({ on: day, by: z.string() })),
  done: z.exactOptional(z.object({ on: day, by: z.string(), reference: z.string() })),
})

export const getStaffTasks = endpoint({
  method: 'GET',
  path: '/services/staff/tasks',
  access: 'key:tasks:read',
  summary:
    'List the manual tasks of staff: transfer money back, or find out at a provider how a payment or refund ended. Open tasks come first, earliest due date at the top; then completed tasks, latest first.',
  request: z.object({}),
  response: z.object({ tasks: z.array(staffTask) }),
})

export const prepareStaffTask = endpoint({
  method: 'POST',
  path: '/services/staff/tasks/{id}/prepared',
  access: 'key:tasks:write',
  summary:
    'Prepare a transfer from bank to bank, the first of its two steps. Another person completes it, with another key. 404 for other tasks, and for completed ones.',
  request: z.object({ id, by: words }),
  response: staffTask,
  outcomes: { notFound: 404 },
})

export const finishStaffTask = endpoint({
  method: 'POST',
  path: '/services/staff/tasks/{id}/done',
  access: 'key:tasks:write',
  summary:
    'Complete a task, with the name of the person who did it and the reference of the bank or provider. `outcome` states for `checkPayment` and `checkRefund` whether the money moved, and is required there (400): money that came is refunded, and a refund that was not made becomes a `payBack` task. The payer gets an e-mail. 409 if it was completed with another reference, and for a transfer from bank to bank that another person has not prepared with another key. Idempotent.',
  request: z.object({
    id,
    by: words,
    reference: words,
    outcome: z.optional(z.enum(['paid', 'notPaid'])),
  }),
  response: staffTask,
  outcomes: { notFound: 404, statusConflict: 409 },
})
