// Work that waits for an idle browser.
import { afterEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('waits until the browser is idle, or until the timeout', () => {
  const asked: unknown[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void, options: unknown) => {
    asked.push(options)
    work()
  })
  let isDone = false
  whenIdle(() => {
    isDone = true
  }, 5000)
  expect([isDone, asked]).toEqual([true, [{ timeout: 5000 }]])
})

it('waits a moment in a browser without idle callbacks', () => {
  vi.useFakeTimers()
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  let isDone = false
  whenIdle(() => {
    isDone = true
  })
  expect(isDone).toBe(false)
  vi.advanceTimersByTime(200)
  expect(isDone).toBe(true)
})
