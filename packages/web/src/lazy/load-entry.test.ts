// The script of a page: after the first paint, once, and again at a touch where it could not be had.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atFirstTouch } from './at-first-touch.ts'
import { loadEntry } from './load-entry.ts'

const files = {
  entry: 'data:text/javascript,',
  scripts: ['data:text/javascript,1'],
  styles: ['data:text/css,'],
}
let scripts: HTMLScriptElement[] = []
let links: HTMLLinkElement[] = []
/** The frame, and what comes after its paint. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)))

beforeEach(() => {
  scripts = []
  links = []
  // They are looked at and not run.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement))
    links.push(...nodes.filter((node) => node instanceof HTMLLinkElement))
  })
})
afterEach(() => vi.restoreAllMocks())

it('is loaded when the browser is idle after the paint, as a module', async () => {
  const waiting: (() => void)[] = []
  loadEntry(files, (work) => waiting.push(work), atFirstTouch)
  await painted()
  expect(scripts).toEqual([])
  const [start] = waiting
  start?.()
  start?.()
  expect(scripts.map(({ type, src }) => [type, src])).toEqual([['module', 'data:text/javascript,']])
})

it('is loaded at the first touch where that comes first', async () => {
  loadEntry(files, () => undefined, atFirstTouch)
  await painted()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(scripts).toHaveLength(1)
})

it('that could not be had is tried again at the next touch', async () => {
  loadEntry(files, (work) => work(), atFirstTouch)
  await painted()
  const [script] = scripts
  script?.dispatchEvent(new Event('error'))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(scripts).toHaveLength(2)
})

it('comes with the other scripts of the page at once, and without the sheets that the page has already', async () => {
  loadEntry(files, (work) => work(), atFirstTouch)
  await painted()
  expect(links.map((link) => [link.rel, link.href, link.hasAttribute('disabled')])).toEqual([
    ['stylesheet', 'data:text/css,', true],
    ['modulepreload', 'data:text/javascript,1', false],
  ])
})
