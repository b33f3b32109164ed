// Error answers (RFC 9457): a status, a stable code, and the invalid fields.
import { z } from './zod.ts'

export const problemCodes = [
  'invalidRequest',
  'malformedJson',
  'foreignOrigin',
  /** Not signed in, or the session has ended. */
  'signedOut',
  /** Signed in, but without permission. */
  'forbidden',
  /** Signed in, but the identity must be confirmed first: the result code `MustActivatePid`. */
  'identityRequired',
  'notFound',
  'unknownSite',
  /** The current status of the resource does not allow the request. */
  'statusConflict',
  /** A request with the same `Idempotency-Key` is in progress. */
  'stillRunning',
  /** The same `Idempotency-Key` with another body. */
  'keyReused',
  /** The resource has changed since the version that was read. */
  'changedMeanwhile',
  'methodNotAllowed',
  'bodyTooLarge',
  'unsupportedMediaType',
  'tooManyRequests',
  'timeout',
  'serviceUnavailable',
  'internal',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** Error keys of request fields: a closed set. Input of forms has the error keys of the domain. */
export const problemFieldKeys = [
  'required',
  'unknownField',
  'unknownValue',
  'wrongType',
  'wrongFormat',
  'tooLarge',
  'tooSmall',
  /** The lower bound is above the upper bound. */
  'reversedRange',
  'unknownSite',
  'invalidPath',
  /** The account may not be used on this brand yet. */
  'consentMissing',
  /** The current status of the home does not allow this status. */
  'statusRefused',
  /** A rejected file: because of its content, or because of a limit. */
  'fileEmpty',
  'fileType',
  'fileTooLarge',
  'tooManyFiles',
  'filesTooLarge',
  /** Of a booking (BOOK-16 to BOOK-20). */
  'uniqueSocial',
  'uniqueEmail',
  'emailInUse',
  'downPaymentTooLow',
  'priceSumToHigh',
  'cannotBook',
  'invalidBirthDate',
  'pnrFormat',
  'pnrControl',
  'invalid',
] as const
export type ProblemFieldKey = (typeof problemFieldKeys)[number]

/** One of {@link problemFieldKeys}. Any string is accepted, because another backend may have further keys. */
export const problemFieldKeyDto = z.string()

export const problemDto = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  /** The request id. Users can give it to support, who can find it in the log. */
  reference: z.optional(z.string()),
  /** With `statusConflict`: the current status, or the reason. */
  present: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), key: problemFieldKeyDto }))),
})
export type ProblemDto = z.infer<typeof problemDto>
