// Booking a home (BOOK-28 to BOOK-35). Calls of the required contract are under `/api/buyresidence`, our own under `/services/booking`. A GET
// that changes state is only accepted from our own pages (SEC-6).
import type { MayBookReason, OfferObstacle } from '@husrum/domain'
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
const reference = z.object({ bookingId: z.string(), objectId: z.string() })
const done = z.undefined()

/** Why a buyer may not book a home, or join its waiting list. */
const buyerObstacles = {
  notInSale: 409,
  vipOnly: 409,
  vipUnpaid: 409,
  alreadyBooked: 409,
  quota: 409,
  missingIdentity: 409,
  underAge: 409,
  noSiteConsent: 409,
} as const satisfies Readonly<Record<MayBookReason, 409>>

/** Why a home cannot be booked now. */
const obstacles = {
  ...buyerObstacles,
  held: 409,
  booked: 409,
  sold: 409,
  noOnlineBooking: 409,
} as const satisfies Readonly<Record<OfferObstacle, 409>>

// The cookie (`buy-residence`)

export const getBookingCookie = endpoint({
  method: 'GET',
  path: `${page}/buyresidencecookie`,
  access: 'public',
  summary:
    'Get the booking and home that are in progress in this browser. 204 if there is none, or none that is open.',
  request: z.object({}),
  response: z.optional(reference),
})

export const setBookingCookie = endpoint({
  method: 'POST',
  path: `${page}/buyresidencecookie/{objectId}`,
  access: 'startBooking',
  usedBy: 'contract',
  isForOwnPages: true,
  hasBody: false,
  summary: "Set the cookie again for the caller's own open booking of a home, also on another device.",
  request: z.object({ objectId: id }),
  response: reference,
  outcomes: { notFound: 404 },
})

export const removeBookingCookie = endpoint({
  method: 'GET',
  path: `${page}/removebuyresidencecookie`,
  access: 'public',
  usedBy: 'contract',
  isForOwnPages: true,
  summary: 'Remove the booking cookie. The booking itself is unchanged.',
  request: z.object({}),
  response: done,
})

export const getBookingExpiry = endpoint({
  method: 'GET',
  path: `${page}/buyresidenceexpire/{id}`,
  access: 'startBooking',
  usedBy: 'contract',
  summary: 'Get the time until which a home is held. Both values are 0 if nothing is held any more.',
  request: z.object({ id }),
  response: z.object({ expiresAt: z.int(), remainingSeconds: z.int() }),
  outcomes: { notFound: 404 },
})

export const removeBookingExpiry = endpoint({
  method: 'GET',
  path: `${page}/removebuyresidenceexpire`,
  access: 'startBooking',
  usedBy: 'contract',
  isForOwnPages: true,
  summary: 'Dismiss the notice of a hold that has ended.',
  request: z.object({}),
  response: done,
})

export const getSigningCookie = endpoint({
  method: 'GET',
  path: `${page}/buyresidencesigncookie`,
  access: 'public',
  summary: 'Get the signing that is in progress in this browser. 204 if there is none.',
  request: z.object({}),
  response: z.optional(z.object({ id: z.string() })),
})

export const setSigningCookie = endpoint({
  method: 'POST',
  path: `${page}/buyresidencesigncookie`,
  access: 'startBooking',
  usedBy: 'contract',
  isForOwnPages: true,
  summary: "Store one of the caller's own signings in the browser.",
  request: z.object({ id }),
  response: done,
  outcomes: { notFound: 404 },
})

// Eligibility

const mayBook = z.object({ canBook: z.boolean(), reason: z.exactOptional(z.string()) })

export const canBookInProject = endpoint({
  method: 'GET',
  path: `${page}/usercanbookinproject/{userId}/{projectId}`,
  access: 'signedIn',
  usedBy: 'contract',
  summary: 'Check whether the caller may book in a project. 404 for the id of another user.',
  request: z.object({ userId: id, projectId: id }),
  response: mayBook,
  outcomes: { notFound: 404 },
})

export const canBookInStage = endpoint({
  method: 'GET',
  path: `${page}/usercanbookinstage/{userId}/{stageId}`,
  access: 'signedIn',
  usedBy: 'contract',
  summary: 'Check whether the caller may book in a stage. 404 for the id of another user.',
  request: z.object({ userId: id, stageId: id }),
  response: mayBook,
  outcomes: { notFound: 404 },
})

export const isBookable = endpoint({
  method: 'GET',
  path: `${base}/is_bookable/{objectId}`,
  access: 'public',
  usedBy: 'contract',
  summary: 'Check whether a home can be booked online.',
  request: z.object({ objectId: id }),
  response: z.boolean(),
})

export const isBookableFor = endpoint({
  method: 'GET',
  path: `${base}/is_bookable/{objectId}/{bookingId}`,
  access: 'startBooking',
  usedBy: 'contract',
  summary: 'Check whether a home is free, or held by this booking of the caller.',
  request: z.object({ objectId: id, bookingId: id }),
  response: z.boolean(),
  outcomes: { notFound: 404 },
})

export const getBookingOffer = endpoint({
  method: 'GET',
  path: `${base}/offer/{objectId}`,
  access: 'public',
  summary:
    'Get what the page of a home shows about booking: price and terms, whether the caller may book, the reason if not, and the waiting list. Other people are never named.',
  request: z.object({ objectId: id }),
  response: bookingOfferDto,
  outcomes: { notFound: 404 },
})

// A booking

export const startBookingAsync = endpoint({
  method: 'POST',
  path: `${page}/startbookingasync`,
  access: 'startBooking',
  isForOwnPages: true,
  summary:
    'Request a hold of a home. 202 with the id for querying the status. A retry with the same `Idempotency-Key` is the same request. 409 with the reason as `code` if the caller may not book.',
  headers: ['idempotencyKey'],
  request: z.object({ objectId: id, siteId: z.optional(siteId) }),
  response: z.object({ id: z.string() }),
  outcomes: { ...obstacles, notFound: 404, keyReused: 422 },
})

export const getBookingStatus = endpoint({
  method: 'GET',
  path: `${page}/getbookingstatus/{id}`,
  access: 'startBooking',
  summary:
    'Get the status of a requested hold: 202 without a body while it is being processed; 200 once the home is held; 409 `purchaseobjecterror` if another buyer has the home.',
  request: z.object({ id }),
  response: z.optional(
    z.object({
      bookingId: z.string(),
      objectId: z.string(),
      status: z.enum(bookingStatuses),
      holdExpiresAt: z.int(),
    }),
  ),
  outcomes: { notFound: 404, purchaseobjecterror: 409 },
})

export const getBookingObjectInformation = endpoint({
  method: 'GET',
  path: `${page}/getbookingobjectinformation/{objectId}`,
  access: 'public',
  usedBy: 'contract',
  summary: 'Get the home, price and terms of a possible booking.',
  request: z.object({ objectId: id }),
  response: bookingOfferDto,
  outcomes: { notFound: 404 },
})

export const getBookedObjectInformation = endpoint({
  method: 'GET',
  path: `${page}/getbookingobjectinformation/{objectId}/{bookingId}`,
  access: 'startBooking',
  usedBy: 'contract',
  summary: "Get the home, price and terms as they were when the caller's booking held the home.",
  request: z.object({ objectId: id, bookingId: id }),
  response: bookingOfferDto,
  outcomes: { notFound: 404 },
})

export const getBookingDocuments = endpoint({
  method: 'GET',
  path: `${page}/getbookingdocuments/{id}`,
  access: 'startBooking',
  usedBy: 'contract',
  summary:
    'List the documents of a booking, with the times when the caller opened them. 404 for bookings of other people.',
  request: z.object({ id }),
  response: z.array(bookingDocumentDto),
  outcomes: { notFound: 404 },
})

export const emailIsValid = endpoint({
  method: 'POST',
  path: `${base}/email_is_valid`,
  access: 'startBooking',
  isForOwnPages: true,
  summary:
    "Check whether an e-mail address may be used with a personal number: 200 with `true`, or `false` if another person in the caller's own account and bookings has it. Other customers are not considered. The number is accepted only in the body.",
  request: z.object({
    ssn: text(20),
    email: text(254),
  }),
  response: z.boolean(),
})

export const getBookings = endpoint({
  method: 'GET',
  path: `${base}/bookings`,
  access: 'startBooking',
  summary: "List the caller's bookings on this site, latest first.",
  request: z.object({}),
  response: z.array(bookingSummaryDto),
})

export const getBooking = endpoint({
  method: 'GET',
  path: `${base}/bookings/{id}`,
  access: 'startBooking',
  summary: 'Get a booking with all its details. 404 for bookings of other people.',
  request: z.object({ id }),
  response: bookingDto,
  outcomes: { notFound: 404 },
})

export const saveBookingStep = endpoint({
  method: 'POST',
  path: `${base}/bookings/{id}/steps/{step}`,
  access: 'startBooking',
  isForOwnPages: true,
  summary:
    'Save the input of a step (`goesOn` false), or complete the step. 409 with `present`, the status, for a step that is not the current one; 400 with the invalid fields; 412 if another device has changed the booking meanwhile.',
  request: z.object({
    id,
    step: z.enum(bookingStepKeys),
    goesOn: z.boolean(),
    /**
     * The step's input by name, as in the `forms` of a booking: `applicants`, `choices`, `financing`, `accommodation`; or `documentsRead`
     * (ids).
     */
    form: jsonFields,
    version: z.optional(version),
  }),
  response: bookingDto,
  outcomes: { notFound: 404, statusConflict: 409, changedMeanwhile: 412 },
})

export const goBackInBooking = endpoint({
  method: 'POST',
  path: `${base}/bookings/{id}/back`,
  access: 'startBooking',
  isForOwnPages: true,
  summary:
    'Return to the previous step, or to `to`. Signing or payment in progress is cancelled first. 409 if the booking cannot go back.',
  request: z.object({ id, to: z.optional(z.enum(bookingStepKeys)) }),
  response: bookingDto,
  outcomes: { notFound: 404, statusConflict: 409 },
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: `${base}/bookings/{id}/cancel`,
  access: 'startBooking',
  isForOwnPages: true,
  summary:
    'Cancel a booking: the home is released, and money that was paid is refunded. 409 if the booking is binding or has ended.',
  request: z.object({ id }),
  response: bookingDto,
  outcomes: { notFound: 404, statusConflict: 409 },
})

export const withdrawFromBooking = endpoint({
  method: 'POST',
  path: `${base}/bookings/{id}/withdraw`,
  access: 'startBooking',
  isForOwnPages: true,
  summary:
    'Withdraw from a booking with the withdrawal function that the law requires (19 June 2026); `isConfirmed` is its second step. A confirmation with the time of receipt is sent by e-mail. 409 after the last day, or if there is no right of withdrawal.',
  request: z.object({ id, isConfirmed: z.boolean() }),
  response: bookingDto,
  outcomes: { notFound: 404, statusConflict: 409 },
})

export const completeBooking = endpoint({
  method: 'POST',
  path: `${page}/completebooking`,
  access: 'startBooking',
  usedBy: 'contract',
  isForOwnPages: true,
  summary: 'Check whether the booking is completed, and get the next step. Idempotent.',
  request: z.object({ bookingId: id }),
  response: z.object({
    status: z.enum(bookingStatuses),
    contractUrl: z.exactOptional(z.string()),
    nextStep: z.exactOptional(z.string()),
  }),
  outcomes: { notFound: 404 },
})

// The waiting list of a held home

export const joinBookingLine = endpoint({
  method: 'POST',
  path: `${base}/line/{objectId}`,
  access: 'identified',
  isForOwnPages: true,
  hasBody: false,
  summary:
    'Join the waiting list of a held home. An e-mail is sent when it becomes available. Idempotent. 409 with the reason if the caller may not book it.',
  request: z.object({ objectId: id }),
  response: bookingOfferDto,
  outcomes: { ...buyerObstacles, notFound: 404 },
})

export const getBookingLines = endpoint({
  method: 'GET',
  path: `${base}/line`,
  access: 'identified',
  summary:
    "List the caller's places on waiting lists for homes of this site that other buyers hold, newest first.",
  request: z.object({}),
  response: z.array(placeInBookingLineDto),
})

export const leaveBookingLine = endpoint({
  method: 'DELETE',
  path: `${base}/line/{objectId}`,
  access: 'identified',
  isForOwnPages: true,
  summary: 'Leave the waiting list of a home.',
  request: z.object({ objectId: id }),
  response: bookingOfferDto,
  outcomes: { notFound: 404 },
})
