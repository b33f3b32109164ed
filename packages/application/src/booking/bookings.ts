// The ports of booking a home online: the offer, the booking with its steps, its payment and its signature.
import type {
  BookingInvitation,
  BookingOffer,
  BookingPaymentStatus,
  BookingStep,
  BookingSummary,
  BookingView,
  ErrorPageKind,
  OfferObstacle,
  PaymentMessageKey,
  PaymentProvider,
  PlaceInBookingLine,
} from '@husrum/domain'

/** What came of asking for a home. */
export type BookingStart =
  | { readonly kind: 'asked'; readonly requestId: string }
  | { readonly kind: 'refused'; readonly reason: OfferObstacle }

/** How a booking that was asked for stands. */
export type BookingStartStatus =
  | { readonly kind: 'pending' }
  | { readonly kind: 'held'; readonly bookingId: string; readonly holdExpiresAt: number }
  /** Somebody else has the home. */
  | { readonly kind: 'lost' }

/** What came of writing to a booking. */
export type BookingWrite =
  | { readonly kind: 'written'; readonly booking: BookingView }
  /** Fields by their path (`applicants.1.email`), with the domain's error keys. */
  | {
      readonly kind: 'invalid'
      readonly errors: readonly { readonly field: string; readonly key: string }[]
    }
  /** It stands elsewhere by now: read it again. */
  | { readonly kind: 'conflict'; readonly present?: string }
  /** Another device was faster. */
  | { readonly kind: 'changedMeanwhile' }
  | { readonly kind: 'tooFast'; readonly retryAfterMs: number }

/** A form of a step, as it is sent. */
export type StepForm = Readonly<Record<string, unknown>>

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Bookings {
  /** Undefined for a home that is not there. */
  offer(objectId: string): Promise<BookingOffer | undefined>
  /** The same key is the same request, however often it is sent. */
  start(objectId: string, key: string): Promise<BookingStart>
  startStatus(requestId: string): Promise<BookingStartStatus>
  list(): Promise<readonly BookingSummary[]>
  /** In the lines for homes that others hold. */
  places(): Promise<readonly PlaceInBookingLine[]>
  /** Undefined for one that is not there or not the caller's. */
  one(bookingId: string): Promise<BookingView | undefined>
  /** The booking that this browser has under way. */
  current(): Promise<{ readonly bookingId: string; readonly objectId: string } | undefined>
  /** Ends a step, or keeps what is typed in it. */
  save(
    booking: Pick<BookingView, 'bookingId' | 'version'>,
    step: BookingStep,
    form: StepForm,
    goesOn: boolean,
  ): Promise<BookingWrite>
  goBack(bookingId: string, to?: BookingStep): Promise<BookingWrite>
  cancel(bookingId: string): Promise<BookingWrite>
  withdraw(bookingId: string): Promise<BookingWrite>
  invite(bookingId: string): Promise<BookingWrite>
  emailIsFree(personalNumber: string, email: string): Promise<boolean>
  joinLine(objectId: string): Promise<BookingOffer>
  leaveLine(objectId: string): Promise<BookingOffer>
}

/** A payment that was begun, and how the payer goes on. */
export interface PaymentStarted {
  readonly paymentId: string
  readonly status: BookingPaymentStatus
  readonly messageKey: PaymentMessageKey
  readonly appUrl?: string
  readonly redirectUrl?: string
  readonly form?: { readonly action: string; readonly fields: Readonly<Record<string, string>> }
  readonly qr?: string
}

export interface PaymentStanding {
  readonly paymentId: string
  readonly status: BookingPaymentStatus
  readonly messageKey: PaymentMessageKey
  readonly receiptId?: string
  readonly refund?: 'underWay' | 'done' | 'failed'
}

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface BookingPayments {
  /** The same as long as it has not been paid with. */
  paymentId(bookingId: string): Promise<string>
  start(
    provider: PaymentProvider,
    order: {
      readonly objectId: string
      readonly bookingId: string
      readonly paymentId: string
      /** Swish to a number; absent: code or app. */
      readonly phone?: string
    },
  ): Promise<PaymentStarted | { readonly kind: 'refused'; readonly messageKey: PaymentMessageKey }>
  status(paymentId: string): Promise<PaymentStanding>
  cancel(paymentId: string): Promise<PaymentStanding>
}

/** A signing under way, for the person who signs in this browser. */
export interface SigningStanding {
  readonly id: string
  readonly status: 'pending' | 'signed' | 'cancelled' | 'error'
  readonly provider: 'bank_id' | 'eident' | 'signicat'
  readonly hintCode?: string
  readonly qr?: string
  readonly autoStartToken?: string
  readonly redirectUrl?: string
  readonly errorKind?: string
}

/** What somebody confirms before signing. */
export interface SigningTerms {
  readonly acceptedTerms: boolean
  readonly documentsRead: readonly { readonly id: string; readonly hash: string }[]
  readonly device: 'same' | 'other'
}

export type SigningStart =
  | { readonly kind: 'started'; readonly signing: SigningStanding }
  /** `acceptterms`, `inprogress` …; or a document changed since it was read. */
  | { readonly kind: 'refused'; readonly errorKind: ErrorPageKind | 'changedDocument' }

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface BookingSignatures {
  start(bookingId: string, terms: SigningTerms): Promise<SigningStart>
  status(id: string): Promise<SigningStanding>
  cancel(id: string): Promise<void>
  /** Undefined for a link that is not good any more. */
  invitation(token: string): Promise<BookingInvitation | undefined>
  startByInvitation(token: string, terms: SigningTerms): Promise<SigningStart>
}
