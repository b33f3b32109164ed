// One at a time has the turn: by the browser's locks, and without them as well as can be.
import { describe, expect, it, vi } from 'vitest'
import { makeWebSessionLock } from './web-session-lock.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve, 10))

describe('A turn', () => {
  it('comes to one after the other', async () => {
    const turn = makeWebSessionLock(`turn-${Math.random()}`)
    const story: string[] = []
    const first = turn.take(() => story.push('first'))
    const second = turn.take(() => story.push('second'))
    expect(story).toEqual([])
    await settle()
    expect(story).toEqual(['first'])
    first()
    await settle()
    expect(story).toEqual(['first', 'second'])
    second()
  })

  it('does not come to who has left the queue', async () => {
    const turn = makeWebSessionLock(`turn-${Math.random()}`)
    const story: string[] = []
    const first = turn.take(() => story.push('first'))
    turn.take(() => story.push('left'))()
    const third = turn.take(() => story.push('third'))
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
    const turn = makeWebSessionLock('turn', locks as Pick<LockManager, 'request'> | undefined)
    const whenMine = vi.fn()
    turn.take(whenMine)
    expect(whenMine).not.toHaveBeenCalled()
    turn.take(whenMine)()
    await settle()
    expect(whenMine).toHaveBeenCalledOnce()
  })
})
