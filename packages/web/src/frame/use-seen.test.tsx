// A list counts as seen once it was before somebody's eyes, and a page in the background is before nobody's.
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSeen } from './use-seen.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A page that shows a list as far as it goes, and what was told of it. */
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

it('is told once, however often somebody comes back to it', () => {
  const page = open(7, 'visible')
  page.turn('hidden')
  page.turn('visible')
  expect(page.told).toEqual([7])
})

it('is told of a page in the background when somebody turns to it', () => {
  const page = open(7, 'hidden')
  expect(page.told).toEqual([])
  page.turn('visible')
  expect(page.told).toEqual([7])
})

it('is told of what came meanwhile, and of nothing before there is something', () => {
  const page = open(undefined, 'visible')
  expect(page.told).toEqual([])
  page.show(8)
  page.show(9)
  expect(page.told).toEqual([8, 9])
})

it('is not told of a page that was left unseen', () => {
  const page = open(7, 'hidden')
  page.leave()
  page.turn('visible')
  expect(page.told).toEqual([])
})
