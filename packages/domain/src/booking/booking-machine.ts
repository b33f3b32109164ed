// A booking from the first click to the end, as a pure state machine for browser and server.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import type { BookingPaymentStatus } from '../payments/payment-status.ts'
import type { ErrorPageKind } from '../sign-in/error-pages.ts'
import { holdDuration, isHoldOver, nextBookingPoll, paymentWindow } from './booking-hold.ts'
import { statusBefore, statusBeside } from './booking-moves.ts'
import type { ActiveBookingStatus, BookingExit, BookingStatus } from './booking-status.ts'
import { isBookingOver } from './booking-status.ts'
import type { BookingVariant } from './booking-variants.ts'
import { hasBookingPayment, isSignedOfferBinding } from './booking-variants.ts'

/** The signers. */
export type BookingSigner = 'buyer' | 'coBuyer'

/** The facts that a booking has from the beginning. */
export interface BookingFacts {
  readonly variant: BookingVariant
  /** The home. */
  readonly objectId: string
}

/** A booking that holds its home. */
export interface ActiveBooking extends BookingFacts {
  readonly kind: ActiveBookingStatus
  readonly bookingId: string
  /** Epoch ms. Absent once a contract without payment is signed: then the hold does not expire. */
  readonly holdExpiresAt?: number
  readonly isHoldExtended: boolean
  readonly isPaymentBegun: boolean
  readonly applicants: 1 | 2
  /** The signers that have signed so far. */
  readonly signedBy: readonly BookingSigner[]
}

/** A booking that was cancelled, has expired or has failed. */
export interface EndedBooking extends BookingFacts {
  readonly kind: BookingExit
  readonly bookingId?: string
  /** Why it failed. */
  readonly failure?: ErrorPageKind
  /**
   * The payment of a booking that ended while it was being paid: it may still arrive (`open`), it arrived and the home is requested again
   * (`arrived`), or it is refunded (`refunding`).
   */
  readonly money?: 'open' | 'arrived' | 'refunding'
}

/** The state of a booking. It can be written as JSON. */
export type BookingState =
  | ({ readonly kind: 'draft' | 'identifying' | 'identified' } & BookingFacts)
  /** The booking service is working: `since` is epoch ms, `requestId` identifies the request when polling. */
  | ({ readonly kind: 'holding'; readonly since: number; readonly requestId?: string } & BookingFacts)
  | ActiveBooking
  | ({ readonly kind: 'paid'; readonly bookingId: string } & BookingFacts)
  | ({ readonly kind: 'completed'; readonly bookingId: string } & BookingFacts)
  | EndedBooking

/** The events of a booking. `now` is epoch ms by the server's clock. */
export type BookingEvent =
  | { readonly kind: 'identityAsked' }
  /** The buyer stopped identifying and can try again. */
  | { readonly kind: 'identityStopped' }
  | { readonly kind: 'identityConfirmed' }
  | { readonly kind: 'bookingAsked'; readonly now: number }
  /** 202 from `startbookingasync`. */
  | { readonly kind: 'bookingAccepted'; readonly requestId: string }
  /** 202 from `getbookingstatus`. */
  | { readonly kind: 'bookingPending'; readonly now: number }
  /** 200: the home is held. `holdExpiresAt` (epoch ms) is set by the server; without it, 30 minutes from `now`. */
  | {
      readonly kind: 'bookingHeld'
      readonly bookingId: string
      readonly now: number
      readonly holdExpiresAt?: number
    }
  /** The buyer continues from the start of the booking. */
  | { readonly kind: 'infoOpened'; readonly now: number }
  | { readonly kind: 'infoFilled'; readonly applicants: 1 | 2; readonly now: number }
  /** The form of the current step is filled in. */
  | {
      readonly kind: 'formFilled'
      readonly form: 'documents' | 'choices' | 'financing' | 'accommodation'
      readonly now: number
    }
  /** The buyer went back, with the page's button or the browser's. */
  | { readonly kind: 'wentBack'; readonly now: number }
  | { readonly kind: 'signatureGiven'; readonly by: BookingSigner; readonly now: number }
  /** Signing was stopped in the e-ID's own app before the first signature. */
  | { readonly kind: 'signingStopped'; readonly now: number }
  | { readonly kind: 'paymentAsked'; readonly now: number }
  /** The status of the payment: see `payments`. */
  | { readonly kind: 'paymentAnswered'; readonly status: BookingPaymentStatus; readonly now: number }
  /** The payment arrived after expiry, and the home was requested again: if it is free, this booking has it back. */
  | { readonly kind: 'reconfirmed'; readonly isFree: boolean }
  /** `completebooking` succeeded. */
  | { readonly kind: 'completionConfirmed' }
  /** Time passes. */
  | { readonly kind: 'clockTicked'; readonly now: number }
  /** The buyer cancels. Ignored for a signed binding offer. */
  | { readonly kind: 'cancelAsked' }
  /** Staff release the buyers from a signed binding offer. */
  | { readonly kind: 'releasedByStaff' }
  /** A completed booking is withdrawn: by its buyer within the statutory days, or by staff. All payments are refunded. */
  | { readonly kind: 'withdrawn' }
  /** A permanent failure: not bookable, the wrong person signed, the terms not accepted … */
  | { readonly kind: 'failed'; readonly failure: ErrorPageKind }

/** The effects to run, in order. */
export type BookingEffect =
  | { readonly kind: 'startIdentity' }
  | { readonly kind: 'cancelIdentity' }
  | { readonly kind: 'startBooking'; readonly objectId: string }
  /** Call `getbookingstatus` after this delay in ms. */
  | { readonly kind: 'pollStatus'; readonly requestId: string; readonly after: number }
  | { readonly kind: 'saveBookingCookie'; readonly bookingId: string; readonly objectId: string }
  | { readonly kind: 'removeBookingCookie' }
  /** Hold the home until `holdExpiresAt`, epoch ms. */
  | { readonly kind: 'extendHold'; readonly bookingId: string; readonly holdExpiresAt: number }
  /** Release the home. Without `bookingId` the hold may still be pending; it is released when it arrives. */
  | { readonly kind: 'cancelBooking'; readonly bookingId?: string; readonly requestId?: string }
  | { readonly kind: 'startSigning'; readonly bookingId: string; readonly signers: readonly BookingSigner[] }
  | { readonly kind: 'cancelSigning'; readonly bookingId: string }
  | { readonly kind: 'startPayment'; readonly bookingId: string }
  | { readonly kind: 'cancelPayment'; readonly bookingId: string }
  | { readonly kind: 'refund'; readonly bookingId: string }
  /** Hold the home again if it is still free; answer with `reconfirmed`. */
  | { readonly kind: 'reconfirm'; readonly bookingId: string; readonly objectId: string }
  | { readonly kind: 'complete'; readonly bookingId: string }

type Move = Step<BookingState, BookingEffect>

const to: (state: BookingState, ...effects: readonly BookingEffect[]) => Move = go

/** A new booking. */
export const startBooking = (variant: BookingVariant, objectId: string): BookingState => ({
  kind: 'draft',
  variant,
  objectId,
})

/** Any state, for code that handles several. */
interface AnyBooking extends BookingFacts {
  readonly kind: BookingStatus
  readonly bookingId?: string
  readonly requestId?: string
  readonly isPaymentBegun?: boolean
}

type CancelEffect = 'cancelSigning' | 'cancelPayment' | 'refund'

/** The effects that cancel pending calls when a state is left other than by advancing. */
const stops: Readonly<Partial<Record<BookingStatus, CancelEffect>>> = {
  signing: 'cancelSigning',
  waitingCoSigner: 'cancelSigning',
  paying: 'cancelPayment',
  paid: 'refund',
}

const stop = ({ kind, bookingId }: AnyBooking): readonly BookingEffect[] => {
  if (kind === 'identifying') return [{ kind: 'cancelIdentity' }]
  const cancel = stops[kind]
  return cancel && bookingId !== undefined ? [{ kind: cancel, bookingId }] : []
}

/** The effects of leaving by an exit. */
const cleanUp = (state: AnyBooking): readonly BookingEffect[] => {
  const { kind, bookingId, requestId } = state
  if (kind === 'holding') return [{ kind: 'cancelBooking', ...(requestId !== undefined && { requestId }) }]
  return bookingId === undefined
    ? stop(state)
    : [...stop(state), { kind: 'cancelBooking', bookingId }, { kind: 'removeBookingCookie' }]
}

const factsOf = ({ variant, objectId }: BookingFacts): BookingFacts => ({ variant, objectId })

const leave = (state: AnyBooking, kind: BookingExit, failure?: ErrorPageKind): Move => {
  const { bookingId } = state
  const money = state.kind === 'paid' ? 'refunding' : state.isPaymentBegun && 'open'
  return to(
    {
      kind,
      ...factsOf(state),
      ...(bookingId !== undefined && { bookingId }),
      ...(failure && { failure }),
      ...(money && { money }),
    },
    ...cleanUp(state),
  )
}

/** Starts signing or paying, and extends the hold the first time. */
const begin = (state: ActiveBooking, isFirst: boolean, longer: number, start: BookingEffect): Move => {
  if (!isFirst) return to(state, start)
  const holdExpiresAt = (state.holdExpiresAt ?? 0) + longer
  return to(
    { ...state, holdExpiresAt },
    { kind: 'extendHold', bookingId: state.bookingId, holdExpiresAt },
    start,
  )
}

const signersOf = ({ applicants }: ActiveBooking): readonly BookingSigner[] =>
  (['buyer', 'coBuyer'] as const).slice(0, applicants)

const onwards = (state: ActiveBooking): Move => {
  // A state that holds the home and is followed by a form or a signing is followed by a state that holds it too.
  const kind = statusBeside(state.kind, state.variant, 1) as ActiveBookingStatus
  const { bookingId, isHoldExtended } = state
  return kind === 'signing'
    ? begin({ ...state, kind, isHoldExtended: true, signedBy: [] }, !isHoldExtended, holdDuration, {
        kind: 'startSigning',
        bookingId,
        signers: signersOf(state),
      })
    : to({ ...state, kind })
}

/** The booking in its previous state, with signatures discarded. */
const back = (state: BookingState, effects: readonly BookingEffect[]): Move | false => {
  const kind = statusBefore(state.kind, state.variant)
  return (
    kind !== undefined &&
    to(
      { ...state, kind, ...(state.kind === 'waitingCoSigner' && { signedBy: [] }) } as BookingState,
      ...effects,
    )
  )
}

const sign = (state: ActiveBooking, by: BookingSigner): Move | false => {
  if (state.signedBy.includes(by) || !signersOf(state).includes(by)) return false
  const signedBy = [...state.signedBy, by]
  if (signedBy.length < state.applicants) return to({ ...state, kind: 'waitingCoSigner', signedBy })
  const { holdExpiresAt: _, ...kept } = state
  return hasBookingPayment(state.variant)
    ? to({ ...state, kind: 'signed', signedBy })
    : to({ ...kept, kind: 'signed', signedBy }, { kind: 'complete', bookingId: state.bookingId })
}

const pay = (facts: BookingFacts, bookingId: string): Move =>
  to({ kind: 'paid', ...facts, bookingId }, { kind: 'complete', bookingId })

const sendBack = (state: EndedBooking, bookingId: string): Move =>
  to({ ...state, money: 'refunding' }, { kind: 'refund', bookingId })

/** The transition for an event; false if the event does not apply. */
const move = (state: BookingState, event: BookingEvent): Move | false => {
  const { kind, objectId, bookingId, isPaymentBegun }: AnyBooking = state
  const facts = factsOf(state)
  const takesPayment = hasBookingPayment(state.variant)
  switch (event.kind) {
    case 'identityAsked':
      return kind === 'draft' && to({ kind: 'identifying', ...facts }, { kind: 'startIdentity' })
    case 'identityStopped':
      return kind === 'identifying' && back(state, [])
    case 'identityConfirmed':
      return kind === 'identifying' && to({ kind: 'identified', ...facts })
    case 'bookingAsked':
      return (
        kind === 'identified' &&
        to({ kind: 'holding', ...facts, since: event.now }, { kind: 'startBooking', objectId })
      )
    case 'bookingAccepted': {
      const { requestId } = event
      return (
        state.kind === 'holding' &&
        state.requestId === undefined &&
        to({ ...state, requestId }, { kind: 'pollStatus', requestId, after: nextBookingPoll(0) ?? 0 })
      )
    }
    case 'bookingPending': {
      if (state.kind !== 'holding') return false
      const { requestId } = state
      const after = nextBookingPoll(event.now - state.since)
      if (after === undefined) return leave(state, 'failed', 'timeout')
      return requestId !== undefined && to(state, { kind: 'pollStatus', requestId, after })
    }
    case 'bookingHeld': {
      const { bookingId: held, now, holdExpiresAt = now + holdDuration } = event
      if (kind === 'holding')
        return to(
          {
            kind: 'held',
            ...facts,
            bookingId: held,
            holdExpiresAt,
            isHoldExtended: false,
            isPaymentBegun: false,
            applicants: 1,
            signedBy: [],
          },
          { kind: 'saveBookingCookie', bookingId: held, objectId },
        )
      // The hold was pending when the booking ended.
      return (
        isBookingOver(kind) &&
        bookingId === undefined &&
        to(state, { kind: 'cancelBooking', bookingId: held })
      )
    }
    case 'infoOpened':
      return state.kind === 'held' && onwards(state)
    case 'infoFilled':
      return state.kind === 'info' && onwards({ ...state, applicants: event.applicants })
    case 'formFilled':
      return state.kind === event.form && onwards(state)
    case 'wentBack':
      return back(state, stop(state))
    case 'signatureGiven':
      return (state.kind === 'signing' || state.kind === 'waitingCoSigner') && sign(state, event.by)
    case 'signingStopped':
      return kind === 'signing' && back(state, [])
    case 'paymentAsked':
      return (
        state.kind === 'signed' &&
        takesPayment &&
        begin({ ...state, kind: 'paying', isPaymentBegun: true }, !isPaymentBegun, paymentWindow, {
          kind: 'startPayment',
          bookingId: state.bookingId,
        })
      )
    case 'paymentAnswered':
      if (event.status !== 'paid')
        return (
          state.kind === 'paying' &&
          ['declined', 'failed', 'cancelled'].includes(event.status) &&
          to({ ...state, kind: 'signed' })
        )
      if (bookingId === undefined) return false
      if (isPaymentBegun) return pay(facts, bookingId)
      if (!('money' in state) || state.money !== 'open') return false
      return kind === 'expired'
        ? to({ ...state, money: 'arrived' }, { kind: 'reconfirm', bookingId, objectId })
        : sendBack(state, bookingId)
    case 'reconfirmed':
      if (bookingId === undefined || !('money' in state) || state.money !== 'arrived') return false
      return event.isFree ? pay(facts, bookingId) : sendBack(state, bookingId)
    case 'completionConfirmed':
      return (
        (state.kind === 'paid' || (state.kind === 'signed' && !takesPayment)) &&
        to({ kind: 'completed', ...facts, bookingId: state.bookingId }, { kind: 'removeBookingCookie' })
      )
    case 'cancelAsked':
      return !isBookingOver(kind) && !isSignedOfferBinding(state.variant, kind) && leave(state, 'cancelled')
    case 'releasedByStaff':
      return isSignedOfferBinding(state.variant, kind) && leave(state, 'cancelled')
    case 'withdrawn':
      return (
        kind === 'completed' &&
        bookingId !== undefined &&
        to(
          { kind: 'cancelled', ...facts, bookingId, ...(takesPayment && { money: 'refunding' as const }) },
          ...(takesPayment ? [{ kind: 'refund' as const, bookingId }] : []),
          { kind: 'cancelBooking', bookingId },
        )
      )
    case 'failed':
      return !isBookingOver(kind) && leave(state, 'failed', event.failure)
    default:
      return false
  }
}

/**
 * Applies an event to a booking. A hold that is over by the event's `now` ends the booking before anything else; leaving a signing or a
 * payment always cancels it; a late payment buys the home if it is still free and is refunded otherwise.
 *
 * @example
 * const { state, effects } = stepBooking(startBooking('C', 'home-1'), { kind: 'identityAsked' })
 * // state.kind: 'identifying'; effects: startIdentity
 */
export const stepBooking = (state: BookingState, event: BookingEvent): Step<BookingState, BookingEffect> => {
  if ('now' in event && isHoldOver(state, event.now)) {
    const expired = leave(state, 'expired')
    const after = stepBooking(expired.state, event)
    return to(after.state, ...expired.effects, ...after.effects)
  }
  return move(state, event) || to(state)
}
