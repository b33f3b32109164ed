// A busy process detects its overload by the delay of its event loop.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { watchLoopDelay } from './loop-delay.ts'

it('A process that was kept busy is late, and no longer once it is idle', async () => {
  const loop = watchLoopDelay()
  const until = performance.now() + 700
  while (performance.now() < until);
  expect(loop.late()).toBeGreaterThan(500)
  // What came in meanwhile is looked at after the timers.
  await delay(0)
  expect(loop.late()).toBeGreaterThan(500)
  await expect.poll(() => loop.late()).toBeLessThan(500)
  loop.close()
})
