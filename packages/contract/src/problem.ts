// Error answers (RFC 9457): a status, a stable code, and the invalid fields.
import { z } from './zod.ts'

/** Refusals that endpoints share, with the HTTP status of each. */
export const commonOutcomes = {
  invalidRequest: 400,
  malformedJson: 400,
  /** Not signed in, or the session has ended. */
  signedOut: 401,
  foreignOrigin: 403,
  /** Signed in, but without permission. */
  forbidden: 403,
  notFound: 404,
  unknownSite: 404,
  methodNotAllowed: 405,
  /** Signed in, but the identity must be confirmed first: the result code `MustActivatePid`. */
  identityRequired: 409,
  /** The current status of the resource does not allow the request. */
  statusConflict: 409,
  bodyTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  internal: 500,
  timeout: 503,
  serviceUnavailable: 503,
} as const
export type CommonOutcome = keyof typeof commonOutcomes

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
  'fileBroken',
  'fileTooManyPixels',
  'fileActive',
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
  'unwritableScript',
  'invalid',
] as const
export type ProblemFieldKey = (typeof problemFieldKeys)[number]

/** One of {@link problemFieldKeys}. Any string is accepted, because another backend may have further keys. */
export const problemFieldKeyDto = z.string()

/** The name of an outcome. Any string is accepted, because another backend may have further outcomes. */
export const problemCodeDto = z.string()

export const problemDto = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: problemCodeDto,
  /** The request id. Users can give it to support, who can find it in the log. */
  reference: z.optional(z.string()),
  /** With `statusConflict`: the current status. */
  present: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), key: problemFieldKeyDto }))),
})
export type ProblemDto = z.infer<typeof problemDto>
