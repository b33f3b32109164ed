// How failures are answered (RFC 9457): a status, a stable code, and the fields that were wrong.
import { z } from './zod.ts'

export const problemCodes = [
  'invalidRequest',
  'malformedJson',
  'foreignOrigin',
  /** Nobody is signed in, or the session is over. */
  'signedOut',
  /** Signed in, but not as somebody who may. */
  'forbidden',
  /** Signed in, but the identity has to be confirmed first: the result code `MustActivatePid`. */
  'identityRequired',
  'notFound',
  'unknownSite',
  /** What is asked for is not possible from the status that the thing has by now. */
  'statusConflict',
  /** The same `Idempotency-Key` is being worked on. */
  'stillRunning',
  /** The same `Idempotency-Key` with another body. */
  'keyReused',
  /** The version that was read is not the one that is there. */
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

/** What may be wrong with a field of a request: a closed set. What people typed into forms has the domain's error keys. */
export const problemFieldKeys = [
  'required',
  'unknownField',
  'unknownValue',
  'wrongType',
  'wrongFormat',
  'tooLarge',
  'tooSmall',
  /** The lower bound lies above the upper one. */
  'reversedRange',
  'unknownSite',
  'invalidPath',
  /** The account may not be used on this brand yet. */
  'consentMissing',
  /** A home may not get this status from the one that it has. */
  'statusRefused',
  /** A file that is not taken: for what it is, or because there is no room for it. */
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

/** One of {@link problemFieldKeys}; read as any text, for another backend may know more. */
export const problemFieldKeyDto = z.string()

export const problemDto = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  /** The request id, which a person can read to support and support can find in the log. */
  reference: z.optional(z.string()),
  /** Of `statusConflict`: the status that it has, as its field says it. */
  present: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), key: problemFieldKeyDto }))),
})
export type ProblemDto = z.infer<typeof problemDto>
