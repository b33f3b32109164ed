// What keeps one backend's trouble its own: a limit of time, another try of what may be tried again, and no calls while it is away.
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
  /** What it is called in the log. */
  readonly name: string
  /** Until an answer begins. */
  readonly timeoutMs: number
  readonly log: Pick<Logger, 'info' | 'warn'>
  /** How long nobody asks a backend that is away; two seconds if absent. */
  readonly restMs?: number
}

const nobodyLeaves = new AbortController().signal

/** As often in a row a backend fails until nobody asks it for a while. */
const failuresInARow = 5
const triesMore = 2

/** Of a proxy whose service is away, as much as of a service that says so. */
const awayStatuses: readonly number[] = [502, 503, 504]

class AnsweredAway extends ServiceAway {
  readonly response: Response
  constructor(response: Response) {
    super(`Answered ${response.status}`)
    this.response = response
  }
}

/** Asking twice is asking once, and there is no body that would be gone. */
const mayBeAskedAgain = (request: Request): boolean =>
  ['GET', 'HEAD', 'PUT', 'DELETE'].includes(request.method) && bodyFramingOf(request) === undefined

/** Fails with `ServiceAway`. What the backend itself answers, a 503 of its own too, is handed on. */
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
  breaker.onBreak(() => log.warn({ backend: name }, 'A backend is away: it is not asked for a while'))
  breaker.onReset(() => log.info({ backend: name }, 'A backend is back'))
  // Of one that is slow, nobody waits for a second answer after the first has not come.
  const isAwayAtOnce = handleWhen(
    (cause) => cause instanceof ServiceAway && !(cause instanceof AnsweredTooLate),
  )
  const again = retry(isAwayAtOnce, {
    maxAttempts: triesMore,
    backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 500 }),
  })
  const withAnotherTry = wrap(again, breaker)

  return async (request, visitor, limits) => {
    // One call finds out whether it is back; cockatiel would have all others wait for what that says.
    if (breaker.state === CircuitState.HalfOpen) throw new ServiceAway(`${name} is away`)
    const policy = mayBeAskedAgain(request) ? withAnotherTry : breaker
    try {
      return await policy.execute(async () => {
        // The call that finds out whether it is back ends by what the backend says, and not because a visitor leaves; nor does it last
        // as long as somebody sends.
        const isTry = breaker.state === CircuitState.HalfOpen
        const signal = bodyFramingOf(request) ? AbortSignal.timeout(timeoutMs) : nobodyLeaves
        const sent = isTry ? send(request, visitor, { ...limits, signal }) : send(request, visitor, limits)
        const response = await sent.catch((cause: unknown) => {
          throw isTry && signal.aborted ? new AnsweredTooLate('Not sent in time', { cause }) : cause
        })
        if (awayStatuses.includes(response.status)) throw new AnsweredAway(response)
        return response
      })
    } catch (cause) {
      if (cause instanceof AnsweredAway) return cause.response
      if (cause instanceof BrokenCircuitError) throw new ServiceAway(`${name} is away`, { cause })
      throw cause
    }
  }
}
