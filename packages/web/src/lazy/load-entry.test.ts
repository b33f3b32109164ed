// Loads the script of a page: after the first paint, once, and again at a touch if it failed.
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
/** The frame, and the task after its paint. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)))

beforeEach(() => {
  scripts = []
  links = []
  // Scripts are inspected and not run.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement))
    links.push(...nodes.filter((node) => node instanceof HTMLLinkElement))
  })
})
afterEach(() => vi.restoreAllMocks())

it('is loaded as a module when the browser is idle after the paint', async () => {
  const waiting: (() => void)[] = []
  loadEntry(files, (work) => waiting.push(work), atFirstTouch)
  await painted()
  expect(scripts).toEqual([])
  const [start] = waiting
  start?.()
  start?.()
  expect(scripts.map(({ type, src }) => [type, src])).toEqual([['module', 'data:text/javascript,']])
})

it('is loaded at the first touch if that is earlier', async () => {
  loadEntry(files, () => undefined, atFirstTouch)
  await painted()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(scripts).toHaveLength(1)
})

it('is retried at the next touch if it failed', async () => {
  loadEntry(files, (work) => work(), atFirstTouch)
  await painted()
  const [script] = scripts
  script?.dispatchEvent(new Event('error'))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(scripts).toHaveLength(2)
})

it('is requested with the other scripts of the page at once, and without the style sheets that the page has already', async () => {
  loadEntry(files, (work) => work(), atFirstTouch)
  await painted()
  expect(links.map((link) => [link.rel, link.href, link.hasAttribute('disabled')])).toEqual([
    ['stylesheet', 'data:text/css,', true],
    ['modulepreload', 'data:text/javascript,1', false],
  ])
})
