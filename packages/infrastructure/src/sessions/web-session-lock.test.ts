// One tab at a time holds the lock: by the browser's locks, and without them as well as can be.
import { describeSessionLock } from '@husrum/testkit/session-lock-suite'
import { afterEach, expect, it, vi } from 'vitest'
import { makeWebSessionLock } from './web-session-lock.ts'

afterEach(() => vi.unstubAllGlobals())

describeSessionLock('The lock of the browser', () => makeWebSessionLock(`lock-${Math.random()}`))

it.each([
  ['has no locks', undefined],
  ['refuses them', { request: () => Promise.reject(new DOMException('No', 'SecurityError')) }],
])('is granted at once where a browser %s, but not before the queue can be left', async (_, locks) => {
  vi.stubGlobal('navigator', { locks })
  const lock = makeWebSessionLock('lock')
  const granted = vi.fn()
  lock.acquire(granted)
  expect(granted).not.toHaveBeenCalled()
  lock.acquire(granted)()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(granted).toHaveBeenCalledOnce()
})
