// The page in the browser: follows the address, keeps the old page until the new one is whole, restores where one was.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { AppFrame, ReadyPage } from './App.tsx'
import { App } from './App.tsx'
import { currentPlace, recallPlace, rememberPlace, restorePlace } from './page-memory.ts'
import { pageKeyOf } from './queries.ts'
import { readyPage } from './ready-page.ts'

/** State of a navigation that must leave scroll and focus alone, as a changed filter must. */
export interface NavigationIntent {
  readonly stay?: boolean
}

const updateHead = (ready: ReadyPage): void => {
  if (ready.loaded.kind === 'failed') return
  const { seo } = ready.loaded.page
  document.title = seo.title
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', seo.canonical)
  document.querySelector('meta[name="description"]')?.setAttribute('content', seo.description)
  document.querySelector('meta[name="robots"]')?.setAttribute('content', seo.robots)
}

const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

export const BrowserApp = ({ frame, first }: { frame: AppFrame; first: ReadyPage }) => {
  const location = useLocation()
  const navigationType = useNavigationType()
  const address = location.pathname + location.search
  const [shown, setShown] = useState({ ready: first, address, path: location.pathname })
  const [isLoading, setLoading] = useState(false)
  const latest = useRef(address)
  const settled = useRef(address)

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
    const samePage = pageKeyOf(location.pathname, frame.site) === pageKeyOf(shown.path, frame.site)
    if (samePage && shown.ready.loaded.kind === 'page') {
      settled.current = address
      setShown({ ready: shown.ready, address, path: location.pathname })
      return
    }
    const isStillWanted = () => latest.current === address
    setLoading(true)
    readyPage(location, frame)
      .then(({ ready }) => {
        if (isStillWanted()) setShown({ ready, address, path: location.pathname })
      })
      // Not even the code of the template could be had: let the browser try the address by itself.
      .catch(() => {
        if (isStillWanted()) globalThis.location.assign(address)
      })
      .finally(() => {
        if (isStillWanted()) setLoading(false)
      })
  }, [address, location, frame, shown])

  // After a page has been swapped: where was one, or where does one begin.
  const previous = useRef(shown.ready)
  useEffect(() => {
    const isSwapped = previous.current !== shown.ready
    previous.current = shown.ready
    settled.current = shown.address
    const place = navigationType === 'POP' ? recallPlace(shown.address) : undefined
    if (isSwapped) {
      updateHead(shown.ready)
      if (place) restorePlace(place)
      else {
        window.scrollTo({ top: 0, behavior: 'instant' })
        focusHeading()
      }
    } else if (place) restorePlace(place)
  }, [shown, navigationType])

  return (
    <App frame={frame} ready={shown.ready} path={shown.path} address={shown.address} isLoading={isLoading} />
  )
}
