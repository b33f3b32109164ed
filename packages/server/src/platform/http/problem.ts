// Error responses: problem+json (RFC 9457) with a code of the closed set.
import type { CommonOutcome, OutcomeName, ProblemDto, ProblemFieldKey } from '@husrum/contract'
import { commonOutcomes, outcomeStatuses } from '@husrum/contract'
import type { FieldErrorKey } from '@husrum/domain'

export interface FieldProblem {
  readonly field: string
  /** Form input has the keys of the domain. */
  readonly key: ProblemFieldKey | FieldErrorKey
}

const titles: Readonly<Record<CommonOutcome, string>> = {
  invalidRequest: 'The request is not valid.',
  malformedJson: 'The body is not JSON.',
  foreignOrigin: 'The request must come from a page of this site.',
  signedOut: 'Sign in first.',
  forbidden: 'The caller is not allowed to do this.',
  identityRequired: 'A confirmed identity is required.',
  notFound: 'The resource does not exist.',
  unknownSite: 'No site has this host.',
  statusConflict: 'The current status does not allow this.',
  methodNotAllowed: 'The address does not support this method.',
  bodyTooLarge: 'The body is too large.',
  unsupportedMediaType: 'The body has another type than this address takes.',
  tooManyRequests: 'Too many requests. Wait a moment.',
  timeout: 'The request timed out.',
  serviceUnavailable: 'The service is not available right now.',
  internal: 'An internal error occurred.',
}

/** Titles of outcomes that endpoints name themselves, by status. */
const titlesByStatus: Readonly<Record<number, string>> = {
  409: titles.statusConflict,
  412: 'The resource has changed since it was read.',
  422: 'The idempotency key was used for another request.',
}

const titleOf = (code: OutcomeName): string => {
  if (Object.hasOwn(commonOutcomes, code)) return titles[code as CommonOutcome]
  return code === 'stillRunning'
    ? 'The request is already being processed. Try again in a moment.'
    : (titlesByStatus[outcomeStatuses[code]] ?? titles.invalidRequest)
}

/**
 * Thrown by a handler to respond with an outcome of its endpoint; anything else that is thrown is a defect or an outage. In
 * development and tests, an outcome that the endpoint does not list is a defect.
 */
export class Problem extends Error {
  readonly code: OutcomeName
  readonly status: number
  readonly errors: readonly FieldProblem[]
  readonly headers: Readonly<Record<string, string>>
  readonly present: string | undefined

  constructor(code: OutcomeName, { errors = [], headers = {}, present, title, cause }: ProblemDetails = {}) {
    super(title ?? titleOf(code), cause === undefined ? undefined : { cause })
    this.name = 'Problem'
    this.code = code
    this.status = outcomeStatuses[code]
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
  /** What is wrong, and what to do; by default in the words of the outcome. */
  readonly title?: string
  readonly cause?: unknown
}

/** A problem on the wire. `requestId` is a reference that a person can read to support. */
export const problemDtoOf = (problem: Problem, requestId: string): ProblemDto => ({
  type: 'about:blank',
  title: problem.message,
  status: problem.status,
  code: problem.code,
  reference: requestId,
  present: problem.present,
  ...(problem.errors.length > 0 && { errors: problem.errors.map(({ field, key }) => ({ field, key })) }),
})

export const problemResponse = (problem: Problem, requestId: string): Response =>
  new Response(JSON.stringify(problemDtoOf(problem, requestId)), {
    status: problem.status,
    headers: { ...problem.headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
