// All payments of a user on a site: the plan of each home with its paid amount, fees, and memberships. Instants are epoch ms.
import type { Money } from '../money/money.ts'
import type { AgreedAndPaid } from './agreed-amounts.ts'
import type { PaymentMessageKey } from './payment-messages.ts'
import type { PlannedPaymentKind, PlannedStanding } from './payment-plan.ts'
import type { PaymentProvider } from './payment-providers.ts'
import type { BookingPaymentStatus } from './payment-status.ts'
import type { TransferDetails } from './transfer-details.ts'

/** A refund, pending or completed. */
export interface PaymentRefund {
  readonly status: 'underWay' | 'done' | 'failed'
  readonly amount: Money
  readonly doneAt?: number
}

/** A payment that was started. */
export interface MadePayment {
  readonly paymentId: string
  /** Reference for support and providers. */
  readonly number: string
  readonly status: BookingPaymentStatus
  readonly messageKey: PaymentMessageKey
  readonly provider?: PaymentProvider
  readonly paidAt?: number
  readonly receiptId?: string
  readonly refund?: PaymentRefund
}

/** A bank transfer that is refunded by hand. Days are `yyyy-MM-dd`. */
export interface PayBack {
  /** Less the retained part. */
  readonly amount: Money
  /** The deadline of the refund: 14 days (directive 2011/83/EU, article 13). */
  readonly dueOn: string
  /** The day on which it was transferred. */
  readonly doneOn?: string
}

/** A payment of a home's plan. */
export interface HomePayment {
  readonly id: string
  readonly kind: PlannedPaymentKind
  readonly amount: Money
  /** `yyyy-MM-dd`; absent while the day is unknown. */
  readonly dueOn?: string
  readonly standing: PlannedStanding
  /** Too large amounts are paid by bank transfer. */
  readonly isPaidOnline: boolean
  /** How to pay it by bank transfer; absent once it is paid, and for a seller without an account. */
  readonly transfer?: TransferDetails
  /** The part that has come by bank transfer, while the rest is missing. */
  readonly received?: Money
  /** The last reminder, `yyyy-MM-dd`. */
  readonly remindedOn?: string
  /** The day on which it was paid by other means, `yyyy-MM-dd`. */
  readonly paidOn?: string
  /** The most relevant one: paid, in progress, or the last failed one. */
  readonly payment?: MadePayment
  /** The purchase has ended, and this is refunded. */
  readonly payBack?: PayBack
}

/** The payments of a home, and the agreed amounts that they add up to. */
export interface PaymentsOfHome extends AgreedAndPaid {
  readonly residenceId: string
  readonly objectId: string
  readonly name: string
  readonly payments: readonly HomePayment[]
}

/** A fee of a booking, or a membership. */
export interface SinglePayment extends MadePayment {
  readonly purpose: 'bookingFee' | 'vip'
  /** What was paid for: the name of a home, or of the membership. */
  readonly about: string
  readonly amount: Money
}

/** All payments of a user on a site. */
export interface OwnPayments {
  /** Homes are included only if the user has identified with an e-identity in this session. */
  readonly needsIdentity: boolean
  readonly homes: readonly PaymentsOfHome[]
  /** The latest first. */
  readonly others: readonly SinglePayment[]
}
