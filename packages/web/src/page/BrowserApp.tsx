// The page in the browser: follows the address, keeps the old page until the new one is whole, restores where one was.
import { scrollOnPageChange } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { AppFrame, ReadyPage } from './App.tsx'
import { App } from './App.tsx'
import { useHashLinks } from './follow-hash.ts'
import { currentPlace, recallPlace, rememberPlace, restorePlace } from './page-memory.ts'
import { needsFetch } from './queries.ts'
import { readyPage } from './ready-page.ts'
import { shownPageOf } from './shown-page.ts'
import { mustReload } from './site-version.ts'
import { Unreachable } from './Unreachable.tsx'
import { updateHead } from './update-head.ts'

/** State of a navigation that must leave scroll and focus alone, as a changed filter must. */
export interface NavigationIntent {
  readonly stay?: boolean
}

/** So often in a row the content may send on, before it counts as going in circles. */
const longestJourney = 5

const pageOf = ({ loaded }: ReadyPage) => ('page' in loaded ? loaded.page : undefined)

/** Whether anybody answers at an address, whatever it is that they say. */
const isThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  )

const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

export const BrowserApp = ({ frame, first }: { frame: AppFrame; first: ReadyPage }) => {
  const location = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const address = location.pathname + location.search
  const [shown, setShown] = useState({ ready: first, address, path: location.pathname })
  const [isLoading, setLoading] = useState(false)
  const [unreachable, setUnreachable] = useState<string>()
  const latest = useRef(address)
  const settled = useRef(address)
  const sentOn = useRef(0)
  const { current: runningVersion } = useRef(pageOf(first)?.siteVersion)

  // While a page stands, its place is kept under its own address, so that it is there whichever way one leaves.
  useEffect(() => {
    const remember = () => {
      if (settled.current === latest.current) rememberPlace(settled.current, currentPlace())
    }
    addEventListener('scrollend', remember)
    addEventListener('focusin', remember)
    addEventListener('pagehide', remember)
    return () => {
      removeEventListener('scrollend', remember)
      removeEventListener('focusin', remember)
      removeEventListener('pagehide', remember)
    }
  }, [])

  useEffect(() => {
    if (latest.current === address) return
    latest.current = address
    const page = shown.ready.loaded.kind === 'page' ? shown.ready.loaded.page : undefined
    if (!needsFetch(frame.site, page, shown.path, location.pathname)) {
      setLoading(false)
      settled.current = address
      setShown({ ready: shown.ready, address, path: location.pathname })
      return
    }
    // What measures visits stays behind where it has no place (trap T24).
    if (!frame.consent.mayStay(location.pathname)) {
      globalThis.location.assign(address)
      return
    }
    const isStillWanted = () => latest.current === address
    setLoading(true)
    readyPage(location, frame)
      .then((arrival) => {
        if (!isStillWanted()) return
        if (arrival.kind === 'elsewhere') {
          sentOn.current += 1
          // Whoever goes in circles is left to the browser, which knows how to say so.
          if (arrival.address.startsWith('/') && sentOn.current <= longestJourney)
            navigate(arrival.address, { replace: true })
          else globalThis.location.replace(arrival.address)
          return
        }
        sentOn.current = 0
        const { ready } = arrival
        if (mustReload(pageOf(ready)?.siteVersion ?? '', runningVersion)) globalThis.location.reload()
        else setShown({ ready, address, path: location.pathname })
      })
      // Not even the code of the template could be had: let the browser try the address by itself, if anybody answers.
      .catch(async () => {
        const isAnswered = await isThere(address)
        if (!isStillWanted()) return
        if (isAnswered) globalThis.location.assign(address)
        else setUnreachable(address)
      })
      .finally(() => {
        if (isStillWanted()) setLoading(false)
      })
  }, [address, location, frame, shown, navigate, runningVersion])

  // After a page has been swapped: where was one, or where does one begin.
  const previous = useRef(shown)
  const { hash } = location
  useEffect(() => {
    const from = previous.current
    // A hash that comes or goes, as a modal's does, moves nothing here.
    if (from === shown) return
    previous.current = shown
    settled.current = shown.address
    const isSwapped = from.ready !== shown.ready
    const page = pageOf(shown.ready)
    if (isSwapped && page) updateHead(page.seo)
    const place = navigationType === 'POP' ? recallPlace(shown.address) : undefined
    if (place) {
      restorePlace(place)
      return
    }
    if (!isSwapped) return
    const scroll = scrollOnPageChange(frame.site, { from: from.path, to: shown.path, hash })
    if (scroll.kind === 'block') return
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }, [shown, navigationType, hash, frame])

  useHashLinks(frame.site, shown.path, pageOf(shown.ready))

  const { ready: arrived, path } = shown
  useEffect(() => frame.consent.arrive(shownPageOf(arrived, path)), [frame, arrived, path])

  return (
    <>
      <App
        frame={frame}
        ready={shown.ready}
        path={shown.path}
        address={shown.address}
        isLoading={isLoading}
      />
      {unreachable === address && <Unreachable texts={frame.texts} address={address} />}
    </>
  )
}
