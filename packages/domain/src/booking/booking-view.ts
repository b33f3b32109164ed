// A booking as those who take part in it see it, wherever it is shown. Instants are epoch ms.

import type { PresentHome } from '../booking-forms/accommodation.ts'
import type { Money } from '../money/money.ts'
import type { PaymentMessageKey } from '../payments/payment-messages.ts'
import type { PaymentProvider } from '../payments/payment-providers.ts'
import type { BookingPaymentStatus } from '../payments/payment-status.ts'
import type { ErrorPageKind } from '../sign-in/error-pages.ts'
import type { BookingStatus, BookingStep } from './booking-status.ts'
import type { BookingVariant } from './booking-variants.ts'
import type { MayBookReason } from './may-book.ts'

/** Why a home cannot be booked now: of the person, or of the home. */
export type OfferObstacle = MayBookReason | 'held' | 'booked' | 'sold' | 'noOnlineBooking'

/** What is sold. */
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
  /** `yyyy-MM-dd`; empty where there is none yet. */
  readonly inhabitDate: string
  /** The house stands there: one moves in once the home is paid for, whatever the date says. */
  readonly isMoveInReady?: true
  readonly monthlyFee?: Money
}

/** What a line of the price is. */
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
  /** What changing one's mind costs after the days of withdrawal. */
  readonly withdrawalCost: Money
  readonly minDownPaymentRate: number
  readonly currency: string
  readonly lines: readonly { readonly kind: PriceLineKind; readonly amount: Money }[]
}

/** What the page of a home says of booking it. */
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

/** What can be added to a home. */
export interface OfferedOption {
  readonly id: string
  readonly group: string
  readonly title: string
  readonly text: string
  readonly price: Money
  readonly image?: string
  /** Epoch ms. */
  readonly deadline?: number
  /** Its group, where one of the group is chosen and no more. */
  readonly oneOf?: string
}

/** A paper of a booking, and when whoever asks opened it. */
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

/** Where the buyer lives, as typed. */
export interface TypedAccommodation {
  readonly presentHome: PresentHome | ''
  readonly mustSell: boolean
  readonly other?: string
}

/** What was typed so far; a step that nobody has opened is absent. */
export interface BookingForms {
  readonly applicants?: readonly TypedApplicant[]
  readonly choices?: readonly string[]
  readonly financing?: TypedFinancing
  readonly accommodation?: TypedAccommodation
}

/** How the payment of a booking stands. */
export interface BookingPaymentView {
  readonly paymentId: string
  readonly provider: PaymentProvider
  readonly status: BookingPaymentStatus
  readonly amount: Money
  readonly messageKey: PaymentMessageKey
  readonly refund?: 'underWay' | 'done' | 'failed'
  readonly receiptId?: string
}

/** What happened to a booking, and when. */
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
  /** The server's clock when it answered: what is left of the hold is counted from this. */
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
  /** Of whoever asks. */
  readonly role: 'buyer' | 'coBuyer'
  /** What they can end it by; absent where they cannot. */
  readonly wayOut?: 'cancel' | 'withdraw'
  /** The last day to withdraw without loss, `yyyy-MM-dd`. */
  readonly withdrawalEnds?: string
}

/** A place in the line for a home that somebody else holds. */
export interface PlaceInBookingLine {
  readonly objectId: string
  readonly name: string
  readonly path: string
  readonly image: string
  /** From 1. */
  readonly place: number
  /** How many stand in it. */
  readonly length: number
  /** Until when the home is theirs alone to book, epoch ms; absent while somebody else holds it. */
  readonly offeredUntil?: number
}

/** What a second applicant is asked to sign. */
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
