// What every record of choices must do.
import type { ConsentLedger } from '@husrum/application'
import type { ConsentChoiceCode } from '@husrum/domain'
import { describe, expect, it } from 'vitest'

/** The contract of the port `ConsentLedger`. */
export const describeConsentLedger = (
  name: string,
  make: () => { readonly ledger: ConsentLedger; readonly recorded: () => readonly ConsentChoiceCode[] },
): void => {
  describe(`${name}, as a consent ledger`, () => {
    it('records every choice in order', async () => {
      const { ledger, recorded } = make()
      await ledger.record(2)
      await ledger.record(4)
      await ledger.record(2)
      expect(recorded()).toEqual([2, 4, 2])
    })
  })
}
