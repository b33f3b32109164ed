// Bookings on the wire (BOOK-28 to BOOK-35). Amounts are whole units of the site's currency.
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
  /** Key of what they do, as contacts have it; pages have the words. */
  title: z.string(),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Picture id. */
  picture: z.optional(z.string()),
})

/** What is sold, as it stood when the home was held: what is signed says the same. */
export const bookedHomeDto = z.object({
  objectId: z.string(),
  name: z.string(),
  address: z.string(),
  areaName: z.string(),
  municipality: z.string(),
  stageName: z.string(),
  /** Of its page; from the site's root. */
  path: z.string(),
  /** Picture id. */
  image: z.string(),
  rooms: z.number(),
  area: z.number(),
  floor: z.optional(z.int()),
  disposalForm: z.string(),
  /** Day of access, `yyyy-MM-dd`; empty where there is none yet. */
  inhabitDate: z.string(),
  /** The house stands there: the day of access may have been. */
  isMoveInReady: z.optional(z.literal(true)),
  monthlyFee: z.optional(amount),
})

/** One line of what the home costs, or of what is paid when. */
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
  /** Norway and Finland: with costs, or with the share of the company's loans; absent where it is the same. */
  totalPrice: z.optional(amount),
  /** Paid when booking; 0 where nothing is. */
  fee: amount,
  /** What changing one's mind costs after the days of withdrawal; 0 where nothing. */
  withdrawalCost: amount,
  /** Least part of the price paid down. */
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
  image: z.optional(z.string()),
  /** Until when it can be chosen. */
  deadline: z.optional(instant),
  /** Its group, where one of the group is chosen and no more. */
  oneOf: z.optional(z.string()),
})

export const bookingDocumentDto = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(['information', 'terms', 'securityDocuments', 'contract', 'receipt', 'withdrawal']),
  mustRead: z.boolean(),
  readAt: z.optional(instant),
  /** Names this very text: what is signed lists these. Lower-case hex SHA-256. */
  hash: z.optional(z.string()),
  /** The page that shows it, and the file: from the site's root. */
  htmlUrl: z.string(),
  pdfUrl: z.string(),
})

/** What somebody typed of an applicant: words as they stand in the form, never a number that is not theirs to see. */
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
  loans: z.optional(z.string()),
  homeSale: z.optional(z.string()),
  /** Ids of uploaded files. */
  incomeFile: z.optional(z.array(z.object({ id: z.string(), name: z.string(), size: z.int() }))),
})

export const accommodationDto = z.object({
  presentHome: z.union([z.enum(presentHomes), z.literal('')]),
  mustSell: z.boolean(),
  other: z.optional(z.string()),
})

/** What was typed so far, step by step. A step that nobody has opened is absent. */
export const bookingFormsDto = z.object({
  applicants: z.optional(z.array(applicantDto)),
  /** Ids of options. */
  choices: z.optional(z.array(z.string())),
  financing: z.optional(financingDto),
  accommodation: z.optional(accommodationDto),
})

export const bookingSignerDto = z.object({
  role: z.enum(['buyer', 'coBuyer']),
  name: z.string(),
  hasSigned: z.boolean(),
  signedAt: z.optional(instant),
  /** When the link to sign was mailed. */
  invitedAt: z.optional(instant),
})

export const bookingPaymentDto = z.object({
  paymentId: z.string(),
  provider: z.enum(['swish', 'svea', 'nordea']),
  status: z.enum(bookingPaymentStatuses),
  amount,
  messageKey: z.string(),
  /** Money that goes back, or has gone. */
  refund: z.optional(z.enum(['underWay', 'done', 'failed'])),
  receiptId: z.optional(z.string()),
})

export const bookingLogDto = z.object({
  at: instant,
  /** What happened; the words are the reader's language's. */
  kind: z.string(),
  by: z.enum(['buyer', 'coBuyer', 'staff', 'provider', 'system']),
  /** What staff said of it. */
  reason: z.optional(z.string()),
})

export const bookingDto = z.object({
  bookingId: z.string(),
  objectId: z.string(),
  variant,
  status: z.enum(bookingStatuses),
  /** Which step to show. */
  step: z.enum(bookingStepKeys),
  holdExpiresAt: z.optional(instant),
  /** The server's clock, for the time that is left. */
  now: instant,
  home: bookedHomeDto,
  terms: bookingTermsDto,
  contacts: z.array(bookingPersonDto),
  forms: bookingFormsDto,
  options: z.array(bookingOptionDto),
  documents: z.array(bookingDocumentDto),
  signers: z.array(bookingSignerDto),
  payment: z.optional(bookingPaymentDto),
  /** Of a booking that has failed. */
  failure: z.optional(z.enum(errorPageKinds)),
  /** Who ended it, of one that was cancelled. */
  endedBy: z.optional(z.enum(['buyer', 'staff', 'system'])),
  completedAt: z.optional(instant),
  /** The last day to withdraw without loss. */
  withdrawalEnds: z.optional(day),
  /** What its buyer can do now. */
  can: z.object({
    goBack: z.boolean(),
    cancel: z.boolean(),
    withdraw: z.boolean(),
    pay: z.boolean(),
  }),
  /** Of whoever asks. */
  role: z.enum(['buyer', 'coBuyer']),
  /** For conditional writes: another one is another state. */
  version: z.int(),
  log: z.array(bookingLogDto),
})
export type BookingDto = z.infer<typeof bookingDto>

/** What the page of a home says of booking it. */
export const bookingOfferDto = z.object({
  objectId: z.string(),
  /** The home itself is free. */
  isBookable: z.boolean(),
  canBook: z.boolean(),
  /** Why not: of the person, or `held`, `booked`, `sold`, `noOnlineBooking` of the home. */
  reason: z.optional(z.enum([...mayBookReasons, 'held', 'booked', 'sold', 'noOnlineBooking'])),
  /** Why the person may not join the waiting list of a held home. */
  lineObstacle: z.optional(z.enum(mayBookReasons)),
  home: bookedHomeDto,
  terms: bookingTermsDto,
  variant,
  /** The booking that the caller has open for this home, or in its project. */
  openBooking: z.optional(z.object({ bookingId: z.string(), objectId: z.string(), status: z.string() })),
  /** The line for a home that is held. */
  line: z.optional(
    z.object({
      /** How many stand in it. */
      length: z.int(),
      /** The caller's place, from 1. */
      place: z.optional(z.int()),
      /** Until when the home is offered to the caller. */
      offeredUntil: z.optional(instant),
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
  holdExpiresAt: z.optional(instant),
  startedAt: instant,
  /** Of whoever asks. */
  role: z.enum(['buyer', 'coBuyer']),
  /** What they can end it by. */
  wayOut: z.optional(z.enum(['cancel', 'withdraw'])),
  /** The last day to withdraw without loss. */
  withdrawalEnds: z.optional(day),
})

/** A place in the line for a home that somebody else holds. */
export const placeInBookingLineDto = z.object({
  objectId: z.string(),
  name: z.string(),
  path: z.string(),
  image: z.string(),
  /** From 1. */
  place: z.int(),
  /** How many stand in it. */
  length: z.int(),
  /** Until when the home is the caller's alone to book. */
  offeredUntil: z.optional(instant),
})

/** What a second applicant sees who came by the link. */
export const bookingInvitationDto = z.object({
  bookingId: z.string(),
  /** Who asks to buy together. */
  invitedBy: z.string(),
  name: z.string(),
  home: bookedHomeDto,
  terms: bookingTermsDto,
  documents: z.array(bookingDocumentDto),
  share: z.int(),
  holdExpiresAt: z.optional(instant),
  hasSigned: z.boolean(),
})
export type BookingInvitationDto = z.infer<typeof bookingInvitationDto>
