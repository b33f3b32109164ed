// What keeps an account as it is: a change of identity waits until all that is under way has ended.
import type { UserPaymentStatus } from './user-payment.ts'
import { isUnpaidStatus } from './user-payment.ts'

/** Changes that business under way holds back with HasOngoingBusiness. */
export const guardedAccountChanges = ['update', 'merge', 'delete', 'endVip'] as const
/** One of {@link guardedAccountChanges}. */
export type GuardedAccountChange = (typeof guardedAccountChanges)[number]

/** Something that a user has had going on, with the fact that decides whether it has ended. */
export type AccountBusiness = { readonly id: string; readonly title: string } & (
  | { readonly kind: 'booking' | 'errand'; readonly isOpen: boolean }
  | { readonly kind: 'document'; readonly isSigned: boolean }
  | { readonly kind: 'payment'; readonly status: UserPaymentStatus }
)

/** One thing that must end first. */
export type BlockingBusiness = Pick<AccountBusiness, 'kind' | 'id' | 'title'>

const isUnderWay = (business: AccountBusiness): boolean =>
  business.kind === 'document'
    ? !business.isSigned
    : business.kind === 'payment'
      ? isUnpaidStatus(business.status)
      : business.isOpen

/**
 * Every open booking, unsigned document, unpaid payment and open errand, in the order handed in. When it is empty, the
 * account may be changed.
 */
export const blockingBusiness = (business: readonly AccountBusiness[]): readonly BlockingBusiness[] =>
  business.filter(isUnderWay).map(({ kind, id, title }) => ({ kind, id, title }))
