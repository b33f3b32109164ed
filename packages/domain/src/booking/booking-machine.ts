// A booking from the first click to the end, as one pure machine for browser and server (contract-decisions 4.8).
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import type { ErrorPageKind } from '../identity/error-pages.ts'
import type { BookingPaymentStatus } from '../payments/payment-status.ts'
import { holdDuration, holdExtension, isHoldOver, nextBookingPoll, paymentWindow } from './booking-hold.ts'
import type { ActiveBookingStatus, BookingExit, BookingStatus } from './booking-status.ts'
import { bookingExits, isActiveBooking } from './booking-status.ts'
import type { BookingVariant } from './booking-variants.ts'
import { bookingPath, hasBookingPayment } from './booking-variants.ts'

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
  | { readonly kind: 'cancelAsked' }
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
  /** The booking came to a state: for statistics. */
  | { readonly kind: 'track'; readonly status: BookingStatus }

type Move = Step<BookingState, BookingEffect>

const to: (state: BookingState, ...effects: readonly BookingEffect[]) => Move = go

/** A booking that nobody has begun. */
export const draftBooking = (variant: BookingVariant, objectId: string): BookingState => ({
  kind: 'draft',
  variant,
  objectId,
})

/** What is stopped first when a booking that has an id ends. */
const stops: Readonly<Partial<Record<BookingStatus, 'cancelSigning' | 'cancelPayment' | 'refund'>>> = {
  signing: 'cancelSigning',
  waitingCoSigner: 'cancelSigning',
  paying: 'cancelPayment',
  paid: 'refund',
}

/** What must be stopped outside when a booking leaves by an exit. */
const cleanUp = (state: BookingState): readonly BookingEffect[] => {
  if (state.kind === 'identifying') return [{ kind: 'cancelIdentity' }]
  if (state.kind === 'holding')
    return [{ kind: 'cancelBooking', ...(state.requestId !== undefined && { requestId: state.requestId }) }]
  if (!('bookingId' in state) || state.bookingId === undefined) return []
  const { bookingId } = state
  const stop = stops[state.kind]
  return [
    ...(stop ? [{ kind: stop, bookingId }] : []),
    { kind: 'cancelBooking', bookingId },
    { kind: 'removeBookingCookie' },
  ]
}

const leave = (state: BookingState, kind: BookingExit, failure?: ErrorPageKind): Move => {
  const money =
    state.kind === 'paid'
      ? 'refunding'
      : 'isPaymentBegun' in state && state.isPaymentBegun
        ? 'open'
        : undefined
  return to(
    {
      kind,
      variant: state.variant,
      objectId: state.objectId,
      ...('bookingId' in state && state.bookingId !== undefined && { bookingId: state.bookingId }),
      ...(failure && { failure }),
      ...(money && { money }),
    },
    ...cleanUp(state),
  )
}

const statusAt = (state: ActiveBooking, distance: 1 | -1): ActiveBookingStatus => {
  const path = bookingPath(state.variant)
  const status = path[path.indexOf(state.kind) + distance]
  return status && isActiveBooking(status) ? status : state.kind
}

const keepLonger = (state: ActiveBooking, ms: number, ...effects: readonly BookingEffect[]): Move => {
  const holdExpiresAt = (state.holdExpiresAt ?? 0) + ms
  return to(
    { ...state, holdExpiresAt },
    { kind: 'extendHold', bookingId: state.bookingId, holdExpiresAt },
    ...effects,
  )
}

const signersOf = ({ applicants }: ActiveBooking): readonly BookingSigner[] =>
  (['buyer', 'coBuyer'] as const).slice(0, applicants)

const toSigning = (state: ActiveBooking): Move => {
  const signing: ActiveBooking = { ...state, kind: 'signing', isHoldExtended: true, signedBy: [] }
  const start = { kind: 'startSigning', bookingId: state.bookingId, signers: signersOf(state) } as const
  return state.isHoldExtended ? to(signing, start) : keepLonger(signing, holdExtension, start)
}

const onwards = (state: ActiveBooking): Move => {
  const next = statusAt(state, 1)
  return next === 'signing' ? toSigning(state) : to({ ...state, kind: next })
}

const beforeSigning = (state: ActiveBooking): ActiveBooking => ({
  ...state,
  kind: statusAt({ ...state, kind: 'signing' }, -1),
  signedBy: [],
})

const signed = (state: ActiveBooking, by: BookingSigner): Move => {
  if (state.signedBy.includes(by) || !signersOf(state).includes(by)) return to(state)
  const signedBy = [...state.signedBy, by]
  if (signedBy.length < state.applicants) return to({ ...state, kind: 'waitingCoSigner', signedBy })
  if (hasBookingPayment(state.variant)) return to({ ...state, kind: 'signed', signedBy })
  const { holdExpiresAt: _, ...kept } = state
  return to({ ...kept, kind: 'signed', signedBy }, { kind: 'complete', bookingId: state.bookingId })
}

const toPayment = (state: ActiveBooking): Move => {
  const paying: ActiveBooking = { ...state, kind: 'paying', isPaymentBegun: true }
  const start = { kind: 'startPayment', bookingId: state.bookingId } as const
  return state.isPaymentBegun ? to(paying, start) : keepLonger(paying, paymentWindow, start)
}

const toPaid = ({ variant, objectId }: BookingFacts, bookingId: string): Move =>
  to({ kind: 'paid', variant, objectId, bookingId }, { kind: 'complete', bookingId })

const moveActive = (state: ActiveBooking, event: BookingEvent): Move => {
  const { kind, bookingId } = state
  switch (event.kind) {
    case 'infoOpened':
      return kind === 'held' ? onwards(state) : to(state)
    case 'infoFilled':
      return kind === 'info' ? onwards({ ...state, applicants: event.applicants }) : to(state)
    case 'formFilled':
      return kind === event.form ? onwards(state) : to(state)
    case 'wentBack':
      if (kind === 'held' || kind === 'signed') return to(state)
      if (kind === 'paying') return to({ ...state, kind: 'signed' }, { kind: 'cancelPayment', bookingId })
      return kind === 'signing' || kind === 'waitingCoSigner'
        ? to(beforeSigning(state), { kind: 'cancelSigning', bookingId })
        : to({ ...state, kind: statusAt(state, -1) })
    case 'signatureGiven':
      return kind === 'signing' || kind === 'waitingCoSigner' ? signed(state, event.by) : to(state)
    case 'signingStopped':
      return kind === 'signing' ? to(beforeSigning(state)) : to(state)
    case 'paymentAsked':
      return kind === 'signed' && hasBookingPayment(state.variant) ? toPayment(state) : to(state)
    case 'paymentAnswered':
      if (event.status === 'paid' && state.isPaymentBegun) return toPaid(state, bookingId)
      return kind === 'paying' && ['declined', 'failed', 'cancelled'].includes(event.status)
        ? to({ ...state, kind: 'signed' })
        : to(state)
    case 'completionConfirmed':
      return kind === 'signed' && !hasBookingPayment(state.variant)
        ? toCompleted(state, bookingId)
        : to(state)
    default:
      return to(state)
  }
}

const toCompleted = ({ variant, objectId }: BookingFacts, bookingId: string): Move =>
  to({ kind: 'completed', variant, objectId, bookingId }, { kind: 'removeBookingCookie' })

const moveHolding = (state: BookingState & { readonly kind: 'holding' }, event: BookingEvent): Move => {
  const { variant, objectId, since } = state
  switch (event.kind) {
    case 'bookingAccepted':
      return state.requestId === undefined
        ? to(
            { ...state, requestId: event.requestId },
            { kind: 'pollStatus', requestId: event.requestId, after: nextBookingPoll(0) ?? 0 },
          )
        : to(state)
    case 'bookingPending': {
      const after = nextBookingPoll(event.now - since)
      if (after === undefined) return leave(state, 'failed', 'timeout')
      return state.requestId === undefined
        ? to(state)
        : to(state, { kind: 'pollStatus', requestId: state.requestId, after })
    }
    case 'bookingHeld': {
      const { bookingId } = event
      return to(
        {
          kind: 'held',
          variant,
          objectId,
          bookingId,
          holdExpiresAt: event.holdExpiresAt ?? event.now + holdDuration,
          isHoldExtended: false,
          isPaymentBegun: false,
          applicants: 1,
          signedBy: [],
        },
        { kind: 'saveBookingCookie', bookingId, objectId },
      )
    }
    default:
      return to(state)
  }
}

const moveEnded = (state: EndedBooking, event: BookingEvent): Move => {
  const { bookingId, objectId } = state
  // The hold that was under way when the booking ended.
  if (event.kind === 'bookingHeld' && bookingId === undefined)
    return to(state, { kind: 'cancelBooking', bookingId: event.bookingId })
  if (bookingId === undefined) return to(state)
  const sendBack = (): Move => to({ ...state, money: 'refunding' }, { kind: 'refund', bookingId })
  if (event.kind === 'paymentAnswered' && event.status === 'paid' && state.money === 'open')
    return state.kind === 'expired'
      ? to({ ...state, money: 'arrived' }, { kind: 'reconfirm', bookingId, objectId })
      : sendBack()
  if (event.kind === 'reconfirmed' && state.money === 'arrived')
    return event.isFree ? toPaid(state, bookingId) : sendBack()
  return to(state)
}

const isEnded = (state: BookingState): state is EndedBooking =>
  bookingExits.some((exit) => exit === state.kind)

const move = (state: BookingState, event: BookingEvent): Move => {
  if ('now' in event && isHoldOver(state, event.now)) {
    const expired = leave(state, 'expired')
    if (event.kind !== 'paymentAnswered') return expired
    const after = move(expired.state, event)
    return to(after.state, ...expired.effects, ...after.effects)
  }
  if (isEnded(state)) return moveEnded(state, event)
  if (state.kind === 'completed') return to(state)
  if (event.kind === 'cancelAsked') return leave(state, 'cancelled')
  if (event.kind === 'failed') return leave(state, 'failed', event.failure)
  switch (state.kind) {
    case 'draft':
      return event.kind === 'identityAsked'
        ? to({ ...state, kind: 'identifying' }, { kind: 'startIdentity' })
        : to(state)
    case 'identifying':
      if (event.kind === 'identityConfirmed') return to({ ...state, kind: 'identified' })
      if (event.kind === 'identityStopped') return to({ ...state, kind: 'draft' })
      return event.kind === 'wentBack'
        ? to({ ...state, kind: 'draft' }, { kind: 'cancelIdentity' })
        : to(state)
    case 'identified':
      return event.kind === 'bookingAsked'
        ? to(
            { ...state, kind: 'holding', since: event.now },
            { kind: 'startBooking', objectId: state.objectId },
          )
        : to(state)
    case 'holding':
      return moveHolding(state, event)
    case 'paid':
      return event.kind === 'completionConfirmed' ? toCompleted(state, state.bookingId) : to(state)
    default:
      return moveActive(state, event)
  }
}

/**
 * Moves a booking. A hold that is over by the event's `now` ends the booking before anything else; leaving a signing or a
 * payment always asks to cancel it; money that comes too late buys the home if it is still free and goes back otherwise.
 *
 * @example
 * const { state, effects } = moveBooking(draftBooking('C', 'home-1'), { kind: 'identityAsked' })
 * // state.kind: 'identifying'; effects: startIdentity, track
 */
export const moveBooking = (state: BookingState, event: BookingEvent): Step<BookingState, BookingEffect> => {
  const { state: next, effects } = move(state, event)
  return next.kind === state.kind
    ? to(next, ...effects)
    : to(next, ...effects, { kind: 'track', status: next.kind })
}
