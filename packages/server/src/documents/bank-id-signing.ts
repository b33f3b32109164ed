// Signing with Swedish BankID: `sign` with a text to read, and hashes that are signed with it.
import type { BankIdClient } from '../sign-in/bank-id/bank-id-client.ts'
import { makeBankIdOrders } from '../sign-in/bank-id/bank-id-orders.ts'
import type { SigningProvider } from './signing-provider.ts'

/** @param options.now epoch milliseconds */
export const makeBankIdSigning = (options: {
  readonly client: Pick<BankIdClient, 'call'>
  readonly now: () => number
}): SigningProvider => {
  const { start, collect, cancel, qr } = makeBankIdOrders(options)
  return {
    start: ({ text, hidden, ...request }) =>
      start('sign', request, { visible: text, format: 'simpleMarkdownV1', hidden }),
    collect: async (order) => {
      const progress = await collect(order)
      if (progress.kind !== 'complete') return progress
      const { identity, completionData } = progress
      // An order that is complete without a signature proves who somebody is, and not what they agreed to.
      return completionData.signature === undefined
        ? { kind: 'failed', hint: 'internalError' }
        : { kind: 'complete', identity, proof: { kind: 'bankId', completionData } }
    },
    cancel,
    qr,
  }
}
