// A record of choices for tests.
import type { ConsentChoiceCode } from '@husrum/domain'
import type { ConsentLedger } from './consent-ledger.ts'

export const makeInMemoryConsentLedger = (): ConsentLedger & {
  readonly recorded: readonly ConsentChoiceCode[]
} => {
  const recorded: ConsentChoiceCode[] = []
  return {
    recorded,
    record: async (choice) => void recorded.push(choice),
  }
}
