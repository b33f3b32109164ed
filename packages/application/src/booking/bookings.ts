// The ports for booking a home online: the offer, the booking with its steps, payment and signature.
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

/** Result of requesting a hold on a home. */
export type BookingStart =
  | { readonly kind: 'asked'; readonly requestId: string }
  | { readonly kind: 'refused'; readonly reason: OfferObstacle }

/** Status of a booking request. */
export type BookingStartStatus =
  | { readonly kind: 'pending' }
  | { readonly kind: 'held'; readonly bookingId: string; readonly holdExpiresAt: number }
  /** Another buyer holds the home. */
  | { readonly kind: 'lost' }

/** Result of writing to a booking. */
export type BookingWrite =
  | { readonly kind: 'written'; readonly booking: BookingView }
  /** Fields by their path (`applicants.1.email`), with the domain's error keys. */
  | {
      readonly kind: 'invalid'
      readonly errors: readonly { readonly field: string; readonly key: string }[]
    }
  /** The booking is at another step or status now; read it again. */
  | { readonly kind: 'conflict'; readonly present?: string }
  /** Another device changed it in the meantime. */
  | { readonly kind: 'changedMeanwhile' }
  | { readonly kind: 'tooFast'; readonly retryAfterMs: number }

/** Fields of a step's form, as they are sent. */
export type StepForm = Readonly<Record<string, unknown>>

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Bookings {
  /** Undefined for an unknown home. */
  offer(objectId: string): Promise<BookingOffer | undefined>
  /** Idempotent by `key`. */
  start(objectId: string, key: string): Promise<BookingStart>
  startStatus(requestId: string): Promise<BookingStartStatus>
  list(): Promise<readonly BookingSummary[]>
  /** The caller's places in waiting lists of homes that others hold. */
  places(): Promise<readonly PlaceInBookingLine[]>
  /** Undefined for an unknown booking and for one of another account. */
  one(bookingId: string): Promise<BookingView | undefined>
  /** The booking in progress in this browser. */
  current(): Promise<{ readonly bookingId: string; readonly objectId: string } | undefined>
  /** Completes a step, or saves its form as a draft. */
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

/** A payment that was started, and how the payer continues. */
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
  /** Returns the same id until it has been used for a payment. */
  paymentId(bookingId: string): Promise<string>
  start(
    provider: PaymentProvider,
    order: {
      readonly objectId: string
      readonly bookingId: string
      readonly paymentId: string
      /** Phone number for Swish; absent: QR code or app. */
      readonly phone?: string
    },
  ): Promise<PaymentStarted | { readonly kind: 'refused'; readonly messageKey: PaymentMessageKey }>
  status(paymentId: string): Promise<PaymentStanding>
  cancel(paymentId: string): Promise<PaymentStanding>
}

/** A signing in progress, as the signer in this browser sees it. */
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

/** What the signer confirms before signing. */
export interface SigningTerms {
  readonly acceptedTerms: boolean
  readonly documentsRead: readonly { readonly id: string; readonly hash: string }[]
  readonly device: 'same' | 'other'
}

export type SigningStart =
  | { readonly kind: 'started'; readonly signing: SigningStanding }
  /** `acceptterms`, `inprogress` …; or a document changed after it was read. */
  | { readonly kind: 'refused'; readonly errorKind: ErrorPageKind | 'changedDocument' }

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface BookingSignatures {
  start(bookingId: string, terms: SigningTerms): Promise<SigningStart>
  status(id: string): Promise<SigningStanding>
  cancel(id: string): Promise<void>
  /** The invitation that was opened in this browser, or that of a link. Undefined if it is not valid (any more). */
  invitation(token?: string): Promise<BookingInvitation | undefined>
  startByInvitation(token: string | undefined, terms: SigningTerms): Promise<SigningStart>
}
