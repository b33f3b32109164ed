// The page in the browser: follows the address, keeps the old page until the next one is loaded, restores the scroll position.
import type { SiteDefinition } from '@husrum/domain'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { documentCookies } from '../frame/document-cookies.ts'
import type { Address } from '../frame/template.ts'
import { whenTitleAnnounced } from '../frame/update-head.ts'
import { atFirstTouch } from '../lazy/at-first-touch.ts'
import { useLoaded } from '../lazy/lazy-component.tsx'
import { withLoaded } from '../lazy/load-once.ts'
import { whenIdle } from '../lazy/when-idle.ts'
import { loadTexts } from '../texts/load-texts.ts'
import type { AppFrame } from './App.tsx'
import { App } from './App.tsx'
import type { Navigation } from './late-navigation.ts'
import { navigation } from './late-navigation.ts'
import type { LoadPageContext, ReadyPage } from './load-page.ts'
import { loadNextPage } from './load-page.ts'
import type { ShownAt } from './navigation.ts'
import { currentPlace, recallPlace, rememberPlace } from './page-memory.ts'
import { outdatedPage } from './replaced-release.ts'
import { pageOf, shownPageOf } from './shown-page.ts'
import { templateOf } from './templates.ts'
import { useHashLinks } from './use-hash-links.ts'

/** The number of redirects in a row that count as a redirect loop if exceeded. */
const longestJourney = 5

/** Whether there is any response at an address, regardless of its status. */
const isThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  )

/** Loads pages in the browser through the query cache. */
const loadNext = async (address: Address, { site, capabilities, queries, consent }: AppFrame) => {
  const { client } = await queries.library.load()
  const context: LoadPageContext = {
    site,
    capabilities,
    cookies: documentCookies(),
    fetch: (query) => client.fetchQuery(query),
  }
  return loadNextPage(address, context, consent.mayStay)
}

/** If the menu and footer cannot be loaded (offline), uses those of the previous page. */
const withFrameOf = (ready: ReadyPage, { loaded: before }: ReadyPage): ReadyPage => {
  const { loaded } = ready
  if (loaded.kind !== 'failed' || loaded.chrome) return ready
  const chrome = before.kind === 'failed' ? before.chrome : before.page
  return chrome ? { ...ready, loaded: { ...loaded, chrome } } : ready
}

const prepareNavigation = (): void => void navigation.load().catch(() => undefined)

/** Preloads the code and words of the template that visitors usually open next. */
const prepareNextTemplate = ({ locale }: SiteDefinition, { shown }: ReadyPage): void => {
  const kind = shown?.template.leadsTo
  if (kind === undefined) return
  templateOf({ template: kind })
    .load()
    .then(({ texts }) => loadTexts(locale, typeof texts === 'function' ? [] : texts))
    .catch(() => undefined)
}

export const BrowserApp = ({ frame, first }: { frame: AppFrame; first: ReadyPage }) => {
  const location = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const address = location.pathname + location.search
  const [shown, setShown] = useState<ShownAt>({ ready: first, address, path: location.pathname })
  const [isLoading, setLoading] = useState(false)
  const [unreachable, setUnreachable] = useState<string>()
  const latest = useRef(address)
  const settled = useRef(address)
  const sentOn = useRef(0)
  const { current: runningVersion } = useRef(pageOf(first)?.siteVersion)

  // While a page is shown, its scroll position is stored under its own address, so that it is there however the visitor leaves.
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

  // Set once the page is interactive.
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
  }, [])

  // Loads the navigation code at the first touch of the page, so that it is there when a link is pressed. A page that is only opened loads
  // none of it. If that fails, a click tries again, and otherwise leaves the navigation to the browser.
  useEffect(() => {
    const stops = [
      atFirstTouch(prepareNavigation, 'a[href^="/"]'),
      atFirstTouch(() => whenIdle(prepareNavigation)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  const code = useLoaded(navigation, false)
  const { prefetchOnIntent } = code ?? {}
  useEffect(
    () =>
      prefetchOnIntent?.((next) => {
        if (!frame.consent.mayStay({ path: next.pathname, search: next.search })) return
        loadNext(next, frame).catch(() => undefined)
      }),
    [frame, prefetchOnIntent],
  )

  useEffect(() => {
    if (latest.current === address) return
    latest.current = address
    const isStillWanted = () => latest.current === address
    // The navigation code could not be loaded either: let the browser open the address, if there is any response.
    const leave = async () => {
      const isAnswered = await isThere(address)
      if (!isStillWanted()) return
      if (isAnswered) globalThis.location.assign(address)
      else setUnreachable(address)
      setLoading(false)
    }
    const show = (
      next: Awaited<ReturnType<typeof loadNext>>,
      isOfNewRelease: Navigation['isOfNewRelease'],
    ) => {
      if (!isStillWanted()) return
      if (next.kind === 'newDocument') {
        globalThis.location.assign(address)
        return
      }
      if (next.kind === 'elsewhere') {
        sentOn.current += 1
        // Leaves a redirect loop to the browser, which shows its own error.
        if (next.address.startsWith('/') && sentOn.current <= longestJourney)
          navigate(next.address, { replace: true })
        else globalThis.location.replace(next.address)
        return
      }
      sentOn.current = 0
      if (isOfNewRelease(next.ready, runningVersion)) globalThis.location.reload()
      else setShown({ ready: withFrameOf(next.ready, shown.ready), address, path: location.pathname })
    }
    const go = ({ needsFetch, isOfNewRelease }: Navigation) => {
      if (!isStillWanted()) return
      if (!needsFetch(frame.site, shown, location.pathname)) {
        setLoading(false)
        settled.current = address
        setShown({ ready: shown.ready, address, path: location.pathname })
        return
      }
      // Reached by Back. Forward navigations are stopped earlier (`GuardedNavigation`).
      if (!frame.consent.mayStay({ path: location.pathname, search: location.search })) {
        globalThis.location.assign(address)
        return
      }
      setLoading(true)
      loadNext(location, frame)
        .then((next) => show(next, isOfNewRelease))
        .catch(leave)
        .finally(() => {
          if (isStillWanted()) setLoading(false)
        })
    }
    if (!navigation.loaded()) setLoading(true)
    withLoaded(navigation, go, leave)
  }, [address, location, frame, shown, navigate, runningVersion])

  const previous = useRef(shown)
  const { hash } = location
  useEffect(() => {
    const from = previous.current
    // A hash that is added or removed, as a modal does, does not scroll here.
    if (from === shown) return
    previous.current = shown
    settled.current = shown.address
    const place = navigationType === 'POP' ? recallPlace(shown.address) : undefined
    // This code is loaded before any other page is shown.
    navigation.loaded()?.settle(frame.site, from, shown, { hash, place })
  }, [shown, navigationType, hash, frame])

  useHashLinks(frame.site, shown.path, pageOf(shown.ready))

  const { ready, path } = shown
  const search = shown.address.slice(path.length)
  const searchNow = useRef(search)
  searchNow.current = search
  const measured = useRef<ReadyPage>(undefined)
  useEffect(() => {
    const tell = (title?: string) =>
      frame.consent.pageShown({
        ...shownPageOf(ready, { path, search: searchNow.current }),
        ...(title !== undefined && { title }),
      })
    // Another path of the same page has its own title, which may arrive with the response.
    if (measured.current === ready) return whenTitleAnnounced(path, tell)
    measured.current = ready
    tell()
    return undefined
  }, [frame, ready, path])
  useEffect(() => frame.consent.searchChanged(search), [frame, search])
  const isOutdated = useSyncExternalStore(outdatedPage.subscribe, outdatedPage.get, () => false)
  const canNavigate = code !== undefined
  useEffect(() => {
    if (canNavigate) whenIdle(() => prepareNextTemplate(frame.site, ready), 5000)
  }, [canNavigate, frame, ready])

  return (
    <App
      frame={frame}
      ready={shown.ready}
      path={shown.path}
      address={shown.address}
      isLoading={isLoading}
      unreachable={unreachable === address ? address : undefined}
      isOutdated={isOutdated}
    />
  )
}
