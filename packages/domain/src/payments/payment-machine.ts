// The state machine of one payment, run by the browser, which polls, and by the server, which settles.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import type { PaymentMessageKey } from './payment-messages.ts'
import type { BookingPaymentStatus } from './payment-status.ts'
import { isPaymentOver, nextPaymentPoll, paymentPollLimit } from './payment-status.ts'

/** How a payment stands. It can be written as JSON. Instants are epoch ms. */
export type PaymentState =
  /** It has an id; no provider has been asked. */
  | { readonly kind: 'created' }
  /** The provider has it. */
  | { readonly kind: 'pending'; readonly startedAt: number; readonly isCancelAsked?: true }
  /** `isLate`: the money came when nobody waited any more, so the booking may have expired. */
  | { readonly kind: 'paid'; readonly isLate: boolean; readonly receiptId?: string }
  /** `isRefundAsked`: money came nevertheless and is on its way back. */
  | {
      readonly kind: 'declined' | 'failed' | 'cancelled'
      readonly messageKey: PaymentMessageKey
      readonly isRefundAsked?: true
    }
  /** Nobody knows whether money was taken; nothing may claim that it was not. */
  | { readonly kind: 'unknown'; readonly messageKey: PaymentMessageKey }

/** A payment's status as fetched from the provider, also after a callback. */
export interface PaymentReport {
  readonly status: BookingPaymentStatus
  readonly messageKey?: PaymentMessageKey
  readonly receiptId?: string
}

/** What can happen to a payment, and who causes it. `now` is epoch ms. */
export type PaymentEvent =
  /** Provider: it took the order. */
  | { readonly kind: 'started'; readonly now: number }
  /** Provider: its verified status, polled or fetched after a callback. */
  | { readonly kind: 'reported'; readonly report: PaymentReport; readonly now: number }
  /** Provider: it called us. The call itself proves nothing; the status is fetched. */
  | { readonly kind: 'calledBack' }
  /** Payer: back from the provider's page, with nothing that proves how it went. */
  | { readonly kind: 'returnedUnproven' }
  /** Clock: the time for asking is up. */
  | { readonly kind: 'timedOut'; readonly now: number }
  /** Payer, or a booking that ends. */
  | { readonly kind: 'cancelAsked' }
  /** Provider: too late to cancel (RP07): read how it went. */
  | { readonly kind: 'cancelRefused' }

/** What a payment asks of the outside. */
export type PaymentEffect =
  /** Ask the provider how it stands, after so many ms. */
  | { readonly kind: 'checkStatus'; readonly after: number }
  | { readonly kind: 'cancelAtProvider' }
  /** Tell the booking, once, that the money is there. */
  | { readonly kind: 'settle'; readonly isLate: boolean }
  /** Pay back, once. */
  | { readonly kind: 'refund' }

/** A payment that nobody has been asked for yet. */
export const initialPayment: PaymentState = { kind: 'created' }

type Move = Step<PaymentState, PaymentEffect>
type Reported = PaymentEvent & { readonly kind: 'reported' }

const unclear: PaymentState = { kind: 'unknown', messageKey: 'unclear' }
const cancel: PaymentEffect = { kind: 'cancelAtProvider' }
const check = (after: number): PaymentEffect => ({ kind: 'checkStatus', after })

/** The payment after a report; false for one that changes nothing. */
const applyReport = (state: PaymentState, { report, now }: Reported): Move | false => {
  const { status, messageKey, receiptId } = report
  if (isPaymentOver(state.kind))
    return (
      status === 'paid' &&
      'messageKey' in state &&
      !('isRefundAsked' in state) &&
      go({ ...state, isRefundAsked: true } as PaymentState, { kind: 'refund' })
    )
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
  if (status === 'unknown') return go({ kind: status, messageKey: messageKey ?? 'unclear' })
  const after = nextPaymentPoll(elapsed)
  if (after === undefined) return go(unclear)
  return go(state.kind === 'pending' ? state : { kind: status, startedAt: now }, check(after))
}

const move = (state: PaymentState, event: PaymentEvent): Move | false | undefined => {
  const isPending = state.kind === 'pending'
  switch (event.kind) {
    case 'started':
      if (state.kind === 'created')
        return go({ kind: 'pending', startedAt: event.now }, check(nextPaymentPoll(0) ?? 0))
      // The order went out before the payer cancelled.
      return state.kind === 'cancelled' && go(state, cancel)
    case 'reported':
      return applyReport(state, event)
    case 'calledBack':
      return !isPaymentOver(state.kind) && go(state, check(0))
    case 'returnedUnproven':
      return isPending && go(unclear, check(0))
    case 'timedOut':
      return isPending && event.now - state.startedAt >= paymentPollLimit && go(unclear)
    case 'cancelAsked':
      if (state.kind === 'created') return go({ kind: 'cancelled', messageKey: 'cancelled' })
      return isPending && !state.isCancelAsked && go({ ...state, isCancelAsked: true }, cancel)
    case 'cancelRefused':
      return isPending && state.isCancelAsked && go({ kind: 'pending', startedAt: state.startedAt }, check(0))
  }
}

/**
 * Moves a payment. It is settled once; an end stays an end, and money that comes after one is paid back, once.
 */
export const stepPayment = (state: PaymentState, event: PaymentEvent): Step<PaymentState, PaymentEffect> =>
  move(state, event) || go(state)
