// Isolates failures of one backend: timeout, retries of idempotent requests, and a circuit breaker.
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import type { Logger } from 'pino'
import type { BackendRequest } from './backend-request.ts'
import { AnsweredTooLate, bodyFramingOf, makeSendToBackend } from './backend-request.ts'
import { ServiceAway } from './service-away.ts'

export interface GuardedBackendOptions {
  readonly url: string
  /** Name for the log. */
  readonly name: string
  /** Until the response starts. */
  readonly timeoutMs: number
  readonly log: Pick<Logger, 'info' | 'warn'>
  /** How long the circuit breaker stays open; two seconds if absent. */
  readonly restMs?: number
}

const neverAborted = new AbortController().signal

/** Consecutive failures that open the circuit breaker. */
const failuresInARow = 5
const triesMore = 2

/** From a proxy whose service is unavailable, or from the service itself. */
const awayStatuses: readonly number[] = [502, 503, 504]

class AnsweredAway extends ServiceAway {
  readonly response: Response
  constructor(response: Response) {
    super(`Answered ${response.status}`)
    this.response = response
  }
}

/** Idempotent, and without a body that could not be sent again. */
const mayBeAskedAgain = (request: Request): boolean =>
  ['GET', 'HEAD', 'PUT', 'DELETE'].includes(request.method) && bodyFramingOf(request) === undefined

/** Bytes. Larger requests are not used as half-open probe. */
const maxOfTrial = 65_536

/** Rejects with the signal's reason as soon as it aborts. */
const unlessAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })

/** The request with its body in memory. Rejects with `ServiceAway` for a large body, or one of unknown length. */
const wholeRequest = async (request: Request, name: string, signal: AbortSignal): Promise<Request> => {
  const framing = bodyFramingOf(request)
  if (!framing) return request
  if (!(Number(framing['content-length']) <= maxOfTrial)) throw new ServiceAway(`${name} is unavailable`)
  const { method, headers, url } = request
  const body = await unlessAborted(request.arrayBuffer(), signal)
  return new Request(url, { method, headers, body })
}

/** Rejects with `ServiceAway`. Responses of the backend itself, also its own 503, are passed on. */
export const makeGuardedBackend = ({
  url,
  name,
  timeoutMs,
  log,
  restMs = 2_000,
}: GuardedBackendOptions): BackendRequest => {
  const send = makeSendToBackend(url, timeoutMs)
  const isAway = handleType(ServiceAway)
  const breaker = circuitBreaker(isAway, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  breaker.onBreak(() => log.warn({ backend: name }, 'A backend is unavailable: requests to it are paused'))
  breaker.onReset(() => log.info({ backend: name }, 'A backend is available again'))
  // After a timeout there is no retry: the backend is slow.
  const isAwayAtOnce = handleWhen(
    (cause) => cause instanceof ServiceAway && !(cause instanceof AnsweredTooLate),
  )
  const again = retry(isAwayAtOnce, {
    maxAttempts: triesMore,
    backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 500 }),
  })
  const withAnotherTry = wrap(again, breaker)

  return async (asked, visitor, limits) => {
    // One call is the half-open probe; cockatiel would queue all others until it ends.
    const refuseDuringTrial = () => {
      if (breaker.state === CircuitState.HalfOpen) throw new ServiceAway(`${name} is unavailable`)
    }
    refuseDuringTrial()
    // The probe does not depend on a slow sender: its body is read first.
    const own = limits?.signal ?? asked.signal
    const request = breaker.state === CircuitState.Open ? await wholeRequest(asked, name, own) : asked
    refuseDuringTrial()
    const policy = mayBeAskedAgain(request) ? withAnotherTry : breaker
    try {
      return await policy.execute(async () => {
        // The probe ends with the backend's response, also when the visitor disconnects.
        const isTry = breaker.state === CircuitState.HalfOpen
        const response = await send(request, visitor, { ...limits, signal: isTry ? neverAborted : own })
        if (awayStatuses.includes(response.status)) throw new AnsweredAway(response)
        return response
      })
    } catch (cause) {
      if (cause instanceof AnsweredAway) return cause.response
      if (cause instanceof BrokenCircuitError) throw new ServiceAway(`${name} is unavailable`, { cause })
      throw cause
    }
  }
}
