// Swedish BankID as an identity provider.
import type { IdentityProvider } from '../identity-provider.ts'
import type { BankIdClient } from './bank-id-client.ts'
import { makeBankIdOrders } from './bank-id-orders.ts'
import { visibleTextOf } from './visible-text.ts'

/** @param options.now epoch milliseconds */
export const makeBankIdProvider = (options: {
  readonly client: Pick<BankIdClient, 'call'>
  readonly now: () => number
}): IdentityProvider => {
  const { start, collect, cancel, qr } = makeBankIdOrders(options)
  return {
    start: ({ purpose, ...request }) =>
      start('auth', request, { visible: visibleTextOf(purpose, request.site) }),
    collect: async (order) => {
      const progress = await collect(order)
      return progress.kind === 'complete' ? { kind: 'complete', identity: progress.identity } : progress
    },
    cancel,
    qr,
  }
}
