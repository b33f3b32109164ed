// One at a time holds the lock: by the browser's locks, and without them as well as can be.
import { describe, expect, it, vi } from 'vitest'
import { makeWebSessionLock } from './web-session-lock.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve, 10))

describe('The lock', () => {
  it('comes to one after the other', async () => {
    const lock = makeWebSessionLock(`lock-${Math.random()}`)
    const story: string[] = []
    const first = lock.acquire(() => story.push('first'))
    const second = lock.acquire(() => story.push('second'))
    expect(story).toEqual([])
    await settle()
    expect(story).toEqual(['first'])
    first()
    await settle()
    expect(story).toEqual(['first', 'second'])
    second()
  })

  it('does not come to who has left the queue', async () => {
    const lock = makeWebSessionLock(`lock-${Math.random()}`)
    const story: string[] = []
    const first = lock.acquire(() => story.push('first'))
    lock.acquire(() => story.push('left'))()
    const third = lock.acquire(() => story.push('third'))
    await settle()
    first()
    await settle()
    expect(story).toEqual(['first', 'third'])
    third()
  })

  it.each([
    ['has no locks', undefined],
    ['refuses them', { request: () => Promise.reject(new DOMException('No', 'SecurityError')) }],
  ])('comes at once where a browser %s, but not before the queue can be left', async (_, locks) => {
    const lock = makeWebSessionLock('lock', locks as Pick<LockManager, 'request'> | undefined)
    const granted = vi.fn()
    lock.acquire(granted)
    expect(granted).not.toHaveBeenCalled()
    lock.acquire(granted)()
    await settle()
    expect(granted).toHaveBeenCalledOnce()
  })
})
