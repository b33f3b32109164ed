// A busy process detects its overload by the delay of its event loop.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { watchLoopDelay } from './loop-delay.ts'

it('A busy process is late, and is no longer late once it is idle', async () => {
  const loop = watchLoopDelay()
  const until = performance.now() + 700
  while (performance.now() < until);
  expect(loop.late()).toBeGreaterThan(500)
  // Input that arrived meanwhile is handled after the timers.
  await delay(0)
  expect(loop.late()).toBeGreaterThan(500)
  await expect.poll(() => loop.late()).toBeLessThan(500)
  loop.close()
})
