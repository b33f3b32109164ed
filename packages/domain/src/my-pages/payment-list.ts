// The list of payments: the word and colour of each, and what is due before what is settled.
import type { UserPaymentStatus } from '../account/user-payment.ts'
import { isUnpaidStatus } from '../account/user-payment.ts'
import type { StatusColour } from '../residences/status-appearance.ts'
import { compareValues as compareText } from '../search/compare-values.ts'

/** The word that each status goes by, as a key of the site's texts, and its colour. Only what is late is red. */
const appearances = {
  NotPaid: { word: 'toPay', colour: 'orange' },
  NotPaidSent: { word: 'invoiceSent', colour: 'orange' },
  OverPaid: { word: 'overpaid', colour: 'blue' },
  Paid: { word: 'paid', colour: 'green' },
  Reminder1: { word: 'reminded', colour: 'red' },
} as const satisfies Readonly<
  Record<UserPaymentStatus, { readonly word: string; readonly colour: StatusColour }>
>

/** The key of a status's word. */
export type PaymentWord = (typeof appearances)[UserPaymentStatus]['word']

/** A row of the payments page. */
export interface PaymentListItem {
  readonly id: string
  readonly title: string
  /** Whole units of the site's currency. */
  readonly amount: number
  /** `yyyy-MM-dd`; absent where no day is set. */
  readonly dueOn?: string
  readonly status: UserPaymentStatus
}

/** How a payment's status is shown. */
export const paymentAppearance = (
  status: UserPaymentStatus,
): { readonly word: PaymentWord; readonly colour: StatusColour } => appearances[status]

/**
 * Unpaid before settled. Unpaid: the earliest day first, those without a day after them. Settled: the latest day first,
 * those without a day last.
 */
export const sortPaymentList = (payments: readonly PaymentListItem[]): readonly PaymentListItem[] => {
  const unpaid = payments.filter(({ status }) => isUnpaidStatus(status))
  const settled = payments.filter(({ status }) => !isUnpaidStatus(status))
  return [
    ...unpaid.sort((one, other) => compareText(one.dueOn ?? '~', other.dueOn ?? '~')),
    ...settled.sort((one, other) => compareText(other.dueOn ?? '', one.dueOn ?? '')),
  ]
}
