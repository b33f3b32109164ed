// Business that blocks changes of an account: a change of identity requires that all of it has ended, and a deletion also that money has
// been paid or refunded and a purchased home has been handed over.
import type { Money } from '../money/money.ts'
import type { SiteKey } from '../sites/sites.ts'
import { withoutUndefined } from '../without-undefined.ts'
import type { UserPaymentStatus } from './user-payment.ts'
import { isUnpaidStatus } from './user-payment.ts'

/** Changes that ongoing business blocks with HasOngoingBusiness. */
export const guardedAccountChanges = ['update', 'merge', 'delete', 'endVip'] as const
/** One of {@link guardedAccountChanges}. */
export type GuardedAccountChange = (typeof guardedAccountChanges)[number]

/** A description of the business for the user. */
export interface BusinessFacts {
  readonly id: string
  /** The home, or what is paid for. */
  readonly title: string
  /** The site whose pages show it; absent if every site of the account does. */
  readonly site?: SiteKey
  /** The origin of that site, if it differs from the current site. */
  readonly origin?: string
  readonly amount?: Money
  /** ISO 4217; set together with an amount. */
  readonly currency?: string
  /** `yyyy-MM-dd`: the due date, or the start date. */
  readonly day?: string
}

/** Business of an account, with the fact that decides whether it has ended. */
export type AccountBusiness = BusinessFacts &
  (
    | { readonly kind: 'booking' | 'errand'; readonly isOpen: boolean }
    | { readonly kind: 'document'; readonly isSigned: boolean }
    | { readonly kind: 'payment'; readonly status: UserPaymentStatus }
  )

/** Blocks a deletion and no other change. */
export type DeletionBusiness =
  | AccountBusiness
  | (BusinessFacts &
      /** See `isPaymentUnderWay`. */
      (
        | { readonly kind: 'payment'; readonly isUnderWay: boolean }
        | { readonly kind: 'refund'; readonly isDone: boolean }
        /** `amount` is the unpaid rest. */
        | { readonly kind: 'plan'; readonly openPayments: number }
        /** See `isBeforeHandover`. */
        | { readonly kind: 'home'; readonly isBeforeHandover: boolean }
      ))

/** One obstacle to the change. */
export type BlockingBusiness = BusinessFacts & Pick<DeletionBusiness, 'kind'>

const isUnderWay = (business: DeletionBusiness): boolean => {
  switch (business.kind) {
    case 'document':
      return !business.isSigned
    case 'payment':
      return 'isUnderWay' in business ? business.isUnderWay : isUnpaidStatus(business.status)
    case 'refund':
      return !business.isDone
    case 'plan':
      return business.openPayments > 0
    case 'home':
      return business.isBeforeHandover
    default:
      return business.isOpen
  }
}

const factsOf = ({
  kind,
  id,
  title,
  site,
  origin,
  amount,
  currency,
  day,
}: DeletionBusiness): BlockingBusiness => ({
  kind,
  id,
  title,
  ...withoutUndefined({ site, origin, amount, currency, day }),
})

/**
 * Every open booking, unsigned document, unpaid payment and open errand, in the order of the input. The account can be changed if it is
 * empty.
 */
export const blockingBusiness = (business: readonly AccountBusiness[]): readonly BlockingBusiness[] =>
  business.filter(isUnderWay).map(factsOf)

/**
 * The obstacles to a deletion of the account: all of {@link blockingBusiness}, and every payment with an unknown outcome, refund that has
 * not arrived, open payment plan, and purchase whose home has not been handed over.
 */
export const deletionObstacles = (business: readonly DeletionBusiness[]): readonly BlockingBusiness[] =>
  business.filter(isUnderWay).map(factsOf)
