// A booking as its participants see it. Instants are epoch ms.

import type { PresentHome } from '../booking-forms/accommodation.ts'
import type { Money } from '../money/money.ts'
import type { PaymentMessageKey } from '../payments/payment-messages.ts'
import type { PaymentProvider } from '../payments/payment-providers.ts'
import type { BookingPaymentStatus } from '../payments/payment-status.ts'
import type { ErrorPageKind } from '../sign-in/error-pages.ts'
import type { BookingStatus, BookingStep } from './booking-status.ts'
import type { BookingVariant } from './booking-variants.ts'
import type { MayBookReason } from './may-book.ts'

/** Why a home cannot be booked now: for this person, or in general. */
export type OfferObstacle = MayBookReason | 'held' | 'booked' | 'sold' | 'noOnlineBooking'

/** The home of a booking. */
export interface BookedHome {
  readonly objectId: string
  readonly name: string
  readonly address: string
  readonly areaName: string
  readonly municipality: string
  readonly stageName: string
  readonly path: string
  readonly image: string
  readonly rooms: number
  readonly area: number
  readonly floor?: number
  readonly disposalForm: string
  /** `yyyy-MM-dd`; empty if not set yet. */
  readonly inhabitDate: string
  /** The house is finished: the buyer moves in once the home is paid for, whatever the date. */
  readonly isMoveInReady?: true
  readonly monthlyFee?: Money
}

/** The kinds of price lines. */
export type PriceLineKind =
  | 'price'
  /** The share of the association's or the company's loans. */
  | 'sharedDebt'
  | 'debtFreePrice'
  | 'purchaseCosts'
  | 'options'
  | 'total'
  | 'bookingFee'
  | 'rest'

/** What the home costs, and what booking it costs. */
export interface SaleTerms {
  readonly price: Money
  readonly totalPrice?: Money
  readonly fee: Money
  /** The cost of withdrawing after the withdrawal period. */
  readonly withdrawalCost: Money
  readonly minDownPaymentRate: number
  readonly currency: string
  readonly lines: readonly { readonly kind: PriceLineKind; readonly amount: Money }[]
}

/** The booking section of a home's page. */
export interface BookingOffer {
  readonly objectId: string
  readonly isBookable: boolean
  readonly canBook: boolean
  readonly reason?: OfferObstacle
  /** Why the person may not join the waiting list of a held home. */
  readonly lineObstacle?: MayBookReason
  readonly home: BookedHome
  readonly terms: SaleTerms
  readonly variant: BookingVariant
  readonly openBooking?: { readonly bookingId: string; readonly objectId: string; readonly status: string }
  readonly line?: { readonly length: number; readonly place?: number; readonly offeredUntil?: number }
}

/** An option that can be added to a home. */
export interface OfferedOption {
  readonly id: string
  readonly group: string
  readonly title: string
  readonly text: string
  readonly price: Money
  readonly image?: string
  /** Epoch ms. */
  readonly deadline?: number
  /** Its group, from which only one can be chosen. */
  readonly oneOf?: string
}

/** A document of a booking, and when the caller opened it. */
export interface BookingDocumentView {
  readonly id: string
  readonly title: string
  readonly type: 'information' | 'terms' | 'securityDocuments' | 'contract' | 'receipt' | 'withdrawal'
  readonly mustRead: boolean
  /** Epoch ms. */
  readonly readAt?: number
  readonly hash?: string
  readonly htmlUrl: string
  readonly pdfUrl: string
}

/** An applicant as typed. */
export interface TypedApplicant {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly country: string
  readonly personalNumber: string
  readonly share: string
}

/** How the buyer pays, as typed. */
export interface TypedFinancing {
  readonly ownMoney: string
  readonly loans?: string
  readonly homeSale?: string
  readonly incomeFile?: readonly { readonly id: string; readonly name: string; readonly size: number }[]
}

/** The present accommodation of the buyer, as typed. */
export interface TypedAccommodation {
  readonly presentHome: PresentHome | ''
  readonly mustSell: boolean
  readonly other?: string
}

/** The answers typed so far; a step that has not been opened is absent. */
export interface BookingForms {
  readonly applicants?: readonly TypedApplicant[]
  readonly choices?: readonly string[]
  readonly financing?: TypedFinancing
  readonly accommodation?: TypedAccommodation
}

/** The status of a booking's payment. */
export interface BookingPaymentView {
  readonly paymentId: string
  readonly provider: PaymentProvider
  readonly status: BookingPaymentStatus
  readonly amount: Money
  readonly messageKey: PaymentMessageKey
  readonly refund?: 'underWay' | 'done' | 'failed'
  readonly receiptId?: string
}

/** A log entry of a booking. */
export interface BookingLogEntry {
  /** Epoch ms. */
  readonly at: number
  readonly kind: string
  readonly by: 'buyer' | 'coBuyer' | 'staff' | 'provider' | 'system'
  readonly reason?: string
}

/** A booking as one of its buyers sees it. Instants are epoch ms. */
export interface BookingView {
  readonly bookingId: string
  readonly objectId: string
  readonly variant: BookingVariant
  readonly status: BookingStatus
  readonly step: BookingStep
  readonly holdExpiresAt?: number
  /** The server's clock at the time of the response, for computing the rest of the hold. */
  readonly now: number
  readonly home: BookedHome
  readonly terms: SaleTerms
  readonly contacts: readonly {
    readonly name: string
    readonly title: string
    readonly phone?: string
    readonly email?: string
    readonly picture?: string
  }[]
  readonly forms: BookingForms
  readonly options: readonly OfferedOption[]
  readonly documents: readonly BookingDocumentView[]
  readonly signers: readonly {
    readonly role: 'buyer' | 'coBuyer'
    readonly name: string
    readonly hasSigned: boolean
    readonly signedAt?: number
    readonly invitedAt?: number
  }[]
  readonly payment?: BookingPaymentView
  readonly failure?: ErrorPageKind
  readonly endedBy?: 'buyer' | 'staff' | 'system'
  readonly completedAt?: number
  /** `yyyy-MM-dd`. */
  readonly withdrawalEnds?: string
  readonly can: {
    readonly goBack: boolean
    readonly cancel: boolean
    readonly withdraw: boolean
    readonly pay: boolean
  }
  readonly role: 'buyer' | 'coBuyer'
  readonly version: number
  readonly log: readonly BookingLogEntry[]
}

/** A booking in a list. */
export interface BookingSummary {
  readonly bookingId: string
  readonly objectId: string
  readonly siteId: number
  readonly status: BookingStatus
  readonly name: string
  readonly path: string
  readonly image: string
  readonly holdExpiresAt?: number
  readonly startedAt: number
  /** The role of the caller. */
  readonly role: 'buyer' | 'coBuyer'
  /** What the caller can end it by; absent if they cannot. */
  readonly wayOut?: 'cancel' | 'withdraw'
  /** The last day to withdraw without loss, `yyyy-MM-dd`. */
  readonly withdrawalEnds?: string
}

/** A place in the waiting list of a home that is held by another buyer. */
export interface PlaceInBookingLine {
  readonly objectId: string
  readonly name: string
  readonly path: string
  readonly image: string
  /** From 1. */
  readonly place: number
  /** Length of the waiting list. */
  readonly length: number
  /** The home is reserved for them until then, epoch ms; absent while another buyer holds it. */
  readonly offeredUntil?: number
}

/** The contract that a second applicant is asked to sign. */
export interface BookingInvitation {
  readonly bookingId: string
  readonly invitedBy: string
  readonly name: string
  readonly home: BookedHome
  readonly terms: SaleTerms
  readonly documents: readonly BookingDocumentView[]
  readonly share: number
  readonly holdExpiresAt?: number
  readonly hasSigned: boolean
}
