// Decisions of the company's staff about bookings, refunds and homes, for the company's own tools. Amounts are whole units of the
// site's currency. Each decision requires a reason and the name of the member of staff; both are stored in the log of the booking.
import { bookingStatuses, residenceStatuses } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id, text } from '../fields.ts'
import { z } from '../zod.ts'

const words = (maxLength: number) => text(maxLength).check(z.trim(), z.minLength(1))
/** ISO 8601. */
const moment = z.string()

const decision = {
  /** Free text. It is shown to the buyer on the page of the booking. */
  reason: words(500),
  /** Name of the member of staff who decided. */
  by: words(120),
}

const contradiction = z.object({
  /** `sale`: a sale outside of the website. */
  fact: z.enum(['status', 'price', 'totalPrice', 'sale']),
  /** As the sales system sent it. */
  value: z.string(),
  times: z.int(),
  firstAt: moment,
  lastAt: moment,
})

const staffBooking = z.object({
  id: z.string(),
  site: z.string(),
  status: z.enum(bookingStatuses),
  home: z.object({ id: z.string(), name: z.string() }),
  /** The agreed price of the home, without options. */
  price: z.number(),
  currency: z.string(),
  /** `accountId` is absent once the account is deleted; the name is then that of the contract's party. */
  buyer: z.exactOptional(z.object({ accountId: z.exactOptional(z.string()), name: z.string() })),
  startedAt: moment,
  signedAt: z.exactOptional(moment),
  completedAt: z.exactOptional(moment),
  endedBy: z.exactOptional(z.enum(['buyer', 'staff', 'system'])),
})

const staffBookingInDetail = z.object({
  ...staffBooking.shape,
  payment: z.exactOptional(
    z.object({
      status: z.string(),
      amount: z.number(),
      provider: z.string(),
      refund: z.exactOptional(z.string()),
    }),
  ),
  log: z.array(
    z.object({
      at: moment,
      kind: z.string(),
      by: z.enum(['buyer', 'coBuyer', 'staff', 'provider', 'system']),
      reason: z.exactOptional(z.string()),
      actor: z.exactOptional(z.string()),
    }),
  ),
  /** Data from a sales system that contradicts the booking. It was not applied. */
  contradictions: z.array(contradiction),
})

export const getStaffBookings = endpoint({
  method: 'GET',
  path: '/services/staff/bookings',
  access: 'key:bookings:read',
  summary: 'List bookings, latest first, 100 per page.',
  request: z.object({
    status: z.optional(z.enum(bookingStatuses)),
    site: z.optional(text(40)),
    /** `next` of the previous page. */
    after: z.optional(id),
  }),
  response: z.object({ bookings: z.array(staffBooking), next: z.exactOptional(z.string()) }),
})

export const getStaffBooking = endpoint({
  method: 'GET',
  path: '/services/staff/bookings/{id}',
  access: 'key:bookings:read',
  summary: 'Get a booking with its log and with the contradictions that a sales system has reported.',
  request: z.object({ id }),
  response: staffBookingInDetail,
  outcomes: { notFound: 404 },
})

const decide = <Name extends 'confirm' | 'refuse' | 'refund'>(
  name: Name,
  access: 'key:bookings:write' | 'key:refunds:write',
  summary: string,
) =>
  endpoint({
    method: 'POST',
    path: `/services/staff/bookings/{id}/${name}`,
    access,
    summary,
    request: z.object({ id, ...decision }),
    response: staffBookingInDetail,
    outcomes: { notFound: 404, statusConflict: 409 },
  })

export const confirmBooking = decide(
  'confirm',
  'key:bookings:write',
  'Confirm a completed booking. The home becomes sold, and the buyers are notified.',
)
export const refuseBooking = decide(
  'refuse',
  'key:bookings:write',
  'Refuse a booking, which ends it. The home becomes available, everything that was paid is refunded, and the buyers are notified.',
)
export const refundBooking = decide(
  'refund',
  'key:refunds:write',
  'Refund what was paid for a booking. The booking itself is unchanged.',
)

const staffRefund = z.object({
  id: z.string(),
  paymentId: z.string(),
  /** The number of the payment for the provider and the payer. */
  paymentNumber: z.string(),
  purpose: z.enum(['bookingFee', 'vip', 'home']),
  site: z.string(),
  about: z.string(),
  bookingId: z.exactOptional(z.string()),
  provider: z.exactOptional(z.string()),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['asked', 'underWay', 'done', 'failed']),
  /** Staff must transfer the money, because the provider cannot return it. */
  isByHand: z.boolean(),
  createdAt: moment,
  doneAt: z.exactOptional(moment),
})
const staffRefunds = z.object({ refunds: z.array(staffRefund) })

export const getStaffRefunds = endpoint({
  method: 'GET',
  path: '/services/staff/refunds',
  access: 'key:bookings:read',
  summary: 'List unfinished refunds of bookings and memberships, oldest first.',
  request: z.object({}),
  response: staffRefunds,
})

export const retryRefund = endpoint({
  method: 'POST',
  path: '/services/staff/refunds/{id}/retry',
  access: 'key:refunds:write',
  summary:
    'Retry failed refunds at the provider. The id is that of a refund, of its payment or of its booking. 409 if none of them failed.',
  request: z.object({ id, ...decision }),
  response: staffRefunds,
  outcomes: { notFound: 404, statusConflict: 409 },
})

export const markRefundPaid = endpoint({
  method: 'POST',
  path: '/services/staff/refunds/{id}/mark_paid',
  access: 'key:refunds:write',
  summary:
    "Record that a refund was transferred by hand, with the bank's reference. The payer gets an e-mail. The id is that of a refund, of its payment or of its booking. 409 while the provider can still be asked about it.",
  request: z.object({ id, by: decision.by, reference: words(120) }),
  response: staffRefunds,
  outcomes: { notFound: 404, statusConflict: 409 },
})

const homeStatus = z.object({ id: z.string(), status: z.enum(residenceStatuses) })

export const releaseHome = endpoint({
  method: 'POST',
  path: '/services/staff/homes/{id}/release',
  access: 'key:bookings:write',
  summary: 'Put a home up for sale. 409 while a booking protects it: end the booking first.',
  request: z.object({ id, ...decision }),
  response: homeStatus,
  outcomes: { notFound: 404, statusConflict: 409 },
})

export const withdrawHome = endpoint({
  method: 'POST',
  path: '/services/staff/homes/{id}/withdraw',
  access: 'key:bookings:write',
  summary: 'Withdraw a home from sale. 409 while a booking protects it: end the booking first.',
  request: z.object({ id, ...decision }),
  response: homeStatus,
  outcomes: { notFound: 404, statusConflict: 409 },
})

export const recordSale = endpoint({
  method: 'POST',
  path: '/services/staff/homes/{id}/sale',
  access: 'key:sales:write',
  summary:
    'Record a sale that was made outside of the website. An online booking that is not signed ends, and what was paid is refunded. 409 once the booking is signed, and staff are notified.',
  request: z.object({ id, status: z.enum(['booked', 'sold']), ...decision }),
  response: z.object({
    ...homeStatus.shape,
    /** The booking that the sale ended. */
    endedBooking: z.exactOptional(z.string()),
  }),
  outcomes: { notFound: 404, statusConflict: 409 },
})
