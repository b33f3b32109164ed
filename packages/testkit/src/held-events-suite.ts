// What every store of deferred events must do.
import type { HeldEvents } from '@husrum/application'
import { describe, expect, it } from 'vitest'

/** The contract of the port `HeldEvents`; `make` returns an empty store. */
export const describeHeldEvents = (name: string, make: () => HeldEvents): void => {
  describe(`${name}, as a store of deferred events`, () => {
    it('returns each event once, the oldest first', () => {
      const held = make()
      expect([held.isEmpty(), held.take()]).toEqual([true, []])
      held.hold({ event: 'step_complete', step: 'contactDetails' })
      held.hold({ event: 'abort', step: 'description' })
      expect(held.isEmpty()).toBe(false)
      expect(held.take()).toEqual([
        { event: 'step_complete', step: 'contactDetails' },
        { event: 'abort', step: 'description' },
      ])
      expect([held.isEmpty(), held.take()]).toEqual([true, []])
    })
  })
}
