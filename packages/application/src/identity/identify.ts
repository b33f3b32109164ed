// Carries an identification from its start to its one end: asks the service, waits, and opens the bank's app.
import type {
  IdentityEffect,
  IdentityEvent,
  IdentityOrder,
  IdentityOrderStatus,
  IdentityRequest,
  IdentityResult,
  IdentitySession,
  LoginMethod,
} from '@husrum/domain'
import { idleIdentitySession, stepIdentitySession } from '@husrum/domain'
import type { AuthAnswer } from '../accounts/account-desk.ts'
import { ServiceUnavailable } from '../failures.ts'
import type { IdentityDesk, IdentityReport } from './identity-desk.ts'

/** How it ended, with what the account service said of it. */
export interface IdentityOutcome {
  readonly result: IdentityResult
  /** The handle; with `authorized`, what an account can be made with. */
  readonly orderId?: string
  /** Absent where the identification itself came to nothing. */
  readonly answer?: AuthAnswer
  /** Where the person wanted to go, as the server kept it. */
  readonly returnPath?: string
}

export interface Identification {
  session(): IdentitySession
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void
  start(request: IdentityRequest): void
  /** Back from the bank's app or page: only asks, and starts nothing. */
  resume(orderId: string, request: IdentityRequest): void
  send(what: 'startAgain' | 'cancel' | 'hidden' | 'visible'): void
  choose(associationId: string): void
  /** The page goes. Nothing more is asked; the order is left to whoever comes back for it. */
  leave(): void
}

export interface IdentificationTerms {
  readonly desk: IdentityDesk
  readonly method: LoginMethod
  /** The path of the page that a person comes back to. */
  readonly page: string
  /** A path of the site to go to in the end. */
  readonly returnPath?: string | undefined
  /** Starts the bank's app, or goes to the provider's own page. */
  readonly open: (order: IdentityOrder) => void
  readonly onEnd: (outcome: IdentityOutcome) => void
  /** Told of what the service should not have answered. */
  readonly report: (error: unknown) => void
  /** Epoch milliseconds. */
  readonly now: () => number
  /** 0 to 1. */
  readonly random: () => number
  /** @returns how to call it off */
  readonly wait: (milliseconds: number, then: () => void) => () => void
}

const tickMs = 1000
const elsewhere: IdentityOrderStatus = { kind: 'error', hintCode: 'otherBrowser' }

/** What an answer of the account service means to the identification that it ends. */
const answerOf = ({ code }: AuthAnswer): IdentityOrderStatus => {
  if (code === 'Ok') return { kind: 'ok' }
  return code === 'Cancelled' ? { kind: 'cancelled' } : { kind: 'error', hintCode: code }
}

/** An order that failed without a hint of its own, but with a word of the account service, failed for that. */
const settled = ({ answer, result }: IdentityReport): IdentityOrderStatus =>
  answer.kind === 'error' && answer.hintCode === undefined && result
    ? { ...answer, hintCode: result.code }
    : answer

export const makeIdentification = (terms: IdentificationTerms): Identification => {
  const { desk, method, now, random, wait } = terms
  const listeners = new Set<() => void>()
  let session: IdentitySession = idleIdentitySession
  let orderId: string | undefined
  let brought: Pick<IdentityOutcome, 'answer' | 'returnPath'> = {}
  let isLeft = false
  let polled: string | undefined
  let callOffRequest = () => {}
  let callOffTick = () => {}

  const stopTimers = (): void => {
    callOffRequest()
    callOffTick()
  }

  const take = (event: IdentityEvent): void => {
    if (isLeft) return
    const step = stepIdentitySession(session, event)
    const isNews = step.state !== session
    session = step.state
    if ('order' in session && session.order) orderId = session.order.id
    if (isNews) for (const listener of listeners) listener()
    for (const effect of step.effects) carryOut(effect)
  }

  const failed = (error: unknown, about: { readonly orderId?: string }): void => {
    if (error instanceof ServiceUnavailable) {
      const { retryAfterMs } = error as { readonly retryAfterMs?: number }
      take({
        ...about,
        kind: 'failed',
        now: now(),
        jitter: random(),
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      })
      return
    }
    terms.report(error)
    take({ ...about, kind: 'answered', now: now(), answer: { kind: 'error', hintCode: 'signInRefused' } })
  }

  const startOrder = async (request: IdentityRequest): Promise<void> => {
    const { flow, device, loginType } = request
    const { page, returnPath } = terms
    const start = {
      method,
      flow,
      device,
      page,
      ...(loginType && { loginType }),
      ...(returnPath !== undefined && { returnPath }),
    }
    try {
      const made = await desk.start(start)
      if ('refused' in made) brought = { answer: made.refused }
      take(
        'order' in made
          ? { kind: 'started', now: now(), order: made.order }
          : { kind: 'answered', now: now(), answer: answerOf(made.refused) },
      )
    } catch (error) {
      failed(error, {})
    }
  }

  /** The flow must be the one that this page is about (trap T4). */
  const read = (report: IdentityReport | undefined): IdentityOrderStatus => {
    if (!report || !('request' in session) || report.flow !== session.request.flow) return elsewhere
    const { result, returnPath } = report
    brought = { ...(result && { answer: result }), ...(returnPath !== undefined && { returnPath }) }
    return settled(report)
  }

  const poll = async (id: string): Promise<void> => {
    if (polled === id) return
    polled = id
    try {
      const report = await desk.status(method, id)
      polled = undefined
      take({ kind: 'answered', now: now(), orderId: id, answer: read(report) })
    } catch (error) {
      polled = undefined
      failed(error, { orderId: id })
    }
  }

  const chooseAssociation = async (id: string, association: string): Promise<void> => {
    try {
      const answer = await desk.chooseAssociation(id, association)
      brought = { ...brought, answer }
      take({ kind: 'answered', now: now(), orderId: id, answer: answerOf(answer) })
    } catch (error) {
      failed(error, { orderId: id })
    }
  }

  const soon = (afterMs: number, then: () => void): void => {
    callOffRequest()
    callOffRequest = wait(afterMs, then)
  }

  const carryOut = (effect: IdentityEffect): void => {
    switch (effect.kind) {
      case 'startOrder':
        soon(effect.afterMs, () => void startOrder(effect.request))
        break
      case 'poll':
        if (polled !== effect.orderId) soon(effect.afterMs, () => void poll(effect.orderId))
        break
      case 'cancelOrder':
        void desk.cancel(method, effect.orderId)
        break
      case 'openIdentity':
        terms.open(effect.order)
        break
      case 'chooseAssociation':
        void chooseAssociation(effect.orderId, effect.association)
        break
      case 'finish':
        stopTimers()
        terms.onEnd({ result: effect.result, ...(orderId !== undefined && { orderId }), ...brought })
    }
  }

  const tick = (): void => {
    callOffTick = wait(tickMs, () => {
      tick()
      take({ kind: 'tick', now: now() })
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
      take({ kind: 'start', now: now(), request })
    },
    resume: (id, request) => {
      orderId = id
      tick()
      take({ kind: 'returned', now: now(), orderId: id, request })
    },
    send: (what) => take({ kind: what, now: now() }),
    choose: (association) => take({ kind: 'associationChosen', now: now(), association }),
    leave: () => {
      isLeft = true
      stopTimers()
    },
  }
}
