// All that somebody pays on a site: the plan of each home with what is paid of it, fees, and memberships. Instants are epoch ms.
import type { Money } from '../money/money.ts'
import type { PaymentMessageKey } from './payment-messages.ts'
import type { PlannedPaymentKind, PlannedStanding } from './payment-plan.ts'
import type { PaymentProvider } from './payment-providers.ts'
import type { BookingPaymentStatus } from './payment-status.ts'

/** Money on its way back, or back. */
export interface PaymentRefund {
  readonly status: 'underWay' | 'done' | 'failed'
  readonly amount: Money
  readonly doneAt?: number
}

/** A payment that was begun. */
export interface MadePayment {
  readonly paymentId: string
  /** By which people and providers name it. */
  readonly number: string
  readonly status: BookingPaymentStatus
  readonly messageKey: PaymentMessageKey
  readonly provider?: PaymentProvider
  readonly paidAt?: number
  readonly receiptId?: string
  readonly refund?: PaymentRefund
}

/** What came from bank to bank and goes back the same way, by hand. Days are `yyyy-MM-dd`. */
export interface PayBack {
  /** Less what is kept. */
  readonly amount: Money
  /** The last day on which it is back: 14 days (directive 2011/83/EU, article 13). */
  readonly dueOn: string
  /** The day on which it was transferred. */
  readonly doneOn?: string
}

/** A payment of a home's plan. */
export interface HomePayment {
  readonly id: string
  readonly kind: PlannedPaymentKind
  readonly amount: Money
  /** `yyyy-MM-dd`; absent while nobody knows the day. */
  readonly dueOn?: string
  readonly standing: PlannedStanding
  /** Too large amounts go from bank to bank. */
  readonly isPaidOnline: boolean
  /** The last letter about it, `yyyy-MM-dd`. */
  readonly remindedOn?: string
  /** The day on which it was paid by other means than here, `yyyy-MM-dd`. */
  readonly paidOn?: string
  /** The one that says most: paid, under way, or the last that came to nothing. */
  readonly payment?: MadePayment
  /** The purchase has ended, and this goes back. */
  readonly payBack?: PayBack
}

/** What a home costs, what of it is paid, and what is left: `paid` and `left` add up to `total`. */
export interface PaymentsOfHome {
  readonly residenceId: string
  readonly objectId: string
  readonly name: string
  readonly total: Money
  /** With the fee that was paid when the home was booked. */
  readonly paid: Money
  readonly left: Money
  readonly payments: readonly HomePayment[]
}

/** A fee of a booking, or a membership. */
export interface SinglePayment extends MadePayment {
  readonly purpose: 'bookingFee' | 'vip'
  /** What was paid for: the name of a home, or of the membership. */
  readonly about: string
  readonly amount: Money
}

/** All that somebody pays on a site. */
export interface OwnPayments {
  /** Homes are there, and are shown to who has shown an e-identity in this session. */
  readonly needsIdentity: boolean
  readonly homes: readonly PaymentsOfHome[]
  /** The latest first. */
  readonly others: readonly SinglePayment[]
}
