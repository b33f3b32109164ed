// What every clock must do.
import type { Clock } from '@husrum/application'
import { describe, expect, it } from 'vitest'

/** The contract of the port `Clock`. `pass` advances time. */
export const describeClock = (
  name: string,
  make: () => { readonly clock: Clock; readonly pass: (milliseconds: number) => Promise<void> },
): void => {
  describe(`${name}, as a clock`, () => {
    it('returns the date, and advances', async () => {
      const { clock, pass } = make()
      expect(clock.today()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      const before = clock.now()
      await pass(30)
      expect(clock.now() - before).toBeGreaterThanOrEqual(29)
    })

    it('runs a timer once, and never a cancelled one', async () => {
      const { clock, pass } = make()
      const story: string[] = []
      clock.wait(20, () => story.push('waited'))
      clock.wait(10, () => story.push('cancelled'))()
      expect(story).toEqual([])
      await pass(100)
      expect(story).toEqual(['waited'])
    })
  })
}
