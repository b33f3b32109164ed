// Signing with Swedish BankID: `sign` with a visible text and hidden hashes, both of which are signed.
import type { BankIdClient } from '../../people/sign-in/index.ts'
import { makeBankIdOrders } from '../../people/sign-in/index.ts'
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
      // A completed order without a signature proves the identity of the person, not what they agreed to.
      return completionData.signature === undefined
        ? { kind: 'failed', hint: 'internalError' }
        : { kind: 'complete', identity, proof: { kind: 'bankId', completionData } }
    },
    cancel,
    qr,
  }
}
