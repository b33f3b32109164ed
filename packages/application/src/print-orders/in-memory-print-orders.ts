// Printed material for tests: what a test gives.
import { SessionExpired } from '../failures.ts'
import type { PrintOrders, PrintOrdersSeen } from './print-orders.ts'

export const makeInMemoryPrintOrders = ({
  seen = { stages: [], orders: [], recipient: { name: '', address: '', postalCode: '', city: '' } },
  isSignedIn = true,
  failure,
}: {
  readonly seen?: PrintOrdersSeen
  readonly isSignedIn?: boolean
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
} = {}): PrintOrders => ({
  async list() {
    if (failure) throw failure
    if (!isSignedIn) throw new SessionExpired('Not signed in')
    return seen
  },
})
