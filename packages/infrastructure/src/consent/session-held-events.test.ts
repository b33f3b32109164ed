// @vitest-environment happy-dom
// Deferred events, stored in the tab.
import { describeHeldEvents } from '@husrum/testkit/held-events-suite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeSessionHeldEvents } from './session-held-events.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describeHeldEvents('The tab', makeSessionHeldEvents)
describeHeldEvents('A browser that keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  return makeSessionHeldEvents()
})

it('passes events to the next document', () => {
  makeSessionHeldEvents().hold({ event: 'abort' })
  expect(makeSessionHeldEvents().take()).toEqual([{ event: 'abort' }])
})

it.each(['null', '{}', '[1, {"step":"x"}, null]', '['])('ignores invalid stored events: %s', (text) => {
  sessionStorage.setItem('held-events', text)
  expect(makeSessionHeldEvents().take()).toEqual([])
})
