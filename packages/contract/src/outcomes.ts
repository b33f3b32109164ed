// Which refusals an endpoint can answer, and which of them a response is.
import type { Endpoint, OutcomeOf } from './endpoint.ts'
import { sendsBody } from './endpoint.ts'
import type { CommonOutcome } from './problem.ts'
import { commonOutcomes } from './problem.ts'

/**
 * Refusals that follow from an endpoint's access and method. Every caller must expect invalid input, a limit of calls and an
 * unavailable service.
 */
export const commonOutcomesOf = (
  endpoint: Pick<Endpoint, 'access' | 'method' | 'hasBody' | 'bodyTypes' | 'isForOwnPages'>,
): readonly CommonOutcome[] => {
  const { access, method, isForOwnPages = false } = endpoint
  const isForPeople = access !== 'public' && access !== 'flowHolder'
  const needsIdentity = isForPeople && access !== 'signedIn' && !access.startsWith('key:')
  return [
    'invalidRequest',
    'unknownSite',
    'tooManyRequests',
    'timeout',
    'serviceUnavailable',
    ...(access === 'public' ? [] : (['signedOut'] as const)),
    ...(isForPeople ? (['forbidden'] as const) : []),
    ...(needsIdentity ? (['identityRequired'] as const) : []),
    ...(isForOwnPages ? (['foreignOrigin'] as const) : []),
    ...(sendsBody(endpoint) ? (['malformedJson', 'bodyTooLarge', 'unsupportedMediaType'] as const) : []),
    ...(endpoint.bodyTypes ? (['bodyTooLarge', 'unsupportedMediaType'] as const) : []),
    // Data to which a change refers can be deleted meanwhile.
    ...(method === 'GET' ? [] : (['statusConflict'] as const)),
  ]
}

/** The name of any refusal of an endpoint. */
export type AnyOutcomeOf<E extends Endpoint> = OutcomeOf<E> | CommonOutcome

/** The common refusal of each status, for responses without a known name. */
const byStatus: Readonly<Record<number, CommonOutcome>> = {
  400: 'invalidRequest',
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  409: 'statusConflict',
  413: 'bodyTooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  503: 'serviceUnavailable',
}

/**
 * The name of a refusal, by the `code` of its problem. Without a known code the status decides, because gateways and newer backends
 * answer other codes, or none.
 */
export const outcomeOf = <E extends Endpoint>(
  endpoint: E,
  { status, code }: { readonly status: number; readonly code?: string | undefined },
): AnyOutcomeOf<E> | undefined => {
  const own = endpoint.outcomes ?? {}
  const known = new Map<string, number>([...Object.entries(commonOutcomes), ...Object.entries(own)])
  if (code !== undefined && known.get(code) === status) return code as AnyOutcomeOf<E>
  const [name, ...others] = Object.keys(own).filter((each) => own[each] === status)
  return (others.length > 0 ? byStatus[status] : (name ?? byStatus[status])) as AnyOutcomeOf<E> | undefined
}

/** The name of a result, by its status; undefined for a status that is not a result of the endpoint. */
export const resultOf = ({ alsoAnswers = {} }: Endpoint, status: number): string | undefined =>
  status >= 200 && status < 300 ? 'ok' : Object.keys(alsoAnswers).find((name) => alsoAnswers[name] === status)
