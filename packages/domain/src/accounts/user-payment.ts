// What a user owes for a membership, and which statuses mean unpaid.
import type { UserBrand } from './user-brand.ts'

const isUnpaid = { NotPaid: true, NotPaidSent: true, OverPaid: false, Paid: false, Reminder1: true } as const

/** A status of a user's payment, as the wire spells it (PLAT-62). */
export type UserPaymentStatus = keyof typeof isUnpaid
/** Every {@link UserPaymentStatus}. */
export const userPaymentStatuses = Object.keys(isUnpaid) as readonly UserPaymentStatus[]

/** A payment for a membership on the sites of one brand. */
export interface UserPayment {
  readonly site: UserBrand
  readonly status: UserPaymentStatus
  /** The campaign code that it was paid with. */
  readonly payedWithCode?: string
}

/** Whether the payment is unpaid: not paid, invoice sent, or reminded once. */
export const isUnpaidStatus = (status: UserPaymentStatus): boolean => isUnpaid[status]
