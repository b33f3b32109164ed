// An identification from its start to its one result: who asks when, what is shown and said, and when it ends.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import type { CountryCode } from '../sites/site.ts'
import type { SelectableAssociation } from './association-choice.ts'
import { associationChoice } from './association-choice.ts'
import type { AuthFlow, LoginType } from './auth-flows.ts'
import { authFlowOf } from './auth-flows.ts'
import type { IdentityDevice, RfaMessage } from './bank-id.ts'
import { rfaOfFailed, rfaOfPending } from './bank-id.ts'
import type { ErrorPageKind } from './error-pages.ts'
import { errorPageKindOf, errorPageKindOfCause } from './error-pages.ts'
import type { IdentityModal } from './identity-modals.ts'
import { fallbackLoginModal } from './identity-modals.ts'

/** Times of an identification, in milliseconds, and how often it is renewed. */
export const identityTimes = {
  /** Between two questions (specification 1 §9.2), and the least between any two requests (traps T5). */
  pollMs: 1000,
  /** The same while nobody looks at the page. */
  hiddenPollMs: 5000,
  /** From when "start again" is offered (traps T5). */
  slowAfterMs: 60_000,
  /** Until when an order that nobody opened is replaced in silence, from the first on (provider-facts 5.1.3). */
  renewWithinMs: 180_000,
  /** How often it is replaced at most (traps, BankID rule 2). */
  maxRenewals: 5,
  /** When the whole ends, whatever happens (issue: ends after five minutes). */
  endsAfterMs: 300_000,
  /** The longest wait after failures. */
  maxBackOffMs: 30_000,
} as const

/** Who identifies for what, and on which kind of machine. */
export interface IdentityRequest {
  readonly flow: AuthFlow
  readonly country: CountryCode
  readonly device: IdentityDevice
  /** A phone or a tablet. */
  readonly isMobile: boolean
  /** Absent in flows that are no login. */
  readonly loginType?: LoginType
}

/** What the service answered to a start. */
export interface IdentityOrder {
  readonly id: string
  /** Starts the bank's app on the same device. */
  readonly autoStartToken?: string
  /** The text of the first QR code. */
  readonly qr?: string
  /** Where the provider's own page stands. */
  readonly redirectUrl?: string
}

/** What the service answers to a poll. */
export type IdentityAnswer =
  | { readonly kind: 'pending'; readonly hintCode?: string; readonly qr?: string }
  | { readonly kind: 'chooseBoardMember'; readonly associations: readonly SelectableAssociation[] }
  | { readonly kind: 'ok' | 'authorized' | 'cancelled' }
  /** `errorKind`: the kind of error page, where the service names one. */
  | { readonly kind: 'error'; readonly hintCode?: string; readonly errorKind?: string }

/** What the page says, once each; two of them are those of the result codes. The words belong to each site's texts. */
export type IdentityMessage =
  | RfaMessage
  | 'identityStillWaiting'
  | 'identityDone'
  | 'ChooseBoardMember'
  | 'NoBoardMember'

/** How an identification ended. */
export type IdentityResult =
  | { readonly kind: 'ok' | 'authorized' | 'cancelled'; readonly flow: AuthFlow }
  | {
      readonly kind: 'error'
      readonly flow: AuthFlow
      readonly errorPage: ErrorPageKind
      readonly message: IdentityMessage
    }

/** What lasts through every order of one identification. Instants are the device's. */
export interface IdentityRun {
  readonly request: IdentityRequest
  readonly startedAt: number
  readonly renewals: number
  /** Requests in a row that got no answer. */
  readonly failures: number
  /** When the last request that has gone out was due, and when the next is. */
  readonly sentAt: number
  readonly nextAt: number
  readonly isHidden: boolean
  /** Whether "still waiting, start again" is offered. */
  readonly isSlow: boolean
  /** What the page says now. */
  readonly message?: IdentityMessage | undefined
}

interface Starting {
  readonly kind: 'starting'
  readonly run: IdentityRun
  /** Whether the new order waits until somebody looks at the page. */
  readonly isHeld: boolean
}

interface Waiting {
  readonly kind: 'waiting'
  readonly run: IdentityRun
  readonly order: IdentityOrder
  readonly hintCode?: string | undefined
  /** The QR code to show now. */
  readonly qr?: string | undefined
}

interface Choosing {
  readonly kind: 'choosing'
  readonly run: IdentityRun
  readonly order: IdentityOrder
  readonly associations: readonly SelectableAssociation[]
  /** Id of the association that has been sent. */
  readonly chosen?: string | undefined
}

/** Where an identification stands; plain data that survives JSON. */
export type IdentitySession =
  | { readonly kind: 'idle' }
  | Starting
  | Waiting
  | Choosing
  | { readonly kind: 'ended'; readonly result: IdentityResult }

/** What happens to it. `now` is the device's clock; `orderId` says to which order an answer belongs. */
export type IdentityEvent =
  | { readonly kind: 'start'; readonly request: IdentityRequest; readonly now: number }
  /** Back from the bank's app or page, in a page that knows nothing: `handle` and `type` from the address. */
  | {
      readonly kind: 'returned'
      readonly handle: string
      readonly type: string
      readonly request: Omit<IdentityRequest, 'flow'>
      readonly now: number
    }
  | { readonly kind: 'started'; readonly order: IdentityOrder; readonly now: number }
  | {
      readonly kind: 'answered'
      readonly orderId: string
      readonly answer: IdentityAnswer
      readonly now: number
    }
  /** No answer to a request: no connection, time-out, 5xx or 429. `orderId` is absent when a start failed; `jitter` is 0 to 1. */
  | {
      readonly kind: 'failed'
      readonly orderId?: string
      readonly jitter: number
      readonly retryAfterMs?: number
      readonly now: number
    }
  /** The service will not go on: any other status. */
  | {
      readonly kind: 'refused'
      readonly orderId?: string
      readonly errorKind?: string
      readonly message?: RfaMessage
      readonly now: number
    }
  /** The order ran out before anybody opened it. */
  | { readonly kind: 'renew'; readonly orderId: string; readonly now: number }
  /** The person presses "start again". */
  | { readonly kind: 'startAgain'; readonly now: number }
  | { readonly kind: 'associationChosen'; readonly association: string; readonly now: number }
  | { readonly kind: 'cancel'; readonly now: number }
  /** Once a second while it runs. */
  | { readonly kind: 'tick'; readonly now: number }
  | { readonly kind: 'hidden'; readonly now: number }
  | { readonly kind: 'visible'; readonly now: number }

/**
 * What it asks for. A `startOrder` or `poll` replaces one that has not gone out yet; while a request is under way
 * another is left out, for its answer asks for the next. `stop` ends every timer; `finish` comes once.
 */
export type IdentityEffect =
  | { readonly kind: 'startOrder'; readonly request: IdentityRequest; readonly afterMs: number }
  | { readonly kind: 'poll'; readonly orderId: string; readonly afterMs: number }
  | { readonly kind: 'cancelOrder'; readonly orderId: string }
  | { readonly kind: 'showQr'; readonly text: string }
  | { readonly kind: 'openApp'; readonly autoStartToken: string }
  /** Go to the provider's own page. */
  | { readonly kind: 'leaveFor'; readonly address: string }
  | { readonly kind: 'chooseAssociation'; readonly orderId: string; readonly association: string }
  | { readonly kind: 'announce'; readonly message: IdentityMessage }
  | { readonly kind: 'stop' }
  | { readonly kind: 'finish'; readonly result: IdentityResult }
  | { readonly kind: 'openModal'; readonly modal: IdentityModal }

type Move = Step<IdentitySession, IdentityEffect>
type Live = Starting | Waiting | Choosing
type EventOf<Kind extends IdentityEvent['kind']> = Extract<IdentityEvent, { kind: Kind }>

/** Before anything has happened. */
export const idleIdentitySession: IdentitySession = { kind: 'idle' }

const begin = (request: IdentityRequest, now: number): IdentityRun => ({
  request,
  startedAt: now,
  renewals: 0,
  failures: 0,
  sentAt: now - identityTimes.pollMs,
  nextAt: now - identityTimes.pollMs,
  isHidden: false,
  isSlow: false,
})

/** The next request goes out after `wait`, and never sooner than a second after the last. */
const plan = (run: IdentityRun, now: number, wait: number): IdentityRun => {
  const sentAt = Math.min(run.nextAt <= now ? run.nextAt : run.sentAt, now)
  return { ...run, sentAt, nextAt: Math.max(now + wait, sentAt + identityTimes.pollMs) }
}

const pollIn = (state: Waiting, now: number, wait: number, before: readonly IdentityEffect[] = []): Move => {
  const run = plan(state.run, now, wait)
  return go({ ...state, run }, ...before, {
    kind: 'poll',
    orderId: state.order.id,
    afterMs: run.nextAt - now,
  })
}

const startIn = (
  last: IdentityRun,
  now: number,
  wait: number,
  before: readonly IdentityEffect[] = [],
): Move => {
  const run = plan(last, now, wait)
  return go({ kind: 'starting', run, isHeld: false }, ...before, {
    kind: 'startOrder',
    request: run.request,
    afterMs: run.nextAt - now,
  })
}

const cancelOrder = (orderId: string): IdentityEffect => ({ kind: 'cancelOrder', orderId })

const cancelling = (state: Live): readonly IdentityEffect[] =>
  state.kind === 'starting' ? [] : [cancelOrder(state.order.id)]

const announce = (message: IdentityMessage): IdentityEffect => ({ kind: 'announce', message })

const end = (
  result: IdentityResult,
  message: IdentityMessage,
  before: readonly IdentityEffect[] = [],
): Step<IdentitySession, IdentityEffect> =>
  go({ kind: 'ended', result }, { kind: 'stop' }, ...before, announce(message), { kind: 'finish', result })

const failWith = (
  { run: { request } }: Live,
  errorPage: ErrorPageKind,
  message: IdentityMessage,
  before: readonly IdentityEffect[] = [],
): Move => {
  const modal = fallbackLoginModal(request)
  const { state, effects } = end({ kind: 'error', flow: request.flow, errorPage, message }, message, before)
  return modal ? go(state, ...effects, { kind: 'openModal', modal }) : go(state, ...effects)
}

const isUnopened = (state: Live): boolean =>
  state.kind === 'starting' ||
  (state.kind === 'waiting' && [undefined, 'outstandingTransaction', 'noClient'].includes(state.hintCode))

/** The bank identity's words are Swedish BankID's own; other providers' failures are told in general. */
const failureMessage = ({ run: { request } }: Live, hintCode?: string): RfaMessage =>
  request.country === 'SE' ? rfaOfFailed(hintCode, request.device) : 'RFA22'

const timeOut = (state: Live, late: readonly IdentityEffect[]): Move =>
  failWith(
    state,
    'timeout',
    failureMessage(state, isUnopened(state) ? 'startFailed' : 'expiredTransaction'),
    [...cancelling(state), ...late],
  )

const renew = (state: Starting | Waiting, now: number): Move => {
  const { run } = state
  if (now - run.startedAt >= identityTimes.renewWithinMs || run.renewals >= identityTimes.maxRenewals)
    return failWith(state, 'timeout', failureMessage(state, 'startFailed'))
  if (run.isHidden) return go({ kind: 'starting', run, isHeld: true })
  return startIn({ ...run, renewals: run.renewals + 1 }, now, 0)
}

const onPending = (
  state: Waiting,
  answer: Extract<IdentityAnswer, { kind: 'pending' }>,
  now: number,
  before: readonly IdentityEffect[] = [],
): Move => {
  const { run } = state
  const { request } = run
  const hintCode = answer.hintCode ?? state.hintCode
  const message =
    answer.hintCode !== undefined && request.country === 'SE'
      ? rfaOfPending(answer.hintCode, request)
      : run.message
  const qr = request.device === 'other' && hintCode === 'outstandingTransaction' ? answer.qr : undefined
  const effects = [...before]
  if (qr !== undefined && qr !== state.qr) effects.push({ kind: 'showQr', text: qr })
  if (message !== undefined && message !== run.message) effects.push(announce(message))
  return pollIn(
    { ...state, run: { ...run, failures: 0, message }, hintCode, qr },
    now,
    run.isHidden ? identityTimes.hiddenPollMs : identityTimes.pollMs,
    effects,
  )
}

const onStarted = ({ run }: Starting, order: IdentityOrder, now: number): Move => {
  const waiting: Waiting = { kind: 'waiting', run, order }
  const { redirectUrl, autoStartToken, qr } = order
  if (redirectUrl !== undefined)
    return onPending(waiting, { kind: 'pending' }, now, [{ kind: 'leaveFor', address: redirectUrl }])
  // The app is opened once, by the person's own press; a renewed order waits for the button.
  const opensApp = run.request.device === 'same' && autoStartToken !== undefined && run.renewals === 0
  return onPending(
    waiting,
    { kind: 'pending', hintCode: 'outstandingTransaction', ...(qr !== undefined && { qr }) },
    now,
    opensApp ? [{ kind: 'openApp', autoStartToken }] : [],
  )
}

const choose = (state: Choosing, association: string): Move =>
  go({ ...state, chosen: association }, { kind: 'chooseAssociation', orderId: state.order.id, association })

const onAssociations = (state: Waiting, associations: readonly SelectableAssociation[]): Move => {
  const choice = associationChoice(associations)
  if (choice.kind === 'none') return failWith(state, 'unauthorizedid', 'NoBoardMember', cancelling(state))
  const message = 'ChooseBoardMember'
  const choosing: Choosing = {
    kind: 'choosing',
    run: { ...state.run, message },
    order: state.order,
    associations,
  }
  return choice.kind === 'picked' ? choose(choosing, choice.association.id) : go(choosing, announce(message))
}

const onAnswer = (state: Waiting | Choosing, { answer, now }: EventOf<'answered'>): Move => {
  const { flow } = state.run.request
  switch (answer.kind) {
    case 'ok':
    case 'authorized':
      return end({ kind: answer.kind, flow }, 'identityDone')
    case 'cancelled':
      return end({ kind: 'cancelled', flow }, 'RFA6')
    case 'error': {
      const { hintCode, errorKind } = answer
      if (hintCode === 'startFailed' && state.kind === 'waiting') return renew(state, now)
      const page = errorKind === undefined ? errorPageKindOfCause(hintCode) : errorPageKindOf(errorKind)
      return failWith(state, page, failureMessage(state, hintCode))
    }
    default:
      if (isOver(state, now)) return timeOut(state, [])
      if (state.kind === 'choosing') return go(state)
      return answer.kind === 'pending'
        ? onPending(state, answer, now)
        : onAssociations(state, answer.associations)
  }
}

/** Twice as long after each failure, half of it by chance, and never less than the service asks for. */
const backOff = (failures: number, jitter: number, retryAfterMs: number): number => {
  const whole = Math.min(identityTimes.pollMs * 2 ** failures, identityTimes.maxBackOffMs)
  const chance = Math.min(1, Math.max(0, jitter)) || 0
  const asked = Math.min(retryAfterMs, identityTimes.endsAfterMs) || 0
  return Math.max(Math.round((whole / 2) * (1 + chance)), asked)
}

const onFailed = (state: Live, { now, jitter, retryAfterMs = 0 }: EventOf<'failed'>): Move => {
  if (state.kind === 'choosing') {
    const message = 'RFA5'
    return state.chosen === undefined
      ? go(state)
      : go({ ...state, run: { ...state.run, message }, chosen: undefined }, announce(message))
  }
  const run = { ...state.run, failures: state.run.failures + 1 }
  const wait = backOff(run.failures, jitter, retryAfterMs)
  if (state.kind === 'waiting') return pollIn({ ...state, run }, now, wait)
  return state.isHeld ? go(state) : startIn(run, now, wait)
}

const onVisible = (state: Live, now: number): Move => {
  const { run } = state
  if (!run.isHidden) return go(state)
  const seen = { ...state, run: { ...run, isHidden: false } }
  if (seen.kind === 'starting' && seen.isHeld) return renew(seen, now)
  // After a failure the wait that was agreed on goes on.
  return seen.kind === 'waiting' && run.failures === 0 ? pollIn(seen, now, 0) : go(seen)
}

const onTick = (state: Live, now: number): Move => {
  const { run } = state
  if (run.isSlow || state.kind === 'choosing' || now - run.startedAt < identityTimes.slowAfterMs)
    return go(state)
  return go({ ...state, run: { ...run, isSlow: true } }, announce('identityStillWaiting'))
}

const isOrderOf = (state: Live, orderId: string): boolean =>
  state.kind !== 'starting' && state.order.id === orderId

const isOver = ({ run }: Live, now: number): boolean => now - run.startedAt >= identityTimes.endsAfterMs

const onLive = (state: Live, event: IdentityEvent): Move => {
  const { run } = state
  if ('orderId' in event && event.orderId !== undefined && !isOrderOf(state, event.orderId)) return go(state)
  switch (event.kind) {
    case 'start':
      return go(state)
    case 'hidden':
      return run.isHidden ? go(state) : go({ ...state, run: { ...run, isHidden: true } })
    case 'cancel':
      return end({ kind: 'cancelled', flow: run.request.flow }, 'RFA6', cancelling(state))
    case 'refused':
      return failWith(
        state,
        errorPageKindOf(event.errorKind ?? 'general'),
        event.message ?? failureMessage(state),
      )
    case 'answered':
      return state.kind === 'starting' ? go(state) : onAnswer(state, event)
    default:
      if (!isOver(state, event.now)) return onTimely(state, event)
      return timeOut(state, event.kind === 'started' ? [cancelOrder(event.order.id)] : [])
  }
}

const onTimely = (
  state: Live,
  event: Exclude<IdentityEvent, EventOf<'cancel' | 'refused' | 'answered' | 'start' | 'hidden'>>,
): Move => {
  const { now } = event
  switch (event.kind) {
    case 'started':
      if (state.kind === 'starting' && !state.isHeld) return onStarted(state, event.order, now)
      return isOrderOf(state, event.order.id) ? go(state) : go(state, cancelOrder(event.order.id))
    case 'failed':
      return onFailed(state, event)
    case 'tick':
      return onTick(state, now)
    case 'visible':
      return onVisible(state, now)
    case 'associationChosen':
      return state.kind === 'choosing' &&
        state.chosen === undefined &&
        state.associations.some((association) => association.id === event.association)
        ? choose(state, event.association)
        : go(state)
    default:
      return state.kind === 'waiting' ? onWaiting(state, event) : go(state)
  }
}

const onWaiting = (state: Waiting, event: EventOf<'returned' | 'renew' | 'startAgain'>): Move => {
  const { now } = event
  const { run } = state
  if (event.kind === 'startAgain') {
    const { sentAt, nextAt, isHidden } = run
    const anew = { ...begin(run.request, now), sentAt, nextAt, isHidden }
    return run.isSlow ? startIn(anew, now, 0, cancelling(state)) : go(state)
  }
  if (event.kind === 'renew')
    return isUnopened(state) && state.order.redirectUrl === undefined ? renew(state, now) : go(state)
  return isOrderOf(state, event.handle) && event.type === run.request.flow && run.failures === 0
    ? pollIn(state, now, 0)
    : go(state)
}

/**
 * Moves an identification (specification 1 §4; provider-facts 5.1.3; traps T4, T5). It polls once a second until the
 * status is ok, authorized, cancelled or an error, renews an order that nobody opens, and ends after five minutes in all.
 * An order that comes too late, or twice, is cancelled. Nothing else happens after the end.
 */
export const stepIdentitySession = (state: IdentitySession, event: IdentityEvent): Move => {
  if (state.kind === 'ended')
    return event.kind === 'started' ? go(state, cancelOrder(event.order.id)) : go(state)
  if (state.kind !== 'idle') return onLive(state, event)
  if (event.kind === 'start') return startIn(begin(event.request, event.now), event.now, 0)
  const flow = event.kind === 'returned' ? authFlowOf(event.type) : undefined
  if (event.kind !== 'returned' || flow === undefined) return go(state)
  // A page that was returned to only asks; it never starts an order by itself.
  const run = { ...begin({ ...event.request, flow }, event.now), renewals: identityTimes.maxRenewals }
  return pollIn({ kind: 'waiting', run, order: { id: event.handle } }, event.now, 0)
}
