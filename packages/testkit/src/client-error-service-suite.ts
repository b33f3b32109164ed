// What every service for client errors must do.
import type { ClientError, ClientErrorService } from '@husrum/application'
import { describe, expect, it } from 'vitest'

/** The contract of the port `ClientErrorService`. */
export const describeClientErrorService = (
  name: string,
  make: () => { readonly service: ClientErrorService; readonly reported: () => readonly ClientError[] },
): void => {
  describe(`${name}, as a service for client errors`, () => {
    it('stores each report, and returns its own reference', async () => {
      const { service, reported } = make()
      const first = { message: 'TypeError: x is undefined', stack: 'at f' }
      const second = { message: 'just words', stack: '' }
      const references = [await service.report(first), await service.report(second)]
      expect(reported()).toEqual([first, second])
      expect(new Set(references).size).toBe(2)
      expect(references).not.toContain(undefined)
    })
  })
}
