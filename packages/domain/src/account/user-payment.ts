// What a user owes for a membership, and which statuses mean that it is not paid yet.
import type { UserBrand } from './user-brand.ts'

/** Statuses of a user's payment, in the specification's words (1 §3.7). */
export const userPaymentStatuses = ['NotPaid', 'NotPaidSent', 'OverPaid', 'Paid', 'Reminder1'] as const
/** One of {@link userPaymentStatuses}. */
export type UserPaymentStatus = (typeof userPaymentStatuses)[number]

/** A payment for a membership on the sites of one brand (specification 1 §3.6). */
export interface UserPayment {
  readonly site: UserBrand
  readonly status: UserPaymentStatus
  /** The campaign code that it was paid with. */
  readonly payedWithCode?: string
}

const unpaidStatuses: readonly UserPaymentStatus[] = ['NotPaid', 'NotPaidSent', 'Reminder1']

/** Whether money is still owed: not paid, not paid and the invoice sent, or reminded once. */
export const isUnpaidStatus = (status: UserPaymentStatus): boolean => unpaidStatuses.includes(status)
