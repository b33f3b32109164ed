// Booking a home (BOOK-28 to BOOK-35). The calls for integrators have their paths under `/api/buyresidence`; our own are
// under `/services/booking`. A GET that changes state has a POST twin, which our pages use (SEC-6).
import { bookingStatuses } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { id, jsonFields, siteId, text, version } from '../fields.ts'
import { z } from '../zod.ts'
import {
  bookingDocumentDto,
  bookingDto,
  bookingOfferDto,
  bookingStepKeys,
  bookingSummaryDto,
  placeInBookingLineDto,
} from './dtos.ts'

const page = '/api/buyresidence'
const base = '/services/booking'
const reads = [400, 401, 403, 404, 409, 503] as const
const writes = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 503] as const
const reference = z.object({ bookingId: z.string(), objectId: z.string() })
const done = z.undefined()

// The cookie (`buy-residence`)

export const getBookingCookie = endpoint({
  method: 'GET',
  path: `${page}/buyresidencecookie`,
  access: 'everybody',
  summary:
    'The booking and home that the browser has under way. 204 where there is none, or none that is open.',
  request: z.object({}),
  response: z.optional(reference),
  problems: [503],
})

export const setBookingCookie = endpoint({
  method: 'POST',
  path: `${page}/buyresidencecookie/{objectId}`,
  access: 'startBooking',
  isForOwnPages: true,
  hasBody: false,
  summary: "Writes the cookie again for the caller's own open booking of a home, on another device as well.",
  request: z.object({ objectId: id }),
  response: reference,
  problems: [...reads, 429],
})

export const removeBookingCookie = endpoint({
  method: 'GET',
  path: `${page}/removebuyresidencecookie`,
  access: 'everybody',
  isForOwnPages: true,
  summary: 'Takes the cookie away; the booking stays. Its twin by POST is what pages use.',
  request: z.object({}),
  response: done,
  problems: [403, 503],
})

export const dropBookingCookie = endpoint({
  ...removeBookingCookie,
  method: 'POST',
  hasBody: false,
  summary: 'The twin of the GET.',
})

export const getBookingExpiry = endpoint({
  method: 'GET',
  path: `${page}/buyresidenceexpire/{id}`,
  access: 'startBooking',
  summary: 'Until when a home is held. Both are 0 where nothing is held any more.',
  request: z.object({ id }),
  response: z.object({ expiresAt: z.int(), remainingSeconds: z.int() }),
  problems: [...reads],
})

export const removeBookingExpiry = endpoint({
  method: 'GET',
  path: `${page}/removebuyresidenceexpire`,
  access: 'startBooking',
  isForOwnPages: true,
  summary: 'Forgets the notice of a hold that has ended. Its twin by POST is what pages use.',
  request: z.object({}),
  response: done,
  problems: [...reads],
})

export const dropBookingExpiry = endpoint({
  ...removeBookingExpiry,
  method: 'POST',
  hasBody: false,
  summary: 'The twin of the GET.',
  problems: [...reads, 429],
})

export const getSigningCookie = endpoint({
  method: 'GET',
  path: `${page}/buyresidencesigncookie`,
  access: 'everybody',
  summary: 'The signing that the browser has under way. 204 where there is none.',
  request: z.object({}),
  response: z.optional(z.object({ id: z.string() })),
  problems: [503],
})

export const setSigningCookie = endpoint({
  method: 'POST',
  path: `${page}/buyresidencesigncookie`,
  access: 'startBooking',
  isForOwnPages: true,
  summary: "Remembers a signing of the caller's own in the browser.",
  request: z.object({ id }),
  response: done,
  problems: [...writes],
})

// Whether one may book

const mayBook = z.object({ canBook: z.boolean(), reason: z.optional(z.string()) })

export const canBookInProject = endpoint({
  method: 'GET',
  path: `${page}/usercanbookinproject/{userId}/{projectId}`,
  access: 'signedIn',
  summary: 'Whether the caller may book in a project. Another id than the own is 404.',
  request: z.object({ userId: id, projectId: id }),
  response: mayBook,
  problems: [...reads],
})

export const canBookInStage = endpoint({
  method: 'GET',
  path: `${page}/usercanbookinstage/{userId}/{stageId}`,
  access: 'signedIn',
  summary: 'Whether the caller may book in a stage. Another id than the own is 404.',
  request: z.object({ userId: id, stageId: id }),
  response: mayBook,
  problems: [...reads],
})

export const isBookable = endpoint({
  method: 'GET',
  path: `${base}/is_bookable/{objectId}`,
  access: 'everybody',
  summary: 'Whether a home is free to be booked online.',
  request: z.object({ objectId: id }),
  response: z.boolean(),
  problems: [400, 503],
})

export const isBookableFor = endpoint({
  method: 'GET',
  path: `${base}/is_bookable/{objectId}/{bookingId}`,
  access: 'startBooking',
  summary: "Whether a home is free, or held by this booking of the caller's own.",
  request: z.object({ objectId: id, bookingId: id }),
  response: z.boolean(),
  problems: [...reads],
})

export const getBookingOffer = endpoint({
  method: 'GET',
  path: `${base}/offer/{objectId}`,
  access: 'everybody',
  summary:
    'What the page of a home says of booking it: price and terms, whether the caller may, why not, the line. Nobody else is named.',
  request: z.object({ objectId: id }),
  response: bookingOfferDto,
  problems: [400, 404, 503],
})

// A booking

export const startBookingAsync = endpoint({
  method: 'POST',
  path: `${page}/startbookingasync`,
  access: 'startBooking',
  isForOwnPages: true,
  summary:
    'Asks for a home to be held. 202 with the id to ask by. `Idempotency-Key`: the same again is the same request. 409 with `present`, the reason, where the caller may not book.',
  headers: ['idempotencyKey'],
  request: z.object({ objectId: id, siteId: z.optional(siteId) }),
  response: z.object({ id: z.string() }),
  problems: [...writes],
})

export const getBookingStatus = endpoint({
  method: 'GET',
  path: `${page}/getbookingstatus/{id}`,
  access: 'startBooking',
  summary:
    '202 while the home is being held, without a body; 200 when it is; 409 with `present` "purchaseobjecterror" where somebody else has it.',
  request: z.object({ id }),
  response: z.optional(
    z.object({
      bookingId: z.string(),
      objectId: z.string(),
      status: z.enum(bookingStatuses),
      holdExpiresAt: z.int(),
    }),
  ),
  problems: [...reads],
})

export const getBookingObjectInformation = endpoint({
  method: 'GET',
  path: `${page}/getbookingobjectinformation/{objectId}`,
  access: 'everybody',
  summary: 'Home, price and terms of what would be booked.',
  request: z.object({ objectId: id }),
  response: bookingOfferDto,
  problems: [400, 404, 503],
})

export const getBookedObjectInformation = endpoint({
  method: 'GET',
  path: `${page}/getbookingobjectinformation/{objectId}/{bookingId}`,
  access: 'startBooking',
  summary: "The same as it stood when the caller's booking held it.",
  request: z.object({ objectId: id, bookingId: id }),
  response: bookingOfferDto,
  problems: [...reads],
})

export const getBookingDocuments = endpoint({
  method: 'GET',
  path: `${page}/getbookingdocuments/{id}`,
  access: 'startBooking',
  summary: "The documents of a booking, with when the caller opened them. Other people's are 404.",
  request: z.object({ id }),
  response: z.array(bookingDocumentDto),
  problems: [...reads],
})

export const emailIsValid = endpoint({
  method: 'POST',
  path: `${base}/email_is_valid`,
  access: 'startBooking',
  isForOwnPages: true,
  summary:
    "Whether an e-mail may be used with a personal number: 200 with `true`, or `false` if another person in the caller's own account and bookings has it. Other customers do not count. The number is in the body alone.",
  request: z.object({
    ssn: text(20),
    email: text(254),
  }),
  response: z.boolean(),
  problems: [...writes],
})

export const getBookings = endpoint({
  method: 'GET',
  path: `${base}/bookings`,
  access: 'startBooking',
  summary: "The caller's bookings on this site, the latest first.",
  request: z.object({}),
  response: z.array(bookingSummaryDto),
  problems: [...reads],
})

export const getBooking = endpoint({
  method: 'GET',
  path: `${base}/bookings/{id}`,
  access: 'startBooking',
  summary: "A booking, whole. Other people's are 404.",
  request: z.object({ id }),
  response: bookingDto,
  problems: [...reads],
})

export const saveBookingStep = endpoint({
  method: 'POST',
  path: `${base}/bookings/{id}/steps/{step}`,
  access: 'startBooking',
  isForOwnPages: true,
  summary:
    'Keeps what is typed in a step (`goesOn` false), or ends it. 409 with `present`, the status, for a step that is not the one where the booking stands; 422 with fields that are wrong; 412 where another device was faster.',
  request: z.object({
    id,
    step: z.enum(bookingStepKeys),
    goesOn: z.boolean(),
    /** What the step holds, under its own name, as the `forms` of a booking: `applicants`, `choices`, `financing`, `accommodation`; or `documentsRead`, ids. */
    form: jsonFields,
    version: z.optional(version),
  }),
  response: bookingDto,
  problems: [...writes],
})

export const goBackInBooking = endpoint({
  method: 'POST',
  path: `${base}/bookings/{id}/back`,
  access: 'startBooking',
  isForOwnPages: true,
  summary:
    'To the step before, or to `to`. Out of signing or paying it cancels those first; 409 where nothing leads back.',
  request: z.object({ id, to: z.optional(z.enum(bookingStepKeys)) }),
  response: bookingDto,
  problems: [...writes],
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: `${base}/bookings/{id}/cancel`,
  access: 'startBooking',
  isForOwnPages: true,
  summary: 'Lets the home go, and money back where any came. 409 where the booking binds or has ended.',
  request: z.object({ id }),
  response: bookingDto,
  problems: [...writes],
})

export const withdrawFromBooking = endpoint({
  method: 'POST',
  path: `${base}/bookings/{id}/withdraw`,
  access: 'startBooking',
  isForOwnPages: true,
  summary:
    'The withdrawal function of the law (19 June 2026): `isConfirmed` is its second step. The confirmation goes by mail, with the time of receipt. 409 after the last day, or where there is no such right.',
  request: z.object({ id, isConfirmed: z.boolean() }),
  response: bookingDto,
  problems: [...writes],
})

export const completeBooking = endpoint({
  method: 'POST',
  path: `${page}/completebooking`,
  access: 'startBooking',
  isForOwnPages: true,
  summary: 'Whether the booking is completed, and what comes next. Asking twice is asking once.',
  request: z.object({ bookingId: id }),
  response: z.object({
    status: z.enum(bookingStatuses),
    contractUrl: z.optional(z.string()),
    nextStep: z.optional(z.string()),
  }),
  problems: [...writes],
})

// The line for a home that is held

export const joinBookingLine = endpoint({
  method: 'POST',
  path: `${base}/line/{objectId}`,
  access: 'identified',
  isForOwnPages: true,
  hasBody: false,
  summary:
    'Join the waiting list of a held home. An e-mail is sent when it becomes available. Idempotent. 409 with the reason for a person who may not book it.',
  request: z.object({ objectId: id }),
  response: bookingOfferDto,
  problems: [...reads, 429],
})

export const getBookingLines = endpoint({
  method: 'GET',
  path: `${base}/line`,
  access: 'identified',
  summary: "The caller's places in the lines for homes of this site that others hold, the newest first.",
  request: z.object({}),
  response: z.array(placeInBookingLineDto),
  problems: [...reads],
})

export const leaveBookingLine = endpoint({
  method: 'DELETE',
  path: `${base}/line/{objectId}`,
  access: 'identified',
  isForOwnPages: true,
  summary: 'Leaves the line.',
  request: z.object({ objectId: id }),
  response: bookingOfferDto,
  problems: [...reads],
})
