// Signing, and identification for a booking (BOOK-33, BOOK-34).
import { defaultLoginMethods } from '@husrum/domain'
import { bookingDto, bookingInvitationDto } from '../booking/dtos.ts'
import { endpoint } from '../endpoint.ts'
import { id, returnAddress, siteId, text } from '../fields.ts'
import { identityOrderDto, identityStatusDto } from '../sign-in/dtos.ts'
import { z } from '../zod.ts'
import { signingStatusDto } from './dtos.ts'

const base = '/services/booking'
const provider = z.enum(Object.values(defaultLoginMethods))
const orderId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/))
/** A credential from the link in an e-mail. Absent in the browser in which the invitation was opened, which has a cookie. */
const token = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/)))

/** The opened documents. 412 if a text has changed since. */
const documentsRead = z.array(z.object({ id, hash: text(64) })).check(z.maxLength(50))

/**
 * The page to return to from the bank's app or page, with `cid` (the booking), `sid` (the signing) and `type=booking`. The default is the
 * booking's page.
 */
const page = z.optional(returnAddress)

/** Why a booking cannot be signed. */
const signing = {
  notFound: 404,
  statusConflict: 409,
  /** The hold has ended. */
  purchaseobjecterror: 409,
  /** The terms are not accepted, or a document has not been read. */
  acceptterms: 409,
  /** The text of a document has changed since it was read. */
  changedMeanwhile: 412,
} as const

export const startBookingIdentity = endpoint({
  method: 'POST',
  path: `${base}/{provider}/start`,
  access: 'public',
  usedBy: 'contract',
  isForOwnPages: true,
  summary:
    'Start an identification for a booking. A person without an account is afterwards known only in the booking. Otherwise the same as `account_service/{provider}/start` with the flow `booking`.',
  request: z.object({
    provider,
    returnUrl: returnAddress,
    environment: z.optional(text(40)),
    siteId: z.optional(siteId),
    objectId: z.optional(id),
    bookingId: z.optional(id),
    role: z.optional(z.enum(['buyer', 'cobuyer'])),
    device: z.enum(['same', 'other']),
  }),
  response: identityOrderDto,
  outcomes: { notFound: 404 },
})

export const getBookingBankIdStatus = endpoint({
  method: 'GET',
  path: `${base}/bank_id/status/{id}`,
  access: 'flowHolder',
  usedBy: 'contract',
  isForOwnPages: true,
  summary: 'Get the status of an identification for a booking.',
  request: z.object({ id: orderId }),
  response: identityStatusDto,
  outcomes: { notFound: 404 },
})

export const getBookingIdentityStatus = endpoint({
  method: 'POST',
  path: `${base}/{provider}/status`,
  access: 'flowHolder',
  usedBy: 'contract',
  isForOwnPages: true,
  summary: 'Get the status of an identification for a booking, for every provider (Finland: validate).',
  request: z.object({
    provider,
    code: orderId,
    environment: z.optional(text(40)),
  }),
  response: identityStatusDto,
  outcomes: { notFound: 404 },
})

export const getSigningStatus = endpoint({
  method: 'GET',
  path: '/services/documents/sign/status/{id}',
  access: 'flowHolder',
  isForOwnPages: true,
  summary:
    'Get the status of a signing. Only the browser that started it has access, by its cookie. At most one request per second.',
  request: z.object({ id: orderId }),
  response: signingStatusDto,
  outcomes: { notFound: 404 },
})

export const cancelSigning = endpoint({
  method: 'DELETE',
  path: '/services/documents/sign/{id}',
  access: 'flowHolder',
  isForOwnPages: true,
  summary: 'Cancel a signing, also at the provider. 204 also if it has already ended.',
  request: z.object({ id: orderId }),
  response: z.undefined(),
  outcomes: { notFound: 404 },
})

export const signContract = endpoint({
  method: 'POST',
  path: '/api/buyresidence/signcontract',
  access: 'startBooking',
  isForOwnPages: true,
  summary:
    "Start signing, with the accepted terms and the opened documents. The answer is text: the provider's page, or the id of the signing. In both cases it sets a cookie that identifies the signing (`buyresidencesigncookie`). 409 with `present`: `acceptterms` if terms were not accepted or documents were not opened, `purchaseobjecterror` if the hold has ended, the booking's status if there is nothing to sign. 412 if the text of a document has changed.",
  request: z.object({
    bookingId: id,
    acceptedTerms: z.boolean(),
    documentsRead,
    device: z.optional(z.enum(['same', 'other'])),
    page,
  }),
  response: z.string(),
  isText: true,
  outcomes: signing,
})

// The second applicant

export const inviteCoBuyer = endpoint({
  method: 'POST',
  path: `${base}/bookings/{id}/invite`,
  access: 'startBooking',
  isForOwnPages: true,
  hasBody: false,
  summary:
    'Send the second applicant an e-mail with a link for signing. The link works once, and earlier links become invalid.',
  request: z.object({ id }),
  response: bookingDto,
  outcomes: { notFound: 404, statusConflict: 409 },
})

export const readBookingInvitation = endpoint({
  method: 'POST',
  path: `${base}/invitation`,
  access: 'public',
  isForOwnPages: true,
  summary:
    'Get what a second applicant is asked to sign. Without a `token`, the invitation that was opened in this browser. 404 for a link that is not valid, or no longer valid.',
  request: z.object({ token }),
  response: bookingInvitationDto,
  outcomes: { notFound: 404 },
})

export const signByInvitation = endpoint({
  method: 'POST',
  path: `${base}/invitation/sign`,
  access: 'public',
  isForOwnPages: true,
  summary:
    "Start signing as the second applicant, on their own device. The signature proves the signer's identity: `userssnnomatch` if the signer is not the person who was named.",
  request: z.object({
    token,
    acceptedTerms: z.boolean(),
    documentsRead,
    device: z.enum(['same', 'other']),
    page,
  }),
  response: signingStatusDto,
  outcomes: signing,
})

export { getOwnDocuments, signDocument } from './own-documents.ts'
