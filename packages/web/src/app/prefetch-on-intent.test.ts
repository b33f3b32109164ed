// Which links have their page prefetched, and when.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Address } from '../frame/template.ts'
import { prefetchOnIntent } from './prefetch-on-intent.ts'

let fetched: Address[] = []
let stop: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  fetched = []
  stop = prefetchOnIntent((address) => fetched.push(address))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const aLink = (href: string) => {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  document.body.append(link)
  const sign = (name: string) => link.dispatchEvent(new Event(name, { bubbles: true }))
  return { rest: () => sign('pointerover'), press: () => sign('pointerdown'), link }
}
const homes: Address = { pathname: '/sok-bostad/', search: '?minRooms=3' }

it('a link is prefetched once if the pointer rests on it', () => {
  const { rest } = aLink('/sok-bostad/?minRooms=3')
  rest()
  vi.advanceTimersByTime(79)
  expect(fetched).toEqual([])
  vi.advanceTimersByTime(1)
  rest()
  vi.advanceTimersByTime(100)
  expect(fetched).toEqual([homes])
})

it('a link that the pointer only crosses is not prefetched', () => {
  aLink('/om-oss/').rest()
  vi.advanceTimersByTime(50)
  aLink('/sok-bostad/?minRooms=3').rest()
  vi.advanceTimersByTime(100)
  expect(fetched).toEqual([homes])
})

it('a press prefetches immediately', () => {
  aLink('/sok-bostad/?minRooms=3').press()
  vi.advanceTimersByTime(0)
  expect(fetched).toEqual([homes])
})

it.each(['https://other.example/', '/images/plan.png', '/services/export/', '#block-2'])(
  '%s is not prefetched, because it is no page of the site',
  (href) => {
    aLink(href).press()
    vi.advanceTimersByTime(100)
    expect(fetched).toEqual([])
  },
)

it('nothing is prefetched with data saving on', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  aLink('/sok-bostad/').press()
  vi.advanceTimersByTime(100)
  expect(fetched).toEqual([])
})
