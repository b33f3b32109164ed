// Payments of bookings (BOOK-35). Only the server determines the amount (BOOK-27).
import { bookingPaymentStatuses, projectPhases } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id, text } from '../fields.ts'
import { z } from '../zod.ts'

const page = '/api/buyresidence'

const started = z.object({
  paymentId: z.string(),
  status: z.enum(bookingPaymentStatuses),
  messageKey: z.string(),
  /** Token for opening the app on the same phone. */
  token: z.exactOptional(z.string()),
  appUrl: z.exactOptional(z.string()),
  /** Our own page with the provider's form or frame, to which the payer is redirected and from which they return. Works without script. */
  redirectUrl: z.exactOptional(z.string()),
  /** Only from other backends, which leave the form to the pages: the browser posts these fields unchanged. */
  form: z.exactOptional(z.object({ action: z.string(), fields: z.record(z.string(), z.string()) })),
  /** Text of the QR code. */
  qr: z.exactOptional(z.string()),
})

const notPayable = { notFound: 404, statusConflict: 409, notAvailable: 409, amountNotPossible: 409 } as const

/** Other fields that pages send are parsed and ignored: user, site and amount come from the server (SEC-19). */
const order = {
  ObjectId: id,
  /** The booking; `home-` and the id of a payment of a home; or `vip` for the membership of the site's brand (`ObjectId` is also `vip`). */
  ContractId: id,
  UserIds: z.optional(z.array(id).check(z.maxLength(4))),
  /** From `createpaymentid`. */
  PaymentNumber: id,
}

export const createPaymentId = endpoint({
  method: 'GET',
  path: `${page}/createpaymentid/{id}`,
  // New members pay with the same endpoints. For a booking, the payer must also meet the requirements of booking.
  access: 'vipPages',
  usedBy: 'contract',
  isForOwnPages: true,
  summary:
    'Get the id of the next payment of a booking, of a payment of a home (`home-` and its id), or of the membership (`vip`). The id is the same until the payment has ended. Pages use the POST endpoint.',
  request: z.object({ id }),
  response: z.object({ paymentId: z.string() }),
  outcomes: notPayable,
})

export const makePaymentId = endpoint({
  ...createPaymentId,
  usedBy: 'pages',
  method: 'POST',
  hasBody: false,
  summary: 'Get the id of the next payment. Same as the GET endpoint.',
})

export const startSwishPayment = endpoint({
  method: 'POST',
  path: `${page}/startswishpayment`,
  access: 'vipPages',
  isForOwnPages: true,
  summary:
    'Start a payment with Swish: to a phone number, or with a QR code and the app. A retry with the same payment number is the same payment.',
  request: z.object({
    ...order,
    /** Absent for QR code or app. */
    PhoneNumber: z.optional(text(40)),
    Message: z.optional(text(200)),
  }),
  response: started,
  outcomes: notPayable,
})

export const startSveaPayment = endpoint({
  method: 'POST',
  path: `${page}/startsveapayment`,
  access: 'vipPages',
  isForOwnPages: true,
  summary: 'Start a payment with Svea. The answer contains the address of the page with its frame.',
  request: z.object(order),
  response: started,
  outcomes: notPayable,
})

export const startNordeaPayment = endpoint({
  method: 'POST',
  path: `${page}/startnordeapayment`,
  access: 'vipPages',
  isForOwnPages: true,
  summary:
    'Start a payment with Nordea. The answer contains the address of the page with the form that leads there.',
  request: z.object(order),
  response: started,
  outcomes: notPayable,
})

const paymentStatus = z.object({
  paymentId: z.string(),
  status: z.enum(bookingPaymentStatuses),
  messageKey: z.string(),
  receiptId: z.exactOptional(z.string()),
  refund: z.exactOptional(z.enum(['underWay', 'done', 'failed'])),
})

export const getPaymentStatus = endpoint({
  method: 'GET',
  path: `${page}/paymentstatus/{id}`,
  access: 'vipPages',
  summary:
    "Get the status of one of the caller's payments. The provider is queried at most every two seconds.",
  request: z.object({ id }),
  response: paymentStatus,
  outcomes: { notFound: 404 },
})

export const getPaymentStatusOf = endpoint({
  method: 'GET',
  path: `${page}/paymentstatus/{id}/{bookingId}`,
  access: 'vipPages',
  usedBy: 'contract',
  summary: 'Get the status of a payment of a booking. 404 if the payment belongs to another booking.',
  request: z.object({ id, bookingId: id }),
  response: paymentStatus,
  outcomes: { notFound: 404 },
})

export const cancelPayment = endpoint({
  method: 'POST',
  path: '/services/payments/{id}/cancel',
  access: 'vipPages',
  isForOwnPages: true,
  hasBody: false,
  summary:
    'Cancel a payment in progress. A payment that was paid meanwhile remains paid, and the answer has that status.',
  request: z.object({ id }),
  response: paymentStatus,
  outcomes: { notFound: 404 },
})

// The VIP membership (MY-21)

const vipStanding = z.object({
  isMember: z.boolean(),
  isPaid: z.boolean(),
  /** Whether it was paid with a campaign code. */
  isByCode: z.boolean(),
  /** The date of registration, epoch milliseconds. */
  joinedAt: z.exactOptional(z.int()),
  /** End of the paid year, epoch milliseconds. */
  paidUntil: z.exactOptional(z.int()),
  /** The last day to withdraw, `yyyy-MM-dd`; absent once it is past, and if nothing was paid. */
  withdrawalEnds: z.exactOptional(z.string()),
  /** False: it ends with the paid year. */
  renews: z.boolean(),
  /** Per year, in whole units of the site's currency. */
  fee: z.number(),
  /** Queue position among all paid members of the brand, from 1. */
  place: z.exactOptional(z.int()),
  members: z.int(),
  /** Sales to members for which the caller has registered interest. */
  sales: z.array(
    z.object({
      stageId: z.string(),
      name: z.string(),
      path: z.string(),
      phase: z.enum(projectPhases),
      place: z.exactOptional(z.int()),
      applicants: z.int(),
      homes: z.int(),
      /** Number of homes that meet the caller's wishes; absent without wishes. */
      fits: z.exactOptional(z.object({ all: z.int(), musts: z.int() })),
    }),
  ),
  /** The latest payment attempt of the membership. */
  payment: z.exactOptional(
    z.object({ paymentId: z.string(), status: z.enum(bookingPaymentStatuses), messageKey: z.string() }),
  ),
})

export const getVip = endpoint({
  method: 'GET',
  path: '/services/vip',
  access: 'vipPages',
  summary:
    "Get the caller's membership of the site's brand, and the queue position that it gives. Pay for it with the payment endpoints, with `vip` as the id.",
  request: z.object({}),
  response: vipStanding,
  outcomes: { notFound: 404 },
})

export const joinVip = endpoint({
  method: 'POST',
  path: '/services/vip/join',
  access: 'vipPages',
  isForOwnPages: true,
  summary:
    'Pay for the membership with a campaign code. 400 with `campaignCode` if the code is invalid, or has been used the maximum number of times. Idempotent.',
  request: z.object({ campaignCode: text(64) }),
  response: vipStanding,
  outcomes: { notFound: 404 },
})

export const renewVip = endpoint({
  method: 'POST',
  path: '/services/vip/renewal',
  access: 'vipPages',
  isForOwnPages: true,
  summary:
    'Turn renewal of the membership off or on. When off, the membership ends with the year that is paid for. Idempotent. 409 without a paid membership.',
  request: z.object({ renews: z.boolean() }),
  response: vipStanding,
  outcomes: { notFound: 404, notMember: 409 },
})

export const withdrawFromVip = endpoint({
  method: 'POST',
  path: '/services/vip/withdrawal',
  access: 'vipPages',
  isForOwnPages: true,
  summary:
    'Withdraw from a paid membership within the statutory withdrawal period: the membership ends immediately, the payment is refunded, and an e-mail confirms the time of receipt. 409 otherwise.',
  request: z.object({}),
  response: vipStanding,
  outcomes: { notFound: 404, notMember: 409, tooLate: 409, notPaid: 409 },
})

export { getOwnPayments } from './own-payments.ts'
