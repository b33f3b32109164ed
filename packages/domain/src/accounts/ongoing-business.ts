// What keeps an account as it is: a change of identity waits until all that is under way has ended, and a deletion also until
// money has been paid or paid back and a purchased home has been handed over.
import type { Money } from '../money/money.ts'
import type { SiteKey } from '../sites/sites.ts'
import type { UserPaymentStatus } from './user-payment.ts'
import { isUnpaidStatus } from './user-payment.ts'

/** Changes that business under way holds back with HasOngoingBusiness. */
export const guardedAccountChanges = ['update', 'merge', 'delete', 'endVip'] as const
/** One of {@link guardedAccountChanges}. */
export type GuardedAccountChange = (typeof guardedAccountChanges)[number]

/** What a person recognises business by. */
export interface BusinessFacts {
  readonly id: string
  /** The home, or what is paid for. */
  readonly title: string
  /** The site whose pages show it; absent where every site of the account does. */
  readonly site?: SiteKey
  /** The origin of that site, where it is another one than the person is on. */
  readonly origin?: string
  readonly amount?: Money
  /** ISO 4217; there with an amount. */
  readonly currency?: string
  /** `yyyy-MM-dd`: by when it is to be done, or since when it has been under way. */
  readonly day?: string
}

/** Business of an account, with the fact that decides whether it has ended. */
export type AccountBusiness = BusinessFacts &
  (
    | { readonly kind: 'booking' | 'errand'; readonly isOpen: boolean }
    | { readonly kind: 'document'; readonly isSigned: boolean }
    | { readonly kind: 'payment'; readonly status: UserPaymentStatus }
  )

/** What holds back a deletion and no other change. */
export type DeletionBusiness =
  | AccountBusiness
  | (BusinessFacts &
      /** By `isPaymentUnderWay`. */
      (
        | { readonly kind: 'payment'; readonly isUnderWay: boolean }
        | { readonly kind: 'refund'; readonly isDone: boolean }
        /** `amount` is what is left to pay. */
        | { readonly kind: 'plan'; readonly openPayments: number }
        /** By `isBeforeHandover`. */
        | { readonly kind: 'home'; readonly isBeforeHandover: boolean }
      ))

/** One thing that must end first. */
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
  ...(site !== undefined && { site }),
  ...(origin !== undefined && { origin }),
  ...(amount !== undefined && { amount }),
  ...(currency !== undefined && { currency }),
  ...(day !== undefined && { day }),
})

/**
 * Every open booking, unsigned document, unpaid payment and open errand, in the order handed in. When it is empty, the
 * account may be changed.
 */
export const blockingBusiness = (business: readonly AccountBusiness[]): readonly BlockingBusiness[] =>
  business.filter(isUnderWay).map(factsOf)

/**
 * What must end before the account may be deleted: all of {@link blockingBusiness}, and every payment whose end is not
 * known, refund that has not arrived, open payment plan, and purchase whose home has not been handed over.
 */
export const deletionObstacles = (business: readonly DeletionBusiness[]): readonly BlockingBusiness[] =>
  business.filter(isUnderWay).map(factsOf)
