// Payments for tests: those that a test gives.
import type { OwnPayments } from '@husrum/domain'
import type { Payments } from './payments.ts'

export const makeInMemoryPayments = ({
  payments = { needsIdentity: false, homes: [], others: [] },
  failure,
}: {
  readonly payments?: OwnPayments
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
} = {}): Payments => ({
  list: async () => {
    if (failure) throw failure
    return payments
  },
})
