// The state machine of one payment, run by the browser, which polls, and by the server, which settles.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import type { PaymentMessageKey } from './payment-messages.ts'
import type { BookingPaymentStatus } from './payment-status.ts'
import { isPaymentOver, nextPaymentPoll, paymentPollLimit } from './payment-status.ts'

/** The state of a payment. Can be serialised as JSON. Instants are epoch ms. */
export type PaymentState =
  /** It has an id; no provider has been asked. */
  | { readonly kind: 'created' }
  /** The provider has it. */
  | { readonly kind: 'pending'; readonly startedAt: number; readonly isCancelRequested?: true }
  /** `isLate`: the money arrived after the timeout, so the booking may have expired. */
  | { readonly kind: 'paid'; readonly isLate: boolean; readonly receiptId?: string }
  /**
   * `isRefundRequested`: money arrived nevertheless and is being refunded. `isUnconfirmed`: we closed it, and its provider has not confirmed
   * the end: money may still arrive, and is refunded.
   */
  | {
      readonly kind: 'declined' | 'failed' | 'cancelled'
      readonly messageKey: PaymentMessageKey
      readonly isRefundRequested?: true
      readonly isUnconfirmed?: true
    }
  /** It is unclear whether money was taken; no text may claim that it was not. */
  | { readonly kind: 'unknown'; readonly messageKey: PaymentMessageKey; readonly isCancelRequested?: true }

/** A payment's status as fetched from the provider, also after a callback. */
export interface PaymentReport {
  readonly status: BookingPaymentStatus
  readonly messageKey?: PaymentMessageKey
  readonly receiptId?: string
}

/** Events of a payment, and their sources. `now` is epoch ms. */
export type PaymentEvent =
  /** Provider: it accepted the order. */
  | { readonly kind: 'started'; readonly now: number }
  /** Provider: its verified status, polled or fetched after a callback. */
  | { readonly kind: 'reported'; readonly report: PaymentReport; readonly now: number }
  /** Provider: a callback. It proves nothing by itself; the status is fetched. */
  | { readonly kind: 'calledBack' }
  /** Payer: returned from the provider's page, without proof of the result. */
  | { readonly kind: 'returnedUnproven' }
  /** Clock: polling has timed out. */
  | { readonly kind: 'timedOut'; readonly now: number }
  /** Payer, or a booking that ends. */
  | { readonly kind: 'cancelAsked' }
  /** Provider: too late to cancel (RP07): poll the result. */
  | { readonly kind: 'cancelRefused' }
  /** Clock or payer: it ends here although its provider has not confirmed the end. */
  | { readonly kind: 'closed' }

/**
 * Whether money of a payment may still move: its provider has been asked, and has not reported the end. A payment that only has a number
 * does not count, because no provider was asked.
 */
export const isPaymentUnderWay = (state: PaymentState): boolean =>
  isPaymentOver(state.kind)
    ? 'isUnconfirmed' in state && state.isUnconfirmed === true
    : state.kind !== 'created'

/** Effects of a payment. */
export type PaymentEffect =
  /** Poll the provider's status after so many ms. */
  | { readonly kind: 'checkStatus'; readonly after: number }
  | { readonly kind: 'cancelAtProvider' }
  /** Notify the booking of the payment, once. */
  | { readonly kind: 'settle'; readonly isLate: boolean }
  /** Refund, once. */
  | { readonly kind: 'refund' }

/** A payment before any provider is asked. */
export const initialPayment: PaymentState = { kind: 'created' }

type Move = Step<PaymentState, PaymentEffect>
type Reported = PaymentEvent & { readonly kind: 'reported' }

const cancel: PaymentEffect = { kind: 'cancelAtProvider' }
const check = (after: number): PaymentEffect => ({ kind: 'checkStatus', after })

/** A pending cancellation stays pending in doubt. */
const inDoubt = (state: PaymentState, messageKey: PaymentMessageKey = 'unclear'): PaymentState => ({
  kind: 'unknown',
  messageKey,
  ...(state.kind === 'pending' && state.isCancelRequested && { isCancelRequested: true }),
})

type Ended = Extract<PaymentState, { kind: 'declined' | 'failed' | 'cancelled' }>
const isEnded = (state: PaymentState): state is Ended => isPaymentOver(state.kind) && state.kind !== 'paid'
const noMoney: readonly BookingPaymentStatus[] = ['declined', 'failed', 'cancelled']

/** A report about a payment that has ended: late money is refunded, and a provider's report confirms our end. */
const applyLateReport = (ended: Ended, { status, messageKey }: PaymentReport): Move | false => {
  const { isUnconfirmed, ...confirmed } = ended
  if (status === 'paid')
    return !ended.isRefundRequested && go({ ...confirmed, isRefundRequested: true }, { kind: 'refund' })
  return (
    isUnconfirmed === true &&
    noMoney.includes(status) &&
    go({ ...confirmed, messageKey: messageKey ?? ended.kind })
  )
}

/** The payment after a report; false if it changes nothing. */
const applyReport = (state: PaymentState, { report, now }: Reported): Move | false => {
  const { status, messageKey, receiptId } = report
  if (isEnded(state)) return applyLateReport(state, report)
  if (state.kind === 'paid') return false
  const isUnclear = state.kind === 'unknown'
  const elapsed = state.kind === 'pending' ? now - state.startedAt : 0
  if (status === 'paid') {
    const isLate = isUnclear || elapsed >= paymentPollLimit
    return go(
      { kind: status, isLate, ...(receiptId !== undefined && { receiptId }) },
      { kind: 'settle', isLate },
    )
  }
  if (status === 'declined' || status === 'failed' || status === 'cancelled')
    return go({ kind: isUnclear ? 'failed' : status, messageKey: messageKey ?? status })
  if (isUnclear || status === 'created') return false
  if (status === 'unknown') return go(inDoubt(state, messageKey))
  const after = nextPaymentPoll(elapsed)
  if (after === undefined) return go(inDoubt(state))
  return go(state.kind === 'pending' ? state : { kind: status, startedAt: now }, check(after))
}

/** At its provider, or in doubt. */
const isOpen = (state: PaymentState): state is Extract<PaymentState, { kind: 'pending' | 'unknown' }> =>
  state.kind === 'pending' || state.kind === 'unknown'

const move = (state: PaymentState, event: PaymentEvent): Move | false | undefined => {
  const isPending = state.kind === 'pending'
  switch (event.kind) {
    case 'started':
      if (state.kind === 'created')
        return go({ kind: 'pending', startedAt: event.now }, check(nextPaymentPoll(0) ?? 0))
      // The order was sent before the payer cancelled.
      return state.kind === 'cancelled' && go(state, cancel)
    case 'reported':
      return applyReport(state, event)
    case 'calledBack':
      return !isPaymentOver(state.kind) && go(state, check(0))
    case 'returnedUnproven':
      return isPending && go(inDoubt(state), check(0))
    case 'timedOut':
      return isPending && event.now - state.startedAt >= paymentPollLimit && go(inDoubt(state))
    case 'cancelAsked':
      if (state.kind === 'created') return go({ kind: 'cancelled', messageKey: 'cancelled' })
      return isOpen(state) && !state.isCancelRequested && go({ ...state, isCancelRequested: true }, cancel)
    case 'cancelRefused': {
      if (!isOpen(state) || !state.isCancelRequested) return false
      const { isCancelRequested: _, ...rest } = state
      return go(rest, check(0))
    }
    case 'closed':
      if (state.kind === 'created') return go({ kind: 'cancelled', messageKey: 'cancelled' })
      return (
        isOpen(state) &&
        go({ kind: isPending ? 'cancelled' : 'failed', messageKey: 'closed', isUnconfirmed: true })
      )
  }
}

/** Moves a payment. It is settled once; an end is final, and money that arrives after one is refunded, once. */
export const stepPayment = (state: PaymentState, event: PaymentEvent): Step<PaymentState, PaymentEffect> =>
  move(state, event) || go(state)
