// A booking from the first click to the end, as one pure machine for browser and server.
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

/** Who signs. */
export type BookingSigner = 'buyer' | 'coBuyer'

/** What is known of a booking from its first moment. */
export interface BookingFacts {
  readonly variant: BookingVariant
  /** The home. */
  readonly objectId: string
}

/** A booking that keeps its home. */
export interface ActiveBooking extends BookingFacts {
  readonly kind: ActiveBookingStatus
  readonly bookingId: string
  /** Epoch ms. Absent once a contract without payment is signed: then the home is kept for good. */
  readonly holdExpiresAt?: number
  readonly isHoldExtended: boolean
  readonly isPaymentBegun: boolean
  readonly applicants: 1 | 2
  /** Who has signed so far. */
  readonly signedBy: readonly BookingSigner[]
}

/** A booking on its way out. */
export interface EndedBooking extends BookingFacts {
  readonly kind: BookingExit
  readonly bookingId?: string
  /** Why it failed. */
  readonly failure?: ErrorPageKind
  /**
   * Money of a booking that ended while it was being paid: it may still come (`open`), it came and the home is asked for
   * again (`arrived`), or it goes back (`refunding`).
   */
  readonly money?: 'open' | 'arrived' | 'refunding'
}

/** Where a booking stands. It can be written as JSON. */
export type BookingState =
  | ({ readonly kind: 'draft' | 'identifying' | 'identified' } & BookingFacts)
  /** The booking service is at work: `since` is epoch ms, `requestId` what it is asked by. */
  | ({ readonly kind: 'holding'; readonly since: number; readonly requestId?: string } & BookingFacts)
  | ActiveBooking
  | ({ readonly kind: 'paid'; readonly bookingId: string } & BookingFacts)
  | ({ readonly kind: 'completed'; readonly bookingId: string } & BookingFacts)
  | EndedBooking

/** What can happen to a booking. `now` is epoch ms by the server's clock. */
export type BookingEvent =
  | { readonly kind: 'identityAsked' }
  /** The buyer stopped identifying: try again. */
  | { readonly kind: 'identityStopped' }
  | { readonly kind: 'identityConfirmed' }
  | { readonly kind: 'bookingAsked'; readonly now: number }
  /** 202 from `startbookingasync`. */
  | { readonly kind: 'bookingAccepted'; readonly requestId: string }
  /** 202 from `getbookingstatus`. */
  | { readonly kind: 'bookingPending'; readonly now: number }
  /** 200: the home is held. `holdExpiresAt` (epoch ms) is the server's word; without it, 30 minutes from `now`. */
  | {
      readonly kind: 'bookingHeld'
      readonly bookingId: string
      readonly now: number
      readonly holdExpiresAt?: number
    }
  /** The buyer goes on from the start of the booking. */
  | { readonly kind: 'infoOpened'; readonly now: number }
  | { readonly kind: 'infoFilled'; readonly applicants: 1 | 2; readonly now: number }
  /** A form of the variant is filled in: the one where the booking stands. */
  | {
      readonly kind: 'formFilled'
      readonly form: 'documents' | 'choices' | 'financing' | 'accommodation'
      readonly now: number
    }
  /** The buyer went back, by our button or the browser's. */
  | { readonly kind: 'wentBack'; readonly now: number }
  | { readonly kind: 'signatureGiven'; readonly by: BookingSigner; readonly now: number }
  /** Signing was stopped in the e-ID's own app before anybody had signed. */
  | { readonly kind: 'signingStopped'; readonly now: number }
  | { readonly kind: 'paymentAsked'; readonly now: number }
  /** How the payment stands: see the payments subject. */
  | { readonly kind: 'paymentAnswered'; readonly status: BookingPaymentStatus; readonly now: number }
  /** Money came after expiry, and the home was asked for again: free means that this booking has it back. */
  | { readonly kind: 'reconfirmed'; readonly isFree: boolean }
  /** `completebooking` succeeded. */
  | { readonly kind: 'completionConfirmed' }
  /** Time passes. */
  | { readonly kind: 'clockTicked'; readonly now: number }
  /** The buyer cancels. A signed offer that binds stays. */
  | { readonly kind: 'cancelAsked' }
  /** Staff let the buyers out of a signed offer that binds. */
  | { readonly kind: 'releasedByStaff' }
  /** A completed booking is taken back: by its buyer within the law's days, or by staff. All that was paid goes back. */
  | { readonly kind: 'withdrawn' }
  /** Something went wrong for good: not bookable, the wrong person signed, the terms not accepted … */
  | { readonly kind: 'failed'; readonly failure: ErrorPageKind }

/** What a booking asks of the outside, in order. */
export type BookingEffect =
  | { readonly kind: 'startIdentity' }
  | { readonly kind: 'cancelIdentity' }
  | { readonly kind: 'startBooking'; readonly objectId: string }
  /** Ask `getbookingstatus` after so many ms. */
  | { readonly kind: 'pollStatus'; readonly requestId: string; readonly after: number }
  | { readonly kind: 'saveBookingCookie'; readonly bookingId: string; readonly objectId: string }
  | { readonly kind: 'removeBookingCookie' }
  /** Keep the home until `holdExpiresAt`, epoch ms. */
  | { readonly kind: 'extendHold'; readonly bookingId: string; readonly holdExpiresAt: number }
  /** Let the home go. Without `bookingId` the hold may still be on its way; it is let go when it comes. */
  | { readonly kind: 'cancelBooking'; readonly bookingId?: string; readonly requestId?: string }
  | { readonly kind: 'startSigning'; readonly bookingId: string; readonly signers: readonly BookingSigner[] }
  | { readonly kind: 'cancelSigning'; readonly bookingId: string }
  | { readonly kind: 'startPayment'; readonly bookingId: string }
  | { readonly kind: 'cancelPayment'; readonly bookingId: string }
  | { readonly kind: 'refund'; readonly bookingId: string }
  /** Take the home again if it is still free; answer with `reconfirmed`. */
  | { readonly kind: 'reconfirm'; readonly bookingId: string; readonly objectId: string }
  | { readonly kind: 'complete'; readonly bookingId: string }

type Move = Step<BookingState, BookingEffect>

const to: (state: BookingState, ...effects: readonly BookingEffect[]) => Move = go

/** A booking that nobody has begun. */
export const startBooking = (variant: BookingVariant, objectId: string): BookingState => ({
  kind: 'draft',
  variant,
  objectId,
})

/** Any state, for what concerns several. */
interface AnyBooking extends BookingFacts {
  readonly kind: BookingStatus
  readonly bookingId?: string
  readonly requestId?: string
  readonly isPaymentBegun?: boolean
}

type CancelEffect = 'cancelSigning' | 'cancelPayment' | 'refund'

/** What is stopped first when a state is left without going on. */
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

/** What must be stopped outside when a booking leaves by an exit. */
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

/** Begins what keeps the home longer when it begins for the first time. */
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
  // Whatever keeps the home and is followed by a form or a signing keeps it then too.
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

/** The same booking where it stood before, with what was signed taken back. */
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

/** Where an event leads; nothing where it means nothing. */
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
      // The hold was under way when the booking ended.
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
 * Moves a booking. A hold that is over by the event's `now` ends the booking before anything else; leaving a signing
 * or a
 * payment always asks to cancel it; money that comes too late buys the home if it is still free and goes back otherwise.
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
