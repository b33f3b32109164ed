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

/** Bytes. What is larger does not find out whether a backend is back. */
const mostOfTrial = 65_536

/** Fails with the signal's reason as soon as it aborts. */
const unlessAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })

/** The request with its body in memory. Fails with `ServiceAway` for one that is large, or says nothing of its length. */
const wholeRequest = async (request: Request, name: string, signal: AbortSignal): Promise<Request> => {
  const framing = bodyFramingOf(request)
  if (!framing) return request
  if (!(Number(framing['content-length']) <= mostOfTrial)) throw new ServiceAway(`${name} is away`)
  const { method, headers, url } = request
  const body = await unlessAborted(request.arrayBuffer(), signal)
  return new Request(url, { method, headers, body })
}

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

  return async (asked, visitor, limits) => {
    // One call finds out whether it is back; cockatiel would have all others wait for what that says.
    const refuseDuringTrial = () => {
      if (breaker.state === CircuitState.HalfOpen) throw new ServiceAway(`${name} is away`)
    }
    refuseDuringTrial()
    // That one depends on nobody who sends: what it brings is here before.
    const own = limits?.signal ?? asked.signal
    const request = breaker.state === CircuitState.Open ? await wholeRequest(asked, name, own) : asked
    refuseDuringTrial()
    const policy = mayBeAskedAgain(request) ? withAnotherTry : breaker
    try {
      return await policy.execute(async () => {
        // It ends by what the backend says, and not because a visitor leaves.
        const isTry = breaker.state === CircuitState.HalfOpen
        const response = await send(request, visitor, { ...limits, signal: isTry ? nobodyLeaves : own })
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
