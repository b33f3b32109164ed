// A list counts as seen once it was visible to the visitor; a page in the background is not visible.
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSeen } from './use-seen.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A page that shows a list up to a point, and the recorded reports. */
const open = (list: number | undefined, visibility: DocumentVisibilityState) => {
  const told: number[] = []
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  const Page = ({ shown }: { readonly shown: number | undefined }) => {
    useSeen(shown, async (to) => void told.push(to))
    return null
  }
  const { rerender, unmount } = render(<Page shown={list} />)
  return {
    told,
    show: (shown: number) => rerender(<Page shown={shown} />),
    leave: unmount,
    turn: (to: DocumentVisibilityState) => {
      state.mockReturnValue(to)
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

it('reports the list once, however often the visitor returns to it', () => {
  const page = open(7, 'visible')
  page.turn('hidden')
  page.turn('visible')
  expect(page.told).toEqual([7])
})

it('reports the list of a background page when it becomes visible', () => {
  const page = open(7, 'hidden')
  expect(page.told).toEqual([])
  page.turn('visible')
  expect(page.told).toEqual([7])
})

it('reports new items that arrived meanwhile, and nothing while there are none', () => {
  const page = open(undefined, 'visible')
  expect(page.told).toEqual([])
  page.show(8)
  page.show(9)
  expect(page.told).toEqual([8, 9])
})

it('does not report a page that was left unseen', () => {
  const page = open(7, 'hidden')
  page.leave()
  page.turn('visible')
  expect(page.told).toEqual([])
})
