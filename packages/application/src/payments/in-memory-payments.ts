// Payments for tests: what a test says that somebody pays.
import type { OwnPayments } from '@husrum/domain'
import type { Payments } from './payments.ts'

export const makeInMemoryPayments = ({
  payments = { needsIdentity: false, homes: [], others: [] },
  failure,
}: {
  readonly payments?: OwnPayments
  /** Thrown: a service that is away. */
  readonly failure?: Error
} = {}): Payments => ({
  list: async () => {
    if (failure) throw failure
    return payments
  },
})
