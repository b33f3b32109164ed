// The script of a page: after the first paint, once, and again at a touch where it could not be had.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atFirstTouch } from './at-first-touch.ts'
import { loadEntry } from './load-entry.ts'

let scripts: HTMLScriptElement[] = []
/** The frame, and what comes after its paint. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)))

beforeEach(() => {
  scripts = []
  // They are looked at and not run.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement))
  })
})
afterEach(() => vi.restoreAllMocks())

it('is loaded when the browser is idle after the paint, as a module', async () => {
  const waiting: (() => void)[] = []
  loadEntry('data:text/javascript,', (work) => waiting.push(work), atFirstTouch)
  await painted()
  expect(scripts).toEqual([])
  const [start] = waiting
  start?.()
  start?.()
  expect(scripts.map(({ type, src }) => [type, src])).toEqual([['module', 'data:text/javascript,']])
})

it('is loaded at the first touch where that comes first', async () => {
  loadEntry('data:text/javascript,', () => undefined, atFirstTouch)
  await painted()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(scripts).toHaveLength(1)
})

it('that could not be had is tried again at the next touch', async () => {
  loadEntry('data:text/javascript,', (work) => work(), atFirstTouch)
  await painted()
  const [script] = scripts
  script?.dispatchEvent(new Event('error'))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(scripts).toHaveLength(2)
})
