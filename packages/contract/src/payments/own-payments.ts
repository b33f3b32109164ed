// All payments of the caller on a site. Amounts are whole units of the site's currency.
import { bookingPaymentStatuses, paymentProvidersOf, plannedPaymentKinds } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'

const amount = z.number()
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const providers = [...new Set(Object.values(paymentProvidersOf).flat())]

const made = {
  paymentId: z.string(),
  number: z.string(),
  status: z.enum(bookingPaymentStatuses),
  messageKey: z.string(),
  provider: z.optional(z.enum(providers)),
  /** Epoch milliseconds. */
  paidAt: z.optional(z.int()),
  receiptId: z.optional(z.string()),
  refund: z.optional(
    z.object({
      status: z.enum(['underWay', 'done', 'failed']),
      amount,
      doneAt: z.optional(z.int()),
    }),
  ),
}

const ownPaymentsDto = z.object({
  needsIdentity: z.boolean(),
  homes: z.array(
    z.object({
      residenceId: z.string(),
      objectId: z.string(),
      name: z.string(),
      total: amount,
      paid: amount,
      left: amount,
      payments: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(plannedPaymentKinds),
          amount,
          dueOn: z.optional(day),
          standing: z.enum(['paid', 'underWay', 'overdue', 'due', 'upcoming']),
          isPaidOnline: z.boolean(),
          remindedOn: z.optional(day),
          paidOn: z.optional(day),
          payment: z.optional(z.object(made)),
          payBack: z.optional(z.object({ amount, dueOn: day, doneOn: z.optional(day) })),
        }),
      ),
    }),
  ),
  others: z.array(z.object({ ...made, purpose: z.enum(['bookingFee', 'vip']), about: z.string(), amount })),
})

export const getOwnPayments = endpoint({
  method: 'GET',
  path: '/services/payments',
  access: 'vipPages',
  summary:
    "List all payments of the caller on the site: the payment plan of each home with what is paid, booking fees, and the membership. Plans of homes require an e-identity in this session; `needsIdentity` is true if there are any. Pay for a home with the payment endpoints, with `home-` and the payment's id as `ContractId`. Its receipt is `/services/payments/{id}/receipt.pdf`, or `.html` for reading.",
  request: z.object({}),
  response: ownPaymentsDto,
})
