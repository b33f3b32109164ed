// The title of a path that was reached within a page: reported once it is set, and never with the previous title.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { updateTitle, whenTitleAnnounced } from './update-head.ts'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/finn-din-bolig/')
  updateTitle('Nye boliger')
})
afterEach(() => vi.useRealTimers())

it('waits for the title of the new path, and reports it once', () => {
  const told = vi.fn()
  history.pushState(null, '', '/finn-din-bolig/norge/oslo/')
  whenTitleAnnounced('/finn-din-bolig/norge/oslo/', told)
  expect(told).not.toHaveBeenCalled()
  updateTitle('Nye boliger i Oslo')
  updateTitle('Nye boliger i Oslo, 3 rom')
  vi.runAllTimers()
  expect(told.mock.calls).toEqual([['Nye boliger i Oslo']])
})

it('reports a title that was set before', () => {
  const told = vi.fn()
  history.pushState(null, '', '/finn-din-bolig/norge/oslo/')
  updateTitle('Nye boliger i Oslo')
  whenTitleAnnounced('/finn-din-bolig/norge/oslo/', told)
  expect(told.mock.calls).toEqual([['Nye boliger i Oslo']])
})

it('continues without a title after a timeout, and reports nothing for a path that was left', () => {
  const told = vi.fn()
  const toldOfLeft = vi.fn()
  whenTitleAnnounced('/somewhere/', told, 1_000)
  whenTitleAnnounced('/elsewhere/', toldOfLeft, 1_000)()
  vi.advanceTimersByTime(1_000)
  expect(told.mock.calls).toEqual([[undefined]])
  expect(toldOfLeft).not.toHaveBeenCalled()
})
