// A membership as its owner sees it: since when, whether it is paid for, and the place that it gives. Instants are epoch ms.
import type { ProjectPhase } from '../homes/enumerations.ts'
import type { Money } from '../money/money.ts'
import type { PaymentMessageKey } from './payment-messages.ts'
import type { BookingPaymentStatus } from './payment-status.ts'

/** A sale to members in which somebody has registered their interest. */
export interface VipSale {
  readonly stageId: string
  readonly name: string
  readonly path: string
  readonly phase: ProjectPhase
  /** Among the paid members who want a home there, from 1; absent without a paid membership. */
  readonly place?: number
  readonly applicants: number
  /** How many homes there are. */
  readonly homes: number
  /** How many of them meet what they wish: all of it, or all that it must. Absent where nothing is wished. */
  readonly fits?: { readonly all: number; readonly musts: number }
}

/** Somebody's membership of a site's brand, or that there is none. */
export interface VipStanding {
  readonly isMember: boolean
  readonly isPaid: boolean
  /** By a campaign code. */
  readonly isByCode: boolean
  /** The date of registration, by which members take their turns. */
  readonly joinedAt?: number
  /** When the year that is paid for ends. */
  readonly paidUntil?: number
  /** The last day to withdraw from what was paid, `yyyy-MM-dd`; absent when it is over, and where nothing was paid. */
  readonly withdrawalEnds?: string
  /** It goes on from year to year. False: it ends with the year. */
  readonly renews: boolean
  /** For a year. */
  readonly fee: Money
  /** Among all paid members of the brand, from 1; absent without a paid membership. */
  readonly place?: number
  /** How many have paid. */
  readonly members: number
  readonly sales: readonly VipSale[]
  /** The payment of the membership that was tried last. */
  readonly payment?: {
    readonly paymentId: string
    readonly status: BookingPaymentStatus
    readonly messageKey: PaymentMessageKey
  }
}
