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
  provider: z.exactOptional(z.enum(providers)),
  /** Epoch milliseconds. */
  paidAt: z.exactOptional(z.int()),
  receiptId: z.exactOptional(z.string()),
  refund: z.exactOptional(
    z.object({
      status: z.enum(['underWay', 'done', 'failed']),
      amount,
      doneAt: z.exactOptional(z.int()),
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
      /** The home itself and its options add up to `total`; `paid` and `left` do too. */
      home: amount,
      options: amount,
      total: amount,
      /** The booking fee, which is part of `paid`. */
      fee: amount,
      paid: amount,
      left: amount,
      payments: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(plannedPaymentKinds),
          amount,
          dueOn: z.exactOptional(day),
          standing: z.enum(['paid', 'underWay', 'overdue', 'due', 'upcoming']),
          isPaidOnline: z.boolean(),
          /** How to pay it by bank transfer; `reference` has its check digit. */
          transfer: z.exactOptional(
            z.object({
              receiver: z.string(),
              bankgiro: z.exactOptional(z.string()),
              account: z.exactOptional(z.string()),
              iban: z.exactOptional(z.string()),
              bic: z.exactOptional(z.string()),
              reference: z.string(),
              rfReference: z.exactOptional(z.string()),
            }),
          ),
          /** What has come of it by bank transfer, while the rest is missing. It is part of `paid`. */
          received: z.exactOptional(amount),
          remindedOn: z.exactOptional(day),
          paidOn: z.exactOptional(day),
          payment: z.exactOptional(z.object(made)),
          payBack: z.exactOptional(z.object({ amount, dueOn: day, doneOn: z.exactOptional(day) })),
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
