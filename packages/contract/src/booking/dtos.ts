// Schemas of bookings (BOOK-28 to BOOK-35). Amounts are whole units of the site's currency.
import type { BookingVariant } from '@husrum/domain'
import {
  bookingPaymentStatuses,
  bookingStatuses,
  bookingVariants,
  errorPageKinds,
  mayBookReasons,
  presentHomes,
} from '@husrum/domain'
import { z } from '../zod.ts'

const amount = z.number()
/** Epoch milliseconds. */
const instant = z.int()
const day = z.string()
const variant = z.enum(Object.keys(bookingVariants) as readonly BookingVariant[])

export const bookingStepKeys = [
  'start-booking',
  'personal-info',
  'documents',
  'choices',
  'financing',
  'accomodation',
  'sign',
  'payment',
  'done',
] as const

export const bookingPersonDto = z.object({
  name: z.string(),
  /** Key of the role, as in contacts. Pages have the texts. */
  title: z.string(),
  phone: z.exactOptional(z.string()),
  email: z.exactOptional(z.string()),
  /** Picture id. */
  picture: z.exactOptional(z.string()),
})

/** The home as it was when the hold was created. The signed documents have the same data. */
export const bookedHomeDto = z.object({
  objectId: z.string(),
  name: z.string(),
  address: z.string(),
  areaName: z.string(),
  municipality: z.string(),
  stageName: z.string(),
  /** Path of its page, from the site's root. */
  path: z.string(),
  /** Picture id. */
  image: z.string(),
  rooms: z.number(),
  area: z.number(),
  floor: z.exactOptional(z.int()),
  disposalForm: z.string(),
  /** Day of access, `yyyy-MM-dd`; empty if not set yet. */
  inhabitDate: z.string(),
  /** The house is finished: the day of access may be in the past. */
  isMoveInReady: z.exactOptional(z.literal(true)),
  monthlyFee: z.exactOptional(amount),
})

/** A line of the home's price, or of its payments. */
export const priceLineDto = z.object({
  kind: z.enum([
    'price',
    'sharedDebt',
    'debtFreePrice',
    'purchaseCosts',
    'options',
    'total',
    'bookingFee',
    'rest',
  ]),
  amount,
})

export const bookingTermsDto = z.object({
  price: amount,
  /** Norway and Finland: with costs, or with the share of the company's loans; absent if it equals the price. */
  totalPrice: z.exactOptional(amount),
  /** The booking fee; 0 if there is none. */
  fee: amount,
  /** The cost of withdrawing after the withdrawal period; 0 if there is none. */
  withdrawalCost: amount,
  /** Minimum down payment, as a share of the price. */
  minDownPaymentRate: z.number(),
  currency: z.string(),
  lines: z.array(priceLineDto),
})

export const bookingOptionDto = z.object({
  id: z.string(),
  group: z.string(),
  title: z.string(),
  text: z.string(),
  price: amount,
  image: z.exactOptional(z.string()),
  /** The last moment to choose it. */
  deadline: z.exactOptional(instant),
  /** Its group, if only one option of the group can be chosen. */
  oneOf: z.exactOptional(z.string()),
})

export const bookingDocumentDto = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(['information', 'terms', 'securityDocuments', 'contract', 'receipt', 'withdrawal']),
  mustRead: z.boolean(),
  readAt: z.exactOptional(instant),
  /** Hash of this exact text: the signed document lists these. Lower-case hex SHA-256. */
  hash: z.exactOptional(z.string()),
  /** Addresses of the HTML page and the PDF, from the site's root. */
  htmlUrl: z.string(),
  pdfUrl: z.string(),
})

/** An applicant as entered in the form. The reader gets only personal numbers that they may see. */
export const applicantDto = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  country: z.string(),
  personalNumber: z.string(),
  share: z.string(),
})

export const financingDto = z.object({
  ownMoney: z.string(),
  loans: z.exactOptional(z.string()),
  homeSale: z.exactOptional(z.string()),
  /** Ids of uploaded files. */
  incomeFile: z.exactOptional(z.array(z.object({ id: z.string(), name: z.string(), size: z.int() }))),
})

export const accommodationDto = z.object({
  presentHome: z.union([z.enum(presentHomes), z.literal('')]),
  mustSell: z.boolean(),
  other: z.exactOptional(z.string()),
})

/** The input so far, by step. A step that was never opened is absent. */
export const bookingFormsDto = z.object({
  applicants: z.exactOptional(z.array(applicantDto)),
  /** Ids of options. */
  choices: z.exactOptional(z.array(z.string())),
  financing: z.exactOptional(financingDto),
  accommodation: z.exactOptional(accommodationDto),
})

export const bookingSignerDto = z.object({
  role: z.enum(['buyer', 'coBuyer']),
  name: z.string(),
  hasSigned: z.boolean(),
  signedAt: z.exactOptional(instant),
  /** When the link for signing was e-mailed. */
  invitedAt: z.exactOptional(instant),
})

export const bookingPaymentDto = z.object({
  paymentId: z.string(),
  provider: z.enum(['swish', 'svea', 'nordea']),
  status: z.enum(bookingPaymentStatuses),
  amount,
  messageKey: z.string(),
  /** The refund, if there is one. */
  refund: z.exactOptional(z.enum(['underWay', 'done', 'failed'])),
  receiptId: z.exactOptional(z.string()),
})

export const bookingLogDto = z.object({
  at: instant,
  /** The event. Pages have the text in the reader's language. */
  kind: z.string(),
  by: z.enum(['buyer', 'coBuyer', 'staff', 'provider', 'system']),
  /** The reason that staff gave. */
  reason: z.exactOptional(z.string()),
})

export const bookingDto = z.object({
  bookingId: z.string(),
  objectId: z.string(),
  variant,
  status: z.enum(bookingStatuses),
  /** The step to show. */
  step: z.enum(bookingStepKeys),
  holdExpiresAt: z.exactOptional(instant),
  /** The server's clock, for calculating the remaining time. */
  now: instant,
  home: bookedHomeDto,
  terms: bookingTermsDto,
  contacts: z.array(bookingPersonDto),
  forms: bookingFormsDto,
  options: z.array(bookingOptionDto),
  documents: z.array(bookingDocumentDto),
  signers: z.array(bookingSignerDto),
  payment: z.exactOptional(bookingPaymentDto),
  /** For a failed booking. */
  failure: z.exactOptional(z.enum(errorPageKinds)),
  /** For a cancelled booking: the role that ended it. */
  endedBy: z.exactOptional(z.enum(['buyer', 'staff', 'system'])),
  completedAt: z.exactOptional(instant),
  /** The last day to withdraw without cost. */
  withdrawalEnds: z.exactOptional(day),
  /** The actions that the buyer can take now. */
  can: z.object({
    goBack: z.boolean(),
    cancel: z.boolean(),
    withdraw: z.boolean(),
    pay: z.boolean(),
  }),
  /** The role of the caller. */
  role: z.enum(['buyer', 'coBuyer']),
  /** For conditional writes. It changes with every change of the booking. */
  version: z.int(),
  log: z.array(bookingLogDto),
})
export type BookingDto = z.infer<typeof bookingDto>

/** The booking information on the page of a home. */
export const bookingOfferDto = z.object({
  objectId: z.string(),
  /** Whether the home is free. */
  isBookable: z.boolean(),
  canBook: z.boolean(),
  /** The reason if not: of the person, or of the home (`held`, `booked`, `sold`, `noOnlineBooking`). */
  reason: z.exactOptional(z.enum([...mayBookReasons, 'held', 'booked', 'sold', 'noOnlineBooking'])),
  /** Why the caller may not join the waiting list of a held home. */
  lineObstacle: z.exactOptional(z.enum(mayBookReasons)),
  home: bookedHomeDto,
  terms: bookingTermsDto,
  variant,
  /** The caller's open booking of this home, or in its project. */
  openBooking: z.exactOptional(z.object({ bookingId: z.string(), objectId: z.string(), status: z.string() })),
  /** The waiting list of a held home. */
  line: z.exactOptional(
    z.object({
      /** Number of people on it. */
      length: z.int(),
      /** The caller's place, from 1. */
      place: z.exactOptional(z.int()),
      /** The time until which the home is offered to the caller. */
      offeredUntil: z.exactOptional(instant),
    }),
  ),
})
export type BookingOfferDto = z.infer<typeof bookingOfferDto>

export const bookingSummaryDto = z.object({
  bookingId: z.string(),
  objectId: z.string(),
  siteId: z.int(),
  status: z.enum(bookingStatuses),
  name: z.string(),
  path: z.string(),
  image: z.string(),
  holdExpiresAt: z.exactOptional(instant),
  startedAt: instant,
  /** The role of the caller. */
  role: z.enum(['buyer', 'coBuyer']),
  /** The way in which the caller can end it. */
  wayOut: z.exactOptional(z.enum(['cancel', 'withdraw'])),
  /** The last day to withdraw without cost. */
  withdrawalEnds: z.exactOptional(day),
})

/** The caller's place on the waiting list of a home that another buyer holds. */
export const placeInBookingLineDto = z.object({
  objectId: z.string(),
  name: z.string(),
  path: z.string(),
  image: z.string(),
  /** From 1. */
  place: z.int(),
  /** Number of people on it. */
  length: z.int(),
  /** The time until which only the caller can book the home. */
  offeredUntil: z.exactOptional(instant),
})

/** What the second applicant sees after opening the invitation link. */
export const bookingInvitationDto = z.object({
  bookingId: z.string(),
  /** Name of the first applicant. */
  invitedBy: z.string(),
  name: z.string(),
  home: bookedHomeDto,
  terms: bookingTermsDto,
  documents: z.array(bookingDocumentDto),
  share: z.int(),
  holdExpiresAt: z.exactOptional(instant),
  hasSigned: z.boolean(),
})
export type BookingInvitationDto = z.infer<typeof bookingInvitationDto>
