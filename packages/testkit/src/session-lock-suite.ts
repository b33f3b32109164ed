// What every lock between tabs must do.
import type { SessionLock } from '@husrum/application'
import { describe, expect, it } from 'vitest'

const settle = () => new Promise((resolve) => setTimeout(resolve, 10))

/** The contract of the port `SessionLock`; each lock is free at first. */
export const describeSessionLock = (name: string, make: () => SessionLock): void => {
  describe(`${name}, as a lock between tabs`, () => {
    it('is held by one tab at a time', async () => {
      const lock = make()
      const story: string[] = []
      const releaseFirst = lock.acquire(() => story.push('first'))
      const releaseSecond = lock.acquire(() => story.push('second'))
      expect(story).toEqual([])
      await settle()
      expect(story).toEqual(['first'])
      releaseFirst()
      await settle()
      expect(story).toEqual(['first', 'second'])
      releaseSecond()
    })

    it('is not granted to a tab that has left the queue', async () => {
      const lock = make()
      const story: string[] = []
      const releaseFirst = lock.acquire(() => story.push('first'))
      lock.acquire(() => story.push('left'))()
      const releaseThird = lock.acquire(() => story.push('third'))
      await settle()
      releaseFirst()
      await settle()
      expect(story).toEqual(['first', 'third'])
      releaseThird()
    })

    it('is free again after its release', async () => {
      const lock = make()
      const story: string[] = []
      const release = lock.acquire(() => story.push('first'))
      await settle()
      release()
      lock.acquire(() => story.push('second'))
      await settle()
      expect(story).toEqual(['first', 'second'])
    })
  })
}
