// Runs an identification from start to end: calls the service, polls, and opens the bank's app.
import type {
  AuthFlow,
  IdentityEffect,
  IdentityEvent,
  IdentityOrder,
  IdentityOrderStatus,
  IdentityRequest,
  IdentityResult,
  IdentitySession,
  LoginMethod,
} from '@husrum/domain'
import { initialIdentitySession, stepIdentitySession, withoutUndefined } from '@husrum/domain'
import type { AuthResult } from '../accounts/account-service.ts'
import type { Clock } from '../clock.ts'
import { ServiceUnavailable } from '../failures.ts'
import type { IdentityReport, IdentityService } from './identity-service.ts'

/** How it ended, with the result of the account service. */
export interface IdentityOutcome {
  readonly result: IdentityResult
  /** The order's id; with `authorized`, an account can be created with it. */
  readonly orderId?: string
  /** Absent if the identification itself failed. */
  readonly authResult?: AuthResult
  /** Where the user wanted to go, as stored by the server. */
  readonly returnPath?: string
}

export interface Identification {
  session(): IdentitySession
  /** @returns how to unsubscribe */
  subscribe(listener: () => void): () => void
  start(request: IdentityRequest): void
  /** After returning from the bank's app or page: only polls, starts nothing. */
  resume(orderId: string, request: IdentityRequest): void
  send(what: 'startAgain' | 'cancel' | 'hidden' | 'visible'): void
  choose(associationId: string): void
  /** The page is being left: stops polling without cancelling the order. */
  leave(): void
}

export interface IdentifyOptions {
  readonly method: LoginMethod
  /** The page that the user returns to: its path and query. */
  readonly page: string
  /** A path of the site to go to at the end. */
  readonly returnPath?: string | undefined
  /** Password of the account to which a first identity is linked. */
  readonly password?: string | undefined
  readonly onEnd: (outcome: IdentityOutcome) => void
}

/** Where the bank's app or the provider's page sends the user back to. */
export interface IdentityWayBack {
  readonly flow: AuthFlow
  /** A path of the site. */
  readonly page: string
}

export interface IdentifyDependencies {
  readonly identities: IdentityService
  readonly clock: Pick<Clock, 'now' | 'wait'>
  /** 0 to 1. */
  readonly random: () => number
  /** Starts the bank's app, or goes to the provider's own page. */
  readonly openIdentity: (order: IdentityOrder, wayBack: IdentityWayBack) => void
  /** Receives answers that the service should not have given. */
  readonly report: (error: unknown) => void
}

/** Creates an identification that waits for `start` or `resume`. */
export type Identify = (options: IdentifyOptions) => Identification

const tickMs = 1000
const otherBrowser: IdentityOrderStatus = { kind: 'error', hintCode: 'otherBrowser' }

/** Maps a result of the account service to the status of the identification that it ends. */
const statusOfResult = ({ code }: AuthResult): IdentityOrderStatus => {
  if (code === 'Ok') return { kind: 'ok' }
  return code === 'Cancelled' ? { kind: 'cancelled' } : { kind: 'error', hintCode: code }
}

/** An error without its own hint code takes the code of the account service. */
const withHint = ({ status, authResult }: IdentityReport): IdentityOrderStatus =>
  status.kind === 'error' && status.hintCode === undefined && authResult
    ? { ...status, hintCode: authResult.code }
    : status

export const makeIdentify =
  ({ identities, clock, random, openIdentity, report: reportError }: IdentifyDependencies): Identify =>
  ({ method, page, returnPath: wantedPath, password, onEnd }) => {
    const listeners = new Set<() => void>()
    let session: IdentitySession = initialIdentitySession
    let orderId: string | undefined
    let details: Pick<IdentityOutcome, 'authResult' | 'returnPath'> = {}
    let isLeft = false
    let polledOrder: string | undefined
    let cancelRequest = () => {}
    let cancelTick = () => {}

    const stopTimers = (): void => {
      cancelRequest()
      cancelTick()
    }

    const take = (event: IdentityEvent): void => {
      if (isLeft) return
      const step = stepIdentitySession(session, event)
      const hasChanged = step.state !== session
      session = step.state
      if ('order' in session && session.order) orderId = session.order.id
      if (hasChanged) for (const listener of listeners) listener()
      for (const effect of step.effects) if (!isLeft) carryOut(effect)
    }

    const failed = (error: unknown, about: { readonly orderId?: string }): void => {
      if (error instanceof ServiceUnavailable) {
        const { retryAfterMs } = error
        take({
          ...about,
          kind: 'failed',
          now: clock.now(),
          jitter: random(),
          ...(retryAfterMs !== undefined && { retryAfterMs }),
        })
        return
      }
      reportError(error)
      take({
        ...about,
        kind: 'answered',
        now: clock.now(),
        answer: { kind: 'error', hintCode: 'signInRefused' },
      })
    }

    const startOrder = async ({ flow, device, loginType }: IdentityRequest): Promise<void> => {
      try {
        const started = await identities.start({
          method,
          flow,
          device,
          page,
          ...(loginType && { loginType }),
          ...withoutUndefined({ returnPath: wantedPath, password }),
        })
        if ('order' in started) {
          take({ kind: 'started', now: clock.now(), order: started.order })
          return
        }
        details = { authResult: started.refused }
        take({ kind: 'answered', now: clock.now(), answer: statusOfResult(started.refused) })
      } catch (error) {
        failed(error, {})
      }
    }

    /** The flow must be the one of this page (SEC-12). */
    const statusIn = (report: IdentityReport | undefined): IdentityOrderStatus => {
      if (!report || !('request' in session) || report.flow !== session.request.flow) return otherBrowser
      const { authResult, returnPath } = report
      details = { ...(authResult && { authResult }), ...(returnPath !== undefined && { returnPath }) }
      return withHint(report)
    }

    const poll = async (id: string): Promise<void> => {
      if (polledOrder === id) return
      polledOrder = id
      try {
        const report = await identities.status(method, id)
        polledOrder = undefined
        take({ kind: 'answered', now: clock.now(), orderId: id, answer: statusIn(report) })
      } catch (error) {
        polledOrder = undefined
        failed(error, { orderId: id })
      }
    }

    const chooseAssociation = async (id: string, association: string): Promise<void> => {
      try {
        const authResult = await identities.chooseAssociation(id, association)
        details = { ...details, authResult }
        take({ kind: 'answered', now: clock.now(), orderId: id, answer: statusOfResult(authResult) })
      } catch (error) {
        failed(error, { orderId: id })
      }
    }

    const schedule = (afterMs: number, request: () => void): void => {
      cancelRequest()
      cancelRequest = clock.wait(afterMs, request)
    }

    const carryOut = (effect: IdentityEffect): void => {
      switch (effect.kind) {
        case 'startOrder':
          schedule(effect.afterMs, () => void startOrder(effect.request))
          break
        case 'poll':
          if (polledOrder !== effect.orderId) schedule(effect.afterMs, () => void poll(effect.orderId))
          break
        case 'cancelOrder':
          void identities.cancel(method, effect.orderId)
          break
        case 'openIdentity':
          if ('request' in session) openIdentity(effect.order, { flow: session.request.flow, page })
          break
        case 'chooseAssociation':
          void chooseAssociation(effect.orderId, effect.association)
          break
        case 'finish':
          stopTimers()
          onEnd({ result: effect.result, ...(orderId !== undefined && { orderId }), ...details })
      }
    }

    const tick = (): void => {
      cancelTick = clock.wait(tickMs, () => {
        tick()
        take({ kind: 'tick', now: clock.now() })
      })
    }

    return {
      session: () => session,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      start: (request) => {
        tick()
        take({ kind: 'start', now: clock.now(), request })
      },
      resume: (id, request) => {
        orderId = id
        tick()
        take({ kind: 'returned', now: clock.now(), orderId: id, request })
      },
      send: (what) => take({ kind: what, now: clock.now() }),
      choose: (association) => take({ kind: 'associationChosen', now: clock.now(), association }),
      leave: () => {
        isLeft = true
        stopTimers()
      },
    }
  }
