// The state machine of an identification: polling, display and end.

import { retryWaitMs } from '../flows/retry-wait.ts'
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import type { CountryCode } from '../sites/site.ts'
import type { AuthFlow, LoginType } from './auth-flows.ts'
import type { IdentityDevice, RfaMessage } from './bank-id.ts'
import { rfaOfFailed, rfaOfPending } from './bank-id.ts'
import type { ErrorPageKind } from './error-pages.ts'
import { errorPageKindOf, errorPageKindOfCause } from './error-pages.ts'
import type { IdentityModal } from './identity-modals.ts'
import { fallbackLoginModal } from './identity-modals.ts'

/** Times of an identification, in milliseconds, and the limit of renewals. */
export const identityTimes = {
  /** Between a response and the next request (PLAT-71): never two requests within a second. */
  pollMs: 1000,
  /** The same while the page is hidden. */
  hiddenPollMs: 5000,
  /** When "start again" is offered. */
  slowAfterMs: 60_000,
  /** Until when an unopened order is replaced silently, from the first on. */
  renewWithinMs: 180_000,
  /** Maximum number of replacements. */
  maxRenewals: 5,
  /** When an identification ends in any case (PLAT-71). */
  endsAfterMs: 300_000,
} as const

/** The person, the purpose and the device of an identification. */
export interface IdentityRequest {
  readonly flow: AuthFlow
  readonly country: CountryCode
  readonly device: IdentityDevice
  /** A phone or a tablet. */
  readonly isMobile: boolean
  /** Absent in flows other than login. */
  readonly loginType?: LoginType
}

/** The service's response to a start. */
export interface IdentityOrder {
  readonly id: string
  /** Starts the bank's app on the same device. */
  readonly autoStartToken?: string
  /** The text of the first QR code. */
  readonly qr?: string
  /** Address of the provider's own page. */
  readonly redirectUrl?: string
}

/** An association that a user may sign in for. */
export interface SelectableAssociation {
  readonly id: string
  readonly name: string
}

/** The service's response to a poll, or to a start without an order. */
export type IdentityOrderStatus =
  | { readonly kind: 'pending'; readonly hintCode?: string; readonly qr?: string | undefined }
  | { readonly kind: 'chooseBoardMember'; readonly associations: readonly SelectableAssociation[] }
  | { readonly kind: 'ok' | 'authorized' | 'cancelled' }
  /** `hintCode`: of a failed order, or the error code of a refused call. `errorKind`: the kind of error page, if the service names one. */
  | { readonly kind: 'error'; readonly hintCode?: string; readonly errorKind?: string }

/** Messages of the page; two of them are those of the result codes. The wording is in each site's texts. */
export type IdentityMessage = RfaMessage | 'ChooseBoardMember' | 'NoBoardMember'

/** The end of an identification. `cancelled` has the message of the result code `Cancelled`. */
export type IdentityResult =
  | { readonly kind: 'ok' | 'authorized' | 'cancelled'; readonly flow: AuthFlow }
  | {
      readonly kind: 'error'
      readonly flow: AuthFlow
      readonly errorPage: ErrorPageKind
      readonly message: IdentityMessage
      /** Replaces the modal of the identification; see {@link fallbackLoginModal}. */
      readonly modal: IdentityModal | undefined
    }

interface Lasting {
  readonly request: IdentityRequest
  /** The device's instant. */
  readonly startedAt: number
  readonly renewals: number
  /** Consecutive requests without a response. */
  readonly failures: number
  readonly isHidden: boolean
  /** Whether it takes so long that a waiting page shows it, and offers "start again". */
  readonly isSlow: boolean
  /** The current message of the page, in a live region: unchanged while there is nothing new. */
  readonly message?: IdentityMessage | undefined
}

interface Starting extends Lasting {
  readonly kind: 'starting'
  readonly order?: undefined
}

interface Waiting extends Lasting {
  readonly kind: 'waiting'
  readonly order: IdentityOrder
  /** The service's last. `startFailed`: the next order is created when the page is visible. */
  readonly hintCode?: string | undefined
  /** The QR code to show now. */
  readonly qr?: string | undefined
}

interface Choosing extends Lasting {
  readonly kind: 'choosing'
  readonly order: IdentityOrder
  readonly associations: readonly SelectableAssociation[]
  /** Id of the association that has been sent. */
  readonly chosen?: string | undefined
}

/** An identification in progress. */
export type IdentityRun = Starting | Waiting | Choosing

/** The state of an identification; plain data that survives JSON. */
export type IdentitySession =
  | { readonly kind: 'idle' }
  | IdentityRun
  | { readonly kind: 'ended'; readonly result: IdentityResult }

/** Events of it. `now` is the device's clock; `orderId` is the order of a response, and is absent in the response to a start. */
export type IdentityEvent = { readonly now: number } & (
  | { readonly kind: 'start'; readonly request: IdentityRequest }
  /** Returned from the bank's app or page, in a new page: the handle and the flow of the address. */
  | { readonly kind: 'returned'; readonly orderId: string; readonly request: IdentityRequest }
  | { readonly kind: 'started'; readonly order: IdentityOrder }
  | { readonly kind: 'answered'; readonly orderId?: string; readonly answer: IdentityOrderStatus }
  /** No response: no connection, timeout, 5xx or 429. `jitter` is 0 to 1. */
  | {
      readonly kind: 'failed'
      readonly orderId?: string
      readonly jitter: number
      readonly retryAfterMs?: number
    }
  /** The user presses "start again". */
  | { readonly kind: 'startAgain' }
  | { readonly kind: 'associationChosen'; readonly association: string }
  | { readonly kind: 'cancel' }
  /** `tick`: once a second while it runs. The others: visibility of the page. */
  | { readonly kind: 'tick' | 'hidden' | 'visible' }
)

/**
 * Its effects. A `startOrder` or `poll` replaces one that has not been sent yet; a `poll` is left out while another is in progress, as its
 * response schedules the next. `finish` comes once and ends every timer.
 */
export type IdentityEffect =
  | { readonly kind: 'startOrder'; readonly request: IdentityRequest; readonly afterMs: number }
  | { readonly kind: 'poll'; readonly orderId: string; readonly afterMs: number }
  | { readonly kind: 'cancelOrder'; readonly orderId: string }
  /** Go to the provider's own page, or start the bank's app if it has none. */
  | { readonly kind: 'openIdentity'; readonly order: IdentityOrder }
  | { readonly kind: 'chooseAssociation'; readonly orderId: string; readonly association: string }
  | { readonly kind: 'finish'; readonly result: IdentityResult }

type Move = Step<IdentitySession, IdentityEffect>
type Effects = readonly IdentityEffect[]

/** Before the start. */
export const initialIdentitySession: IdentitySession = { kind: 'idle' }

const begin = (request: IdentityRequest, startedAt: number): Starting => ({
  kind: 'starting',
  request,
  startedAt,
  renewals: 0,
  failures: 0,
  isHidden: false,
  isSlow: false,
})

const cancelOrder = (order: IdentityOrder | undefined): Effects =>
  order ? [{ kind: 'cancelOrder', orderId: order.id }] : []

const end = (result: IdentityResult, effects: Effects = []): Move =>
  go({ kind: 'ended', result }, ...effects, { kind: 'finish', result })

/** Messages by hint code exist only for Swedish BankID; other providers have a general one. */
const fail = (
  { request }: IdentityRun,
  why: {
    readonly hintCode?: string
    readonly errorKind?: string | undefined
    readonly message?: IdentityMessage
  },
  effects?: Effects,
): Move => {
  const { hintCode, errorKind } = why
  const errorPage = errorKind === undefined ? errorPageKindOfCause(hintCode) : errorPageKindOf(errorKind)
  const message = why.message ?? (request.country === 'SE' ? rfaOfFailed(hintCode, request.device) : 'RFA22')
  return end(
    { kind: 'error', flow: request.flow, errorPage, message, modal: fallbackLoginModal(request) },
    effects,
  )
}

const isOver = (run: IdentityRun, now: number): boolean => now - run.startedAt >= identityTimes.endsAfterMs

const timeOut = (run: IdentityRun): Move =>
  fail(run, { hintCode: 'expiredTransaction' }, cancelOrder(run.order))

/** Requests an order, or polls it. The last request is complete, so a delay of a second separates the two. */
const ask = (
  run: Starting | Waiting,
  now: number,
  effects: Effects = [],
  afterMs: number = run.isHidden ? identityTimes.hiddenPollMs : identityTimes.pollMs,
): Move => {
  if (isOver(run, now)) return timeOut(run)
  const { order, request } = run
  return go(
    run,
    ...effects,
    order ? { kind: 'poll', orderId: order.id, afterMs } : { kind: 'startOrder', request, afterMs },
  )
}

/** The order expired before it was opened. */
const renew = (run: Waiting, now: number): Move => {
  const { request, startedAt, isSlow, message } = run
  const renewals = run.renewals + 1
  if (now - startedAt >= identityTimes.renewWithinMs || renewals > identityTimes.maxRenewals)
    return fail(run, { hintCode: 'startFailed' })
  return run.isHidden
    ? go({ ...run, hintCode: 'startFailed', qr: undefined })
    : ask({ ...begin(request, startedAt), renewals, isSlow, message }, now)
}

const onPending = (
  run: Waiting,
  { hintCode = run.hintCode, qr }: Extract<IdentityOrderStatus, { kind: 'pending' }>,
  now: number,
  effects?: Effects,
): Move => {
  const { request } = run
  const showsQr = request.device === 'other' && hintCode === 'outstandingTransaction'
  const message = request.country === 'SE' ? rfaOfPending(hintCode, request) : undefined
  return ask({ ...run, failures: 0, hintCode, qr: showsQr ? qr : undefined, message }, now, effects)
}

const onStarted = (run: Starting, order: IdentityOrder, now: number): Move => {
  // The app is opened once, by the user's own press; a renewed order waits for the button.
  const opens = run.renewals === 0 && (run.request.device === 'same' || order.redirectUrl !== undefined)
  return onPending(
    { ...run, kind: 'waiting', order },
    { kind: 'pending', hintCode: 'outstandingTransaction', qr: order.qr },
    now,
    opens ? [{ kind: 'openIdentity', order }] : [],
  )
}

const choose = (run: Choosing, association: string): Move =>
  go({ ...run, chosen: association }, { kind: 'chooseAssociation', orderId: run.order.id, association })

const onAssociations = (run: Waiting, associations: readonly SelectableAssociation[]): Move => {
  const [first, second] = associations
  const message = first ? 'ChooseBoardMember' : 'NoBoardMember'
  if (!first) return fail(run, { errorKind: 'unauthorizedid', message }, cancelOrder(run.order))
  const choosing: Choosing = { ...run, kind: 'choosing', associations, message }
  return second ? go(choosing) : choose(choosing, first.id)
}

const onAnswer = (run: IdentityRun, answer: IdentityOrderStatus, now: number): Move => {
  switch (answer.kind) {
    case 'error':
      return run.kind === 'waiting' && answer.hintCode === 'startFailed' ? renew(run, now) : fail(run, answer)
    case 'pending':
      return run.kind === 'waiting' ? onPending(run, answer, now) : go(run)
    case 'chooseBoardMember':
      return run.kind === 'waiting' ? onAssociations(run, answer.associations) : go(run)
    default:
      return end({ kind: answer.kind, flow: run.request.flow })
  }
}

const onRun = (run: IdentityRun, event: IdentityEvent): Move => {
  const { now } = event
  const { request, order } = run
  const stay: Move = go(run)
  switch (event.kind) {
    case 'started':
      if (run.kind === 'starting') return onStarted(run, event.order, now)
      return event.order.id === order?.id ? stay : go(run, ...cancelOrder(event.order))
    case 'answered':
      return event.orderId === order?.id ? onAnswer(run, event.answer, now) : stay
    case 'failed': {
      if (event.orderId !== order?.id) return stay
      if (run.kind === 'choosing') return go({ ...run, chosen: undefined, message: 'RFA5' })
      const failures = run.failures + 1
      return ask({ ...run, failures }, now, [], retryWaitMs(failures, event.jitter, event.retryAfterMs))
    }
    case 'tick':
      if (isOver(run, now)) return timeOut(run)
      return run.isSlow || now - run.startedAt < identityTimes.slowAfterMs
        ? stay
        : go({ ...run, isSlow: true })
    case 'startAgain':
      return run.kind === 'waiting' && run.isSlow ? ask(begin(request, now), now, cancelOrder(order)) : stay
    case 'associationChosen':
      return run.kind === 'choosing' &&
        run.chosen === undefined &&
        run.associations.some(({ id }) => id === event.association)
        ? choose(run, event.association)
        : stay
    case 'cancel':
      return end({ kind: 'cancelled', flow: request.flow }, cancelOrder(order))
    case 'hidden':
    case 'visible': {
      const isHidden = event.kind === 'hidden'
      if (isHidden === run.isHidden) return stay
      const seen = { ...run, isHidden }
      if (isHidden || seen.kind !== 'waiting') return go(seen)
      if (seen.hintCode === 'startFailed') return renew(seen, now)
      // The delay of a failure continues.
      return seen.failures > 0 ? go(seen) : ask(seen, now)
    }
    default:
      return stay
  }
}

/**
 * Moves an identification (PLAT-71). It polls once a second until the status is ok, authorized, cancelled or an error, replaces an order
 * that was not opened, and ends after five minutes in total. An order that arrives too late, or twice, is cancelled. Nothing else happens
 * after the end.
 */
export const stepIdentitySession = (state: IdentitySession, event: IdentityEvent): Move => {
  if (state.kind === 'ended')
    return go(state, ...cancelOrder(event.kind === 'started' ? event.order : undefined))
  if (state.kind !== 'idle') return onRun(state, event)
  if (event.kind !== 'start' && event.kind !== 'returned') return go(state)
  const { now } = event
  const run = begin(event.request, now)
  if (event.kind === 'start') return ask(run, now, [], 0)
  // A page after a return only polls; it never starts an order by itself.
  const { maxRenewals } = identityTimes
  return ask({ ...run, kind: 'waiting', order: { id: event.orderId }, renewals: maxRenewals }, now, [], 0)
}
