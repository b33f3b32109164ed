// One tab at a time holds the lock, by the Web Locks API. Without it, every tab gets the lock.
import { describeSessionLock } from '@husrum/testkit/session-lock-suite'
import { afterEach, expect, it, vi } from 'vitest'
import { makeWebSessionLock } from './web-session-lock.ts'

afterEach(() => vi.unstubAllGlobals())

describeSessionLock('The lock of the browser', () => makeWebSessionLock(`lock-${Math.random()}`))

it.each([
  ['has no locks', undefined],
  ['refuses them', { request: () => Promise.reject(new DOMException('No', 'SecurityError')) }],
])('the lock is granted asynchronously to every tab if a browser %s', async (_, locks) => {
  vi.stubGlobal('navigator', { locks })
  const lock = makeWebSessionLock('lock')
  const granted = vi.fn()
  lock.acquire(granted)
  expect(granted).not.toHaveBeenCalled()
  lock.acquire(granted)()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(granted).toHaveBeenCalledOnce()
})
