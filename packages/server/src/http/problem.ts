// Error responses: problem+json (RFC 9457) with a code of the closed set.
import type { ProblemCode, ProblemDto, ProblemFieldKey } from '@husrum/contract'
import type { FieldErrorKey } from '@husrum/domain'

export interface FieldProblem {
  readonly field: string
  /** Form input has the keys of the domain. */
  readonly key: ProblemFieldKey | FieldErrorKey
}

const statuses: Readonly<Record<ProblemCode, number>> = {
  invalidRequest: 400,
  malformedJson: 400,
  foreignOrigin: 403,
  signedOut: 401,
  forbidden: 403,
  identityRequired: 409,
  notFound: 404,
  unknownSite: 404,
  statusConflict: 409,
  stillRunning: 409,
  keyReused: 422,
  changedMeanwhile: 412,
  methodNotAllowed: 405,
  bodyTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  timeout: 503,
  serviceUnavailable: 503,
  internal: 500,
}

const titles: Readonly<Record<ProblemCode, string>> = {
  invalidRequest: 'The request is not valid.',
  malformedJson: 'The body is not JSON.',
  foreignOrigin: 'The request must come from a page of this site.',
  signedOut: 'Sign in first.',
  forbidden: 'The caller is not allowed to do this.',
  identityRequired: 'A confirmed identity is required.',
  notFound: 'The resource does not exist.',
  unknownSite: 'No site has this host.',
  statusConflict: 'The current status does not allow this.',
  stillRunning: 'The request is already being processed. Try again in a moment.',
  keyReused: 'The idempotency key was used for another request.',
  changedMeanwhile: 'The resource has changed since it was read.',
  methodNotAllowed: 'The address does not support this method.',
  bodyTooLarge: 'The body is too large.',
  unsupportedMediaType: 'The body must be application/json.',
  tooManyRequests: 'Too many requests. Wait a moment.',
  timeout: 'The request timed out.',
  serviceUnavailable: 'The service is not available right now.',
  internal: 'An internal error occurred.',
}

/** Thrown by a handler to respond with a problem; anything else that is thrown is a defect or an outage. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: readonly FieldProblem[]
  readonly headers: Readonly<Record<string, string>>
  readonly present: string | undefined

  constructor(code: ProblemCode, { errors = [], headers = {}, present, cause }: ProblemDetails = {}) {
    super(titles[code], cause === undefined ? undefined : { cause })
    this.name = 'Problem'
    this.code = code
    this.status = statuses[code]
    this.errors = errors
    this.present = present
    this.headers = this.status === 503 ? { 'retry-after': '5', ...headers } : headers
  }
}

export interface ProblemDetails {
  readonly errors?: readonly FieldProblem[]
  readonly headers?: Readonly<Record<string, string>>
  /** For `statusConflict`: the current status. */
  readonly present?: string
  readonly cause?: unknown
}

/** A problem on the wire. `requestId` is a reference that a person can read to support. */
export const problemDtoOf = (problem: Problem, requestId: string): ProblemDto => ({
  type: 'about:blank',
  title: problem.message,
  status: problem.status,
  code: problem.code,
  reference: requestId,
  ...(problem.present !== undefined && { present: problem.present }),
  ...(problem.errors.length > 0 && { errors: problem.errors.map(({ field, key }) => ({ field, key })) }),
})

export const problemResponse = (problem: Problem, requestId: string): Response =>
  new Response(JSON.stringify(problemDtoOf(problem, requestId)), {
    status: problem.status,
    headers: { ...problem.headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
