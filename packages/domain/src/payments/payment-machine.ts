// One payment from its making to its end: the same steps in the browser, which asks, and on the server, which settles.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import type { PaymentMessageKey } from './payment-messages.ts'
import type { BookingPaymentStatus } from './payment-status.ts'
import { nextPaymentPoll, paymentPollInterval, paymentPollLimit } from './payment-status.ts'

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

/** What a provider says of a payment when it is asked, or a callback whose truth was fetched (contract-decisions 4.3). */
export interface PaymentAnswer {
  readonly status: BookingPaymentStatus
  readonly messageKey?: PaymentMessageKey
  readonly receiptId?: string
}

/** What can happen to a payment, and who causes it. `now` is epoch ms. */
export type PaymentEvent =
  /** Provider: it took the order. */
  | { readonly kind: 'started'; readonly now: number }
  /** Provider: the verified truth, from a question or after a callback. */
  | { readonly kind: 'answered'; readonly answer: PaymentAnswer; readonly now: number }
  /** Provider: it called us. The call itself proves nothing; the truth is fetched. */
  | { readonly kind: 'calledBack' }
  /** Payer: back from the provider's page, with nothing that proves how it went (provider-facts 5.2.5). */
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
export const createdPayment: PaymentState = { kind: 'created' }

const paid = (answer: PaymentAnswer, isLate: boolean): Step<PaymentState, PaymentEffect> =>
  go(
    { kind: 'paid', isLate, ...(answer.receiptId !== undefined && { receiptId: answer.receiptId }) },
    { kind: 'settle', isLate },
  )

const unclear: PaymentState = { kind: 'unknown', messageKey: 'unclear' }

/** An open payment hears how it stands. */
const hear = (
  state: PaymentState & { readonly kind: 'created' | 'pending' },
  { answer, now }: PaymentEvent & { readonly kind: 'answered' },
): Step<PaymentState, PaymentEffect> => {
  const elapsed = state.kind === 'pending' ? now - state.startedAt : 0
  switch (answer.status) {
    case 'paid':
      return paid(answer, elapsed >= paymentPollLimit)
    case 'declined':
    case 'failed':
    case 'cancelled':
      return go({ kind: answer.status, messageKey: answer.messageKey ?? answer.status })
    case 'unknown':
      return go({ kind: 'unknown', messageKey: answer.messageKey ?? 'unclear' })
    case 'pending': {
      const after = nextPaymentPoll(elapsed)
      if (after === undefined) return go(unclear)
      return go(state.kind === 'pending' ? state : { kind: 'pending', startedAt: now }, {
        kind: 'checkStatus',
        after,
      })
    }
    default:
      return go(state)
  }
}

/**
 * Moves a payment. It is settled once, whatever is heard again; an end stays an end, and money that comes after one is paid
 * back, once.
 */
export const movePayment = (state: PaymentState, event: PaymentEvent): Step<PaymentState, PaymentEffect> => {
  const check = go<PaymentState, PaymentEffect>(state, { kind: 'checkStatus', after: 0 })
  const cancel = { kind: 'cancelAtProvider' } as const
  switch (state.kind) {
    case 'created':
      if (event.kind === 'started')
        return go(
          { kind: 'pending', startedAt: event.now },
          { kind: 'checkStatus', after: paymentPollInterval },
        )
      if (event.kind === 'answered') return hear(state, event)
      if (event.kind === 'calledBack') return check
      return event.kind === 'cancelAsked' ? go({ kind: 'cancelled', messageKey: 'cancelled' }) : go(state)
    case 'pending':
      switch (event.kind) {
        case 'answered':
          return hear(state, event)
        case 'calledBack':
          return check
        case 'returnedUnproven':
          return go(unclear, ...check.effects)
        case 'timedOut':
          return event.now - state.startedAt >= paymentPollLimit ? go(unclear) : go(state)
        case 'cancelAsked':
          return state.isCancelAsked ? go(state) : go({ ...state, isCancelAsked: true }, cancel)
        case 'cancelRefused':
          return state.isCancelAsked
            ? go({ kind: 'pending', startedAt: state.startedAt }, ...check.effects)
            : go(state)
        default:
          return go(state)
      }
    case 'unknown':
      if (event.kind === 'calledBack') return check
      if (event.kind !== 'answered') return go(state)
      switch (event.answer.status) {
        case 'paid':
          return paid(event.answer, true)
        case 'declined':
        case 'failed':
        case 'cancelled':
          return go({ kind: 'failed', messageKey: event.answer.messageKey ?? event.answer.status })
        default:
          return go(state)
      }
    case 'paid':
      return go(state)
    default:
      // The order went out before the wish to cancel was known.
      if (event.kind === 'started' && state.kind === 'cancelled') return go(state, cancel)
      return event.kind === 'answered' && event.answer.status === 'paid' && !state.isRefundAsked
        ? go({ ...state, isRefundAsked: true }, { kind: 'refund' })
        : go(state)
  }
}
