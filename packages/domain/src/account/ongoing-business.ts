// What keeps an account as it is: a change of identity waits until all that is under way has ended.
import type { UserPaymentStatus } from './user-payment.ts'
import { isUnpaidStatus } from './user-payment.ts'

/** Changes that business under way holds back with HasOngoingBusiness (contract-decisions 4.1). */
export const guardedAccountChanges = ['update', 'merge', 'delete', 'endVip'] as const
/** One of {@link guardedAccountChanges}. */
export type GuardedAccountChange = (typeof guardedAccountChanges)[number]

/** Kinds of business that hold a change back, in the order in which they are listed. */
export const blockingKinds = ['booking', 'document', 'payment', 'errand'] as const
/** One of {@link blockingKinds}. */
export type BlockingKind = (typeof blockingKinds)[number]

/** One thing that must end first. */
export interface BlockingBusiness {
  readonly kind: BlockingKind
  readonly id: string
  readonly title: string
}

interface Named {
  readonly id: string
  readonly title: string
}

/** What a user has going on, each thing with the fact that tells whether it has ended. */
export interface BusinessFacts {
  readonly bookings: readonly (Named & { readonly isOpen: boolean })[]
  readonly documents: readonly (Named & { readonly isSigned: boolean })[]
  readonly payments: readonly (Named & { readonly status: UserPaymentStatus })[]
  readonly errands: readonly (Named & { readonly isOpen: boolean })[]
}

/** Every open booking, unsigned document, unpaid payment and open errand; empty when nothing is in the way. */
export const blockingBusiness = (facts: BusinessFacts): readonly BlockingBusiness[] => {
  const listed = (kind: BlockingKind, things: readonly Named[]) =>
    things.map(({ id, title }) => ({ kind, id, title }))
  return [
    ...listed(
      'booking',
      facts.bookings.filter((booking) => booking.isOpen),
    ),
    ...listed(
      'document',
      facts.documents.filter((document) => !document.isSigned),
    ),
    ...listed(
      'payment',
      facts.payments.filter((payment) => isUnpaidStatus(payment.status)),
    ),
    ...listed(
      'errand',
      facts.errands.filter((errand) => errand.isOpen),
    ),
  ]
}

/** Whether an account may be deleted, merged, given another identity or lose its membership now. */
export const accountChangeOutcome = (
  facts: BusinessFacts,
):
  | { readonly kind: 'free' }
  | { readonly kind: 'blocked'; readonly blocking: readonly BlockingBusiness[] } => {
  const blocking = blockingBusiness(facts)
  return blocking.length === 0 ? { kind: 'free' } : { kind: 'blocked', blocking }
}
