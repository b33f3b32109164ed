// Limits concurrent page rendering: rejects immediately when full, so that requests do not queue.
import type { LoopDelay } from '../../platform/http/loop-delay.ts'
import { Problem } from '../../platform/http/problem.ts'
import { networkOf } from '../../platform/http/visitor-address.ts'

/** About half a second of work for one core. */
const maxConcurrent = 32
/** So that one network cannot take all slots. */
const maxOfNetwork = 30
/** Milliseconds. */
const maxDelay = 500
/** Pages per second that are rendered despite a late event loop: the first pages after a start cause delay by themselves. */
const madeWhileLate = 4

export interface RenderSlots {
  /** Renders a page for a visitor in a slot. Rejects with `serviceUnavailable` if there is none. */
  run<Page>(address: string, render: () => Promise<Page>): Promise<Page>
}

/** @param loopDelay if absent, the event loop is never considered late. */
export const makeRenderSlots = (loopDelay?: Pick<LoopDelay, 'late'>): RenderSlots => {
  const taken = new Map<string, number>()
  let all = 0
  let second = 0
  let madeInSecond = 0

  const isTooLate = (): boolean => {
    if (loopDelay === undefined || loopDelay.late() <= maxDelay) return false
    const now = Math.floor(performance.now() / 1_000)
    madeInSecond = now === second ? madeInSecond + 1 : 1
    second = now
    return madeInSecond > madeWhileLate
  }

  return {
    run: async (address, render) => {
      const network = networkOf(address)
      const own = taken.get(network) ?? 0
      if (all >= maxConcurrent || own >= maxOfNetwork || isTooLate()) throw new Problem('serviceUnavailable')
      all += 1
      taken.set(network, own + 1)
      try {
        return await render()
      } finally {
        all -= 1
        const left = (taken.get(network) ?? 1) - 1
        if (left === 0) taken.delete(network)
        else taken.set(network, left)
      }
    },
  }
}
