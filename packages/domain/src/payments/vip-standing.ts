// A membership as its owner sees it: its start, its payment, and its place in the queue. Instants are epoch ms.
import type { ProjectPhase } from '../homes/enumerations.ts'
import type { Money } from '../money/money.ts'
import type { PaymentMessageKey } from './payment-messages.ts'
import type { BookingPaymentStatus } from './payment-status.ts'

/** A sale to members in which the member has registered interest. */
export interface VipSale {
  readonly stageId: string
  readonly name: string
  readonly path: string
  readonly phase: ProjectPhase
  /** Among the paid members who want a home there, from 1; absent without a paid membership. */
  readonly place?: number
  readonly applicants: number
  /** Number of homes. */
  readonly homes: number
  /** Number of homes that meet the member's wishes: all of them, or all mandatory ones. Absent without wishes. */
  readonly fits?: { readonly all: number; readonly musts: number }
}

/** A user's membership of a site's brand, or its absence. */
export interface VipStanding {
  readonly isMember: boolean
  readonly isPaid: boolean
  /** By a campaign code. */
  readonly isByCode: boolean
  /** The date of registration, which orders the queue. */
  readonly joinedAt?: number
  /** When the paid year ends. */
  readonly paidUntil?: number
  /** The last day to withdraw from the payment, `yyyy-MM-dd`; absent when it has passed, or if nothing was paid. */
  readonly withdrawalEnds?: string
  /** It is renewed yearly. False: it ends with the year. */
  readonly renews: boolean
  /** Per year. */
  readonly fee: Money
  /** Among all paid members of the brand, from 1; absent without a paid membership. */
  readonly place?: number
  /** Number of paid members. */
  readonly members: number
  readonly sales: readonly VipSale[]
  /** The latest payment attempt of the membership. */
  readonly payment?: {
    readonly paymentId: string
    readonly status: BookingPaymentStatus
    readonly messageKey: PaymentMessageKey
  }
}
