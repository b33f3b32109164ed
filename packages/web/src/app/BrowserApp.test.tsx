// Client-side navigation: what is fetched, redirected, loaded as a new document, shown after a failure, and scrolled to.
import type { PageResult } from '@husrum/application'
import { makeConsentManager, makeLoadPage, noHeldEvents, ServiceUnavailable } from '@husrum/application'
import { makeInMemoryTagManager } from '@husrum/application/testing'
import type { Consent, ContentPage, SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConsentStore } from '../features/consent/consent-store.ts'
import { makeConsentStore, makeFixedConsentStore } from '../features/consent/consent-store.ts'
import { makeFixedSessionStore } from '../features/sessions/session-store.ts'
import { beginBusy } from '../frame/busy.ts'
import { loadOnce } from '../lazy/load-once.ts'
import { aContentPage } from '../testing/pages.ts'
import { aCapabilities } from '../testing/show-page.tsx'
import type { AppFrame } from './App.tsx'
import { BrowserApp } from './BrowserApp.tsx'
import { emptyChrome } from './empty-chrome.ts'
import { GuardedNavigation } from './GuardedNavigation.tsx'
import { navigation } from './late-navigation.ts'
import { readyPage } from './load-page.ts'
import { makeQueryLibrary } from './query-library.ts'
import { makePageQueries } from './sent-queries.ts'

/** Without statistics and marketing, so that no page loads a tag manager. */
const onlyNecessary: Consent = {
  kind: 'answered',
  revision: 1,
  at: Date.UTC(2026, 10, 1),
  statistics: false,
  marketing: false,
  thirdParty: false,
}

const chrome = { ...emptyChrome, footer: { ...emptyChrome.footer, copyright: 'The frame' } }

const aPage = (heading: string, facts: Partial<ContentPage> = {}): ContentPage =>
  aContentPage({
    ...chrome,
    model: {
      heading,
      blocks: [
        { kind: 'links', heading: 'Links', links: [] },
        { kind: 'contact', heading: 'Contacts', contacts: [{ name: 'Ada' }] },
      ],
    },
    ...facts,
  })

let goTo = (_to: string | number): void => undefined
const Address = () => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  goTo = (to) => act(() => (typeof to === 'number' ? navigate(to) : navigate(to)) as undefined)
  return <output data-address={pathname + search + hash} />
}
const address = () => document.querySelector<HTMLElement>('[data-address]')?.dataset.address

/** A site with these pages; a function is called when its page is requested. */
const open = async (
  pages: Readonly<Record<string, ContentPage | PageResult | (() => PageResult | Promise<never>)>>,
  {
    at = '/first/',
    first = aPage('First'),
    on = 'sweden',
    consent = makeFixedConsentStore(onlyNecessary),
  }: { at?: string; first?: ContentPage; on?: SiteKey; consent?: ConsentStore } = {},
) => {
  const site = siteByKey(on)
  const asked: string[] = []
  let isOffline = false
  const load = makeLoadPage({
    site,
    report: () => undefined,
    source: {
      pageAt: async (path) => {
        asked.push(path)
        const found = pages[path]
        if (isOffline) throw new ServiceUnavailable('offline')
        if (typeof found === 'function') return found()
        if (!found) return { kind: 'missing' }
        return 'kind' in found ? found : { kind: 'page', page: found }
      },
      chrome: async () => {
        if (isOffline) throw new ServiceUnavailable('offline')
        return chrome
      },
    },
  })
  const capabilities = aCapabilities({ pages: { load } })
  const queries = makePageQueries(
    [],
    loadOnce(async () => makeQueryLibrary([], false)),
  )
  const frame: AppFrame = {
    site,
    capabilities,
    queries,
    consent,
    reportClientError: async (error) => `reference of ${(error as Error).message}`,
    session: makeFixedSessionStore({ kind: 'guest' }),
  }
  const [ready] = await Promise.all([
    readyPage(
      { kind: 'page', page: first },
      { pathname: at, search: '' },
      { site, capabilities, cookies: '', fetch: ({ queryFn }) => queryFn() },
    ),
    navigation.load(),
  ])
  render(
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      <GuardedNavigation mayStay={consent.mayStay}>
        <BrowserApp frame={frame} first={ready} />
        <Address />
      </GuardedNavigation>
    </MemoryRouter>,
  )
  return {
    asked,
    beOffline: () => {
      isOffline = true
    },
  }
}
const heading = () => document.querySelector('h1')?.textContent
const shows = (text: string) => waitFor(() => expect(heading()).toBe(text))

const reload = vi.spyOn(globalThis.location, 'reload')
beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset().mockImplementation(() => undefined)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('Another page', () => {
  it('is fetched once, and not again for its query, its hash or a recent visit', async () => {
    const { asked } = await open({ '/second/': aPage('Second'), '/first/': aPage('First') })
    goTo('/second/')
    await shows('Second')
    goTo('/second/?a=1')
    goTo('/second/#block-1')
    expect(asked).toEqual(['/second/'])
    expect(document.activeElement?.textContent).toBe('Second')
  })

  it('below the booking has a view model of its own', async () => {
    await open({ '/boka/info/': aPage('Info'), '/boka/klart/': aPage('Done') })
    goTo('/boka/info/')
    await shows('Info')
    goTo('/boka/klart/')
    await shows('Done')
  })

  it('that has moved is redirected, and Back does not lead there again', async () => {
    await open({
      '/old/': { kind: 'moved', location: '/new/', isPermanent: true },
      '/new/': aPage('New'),
      '/first/': aPage('First'),
    })
    goTo('/old/?utm=1')
    await shows('New')
    expect(address()).toBe('/new/?utm=1')
    goTo(-1)
    await shows('First')
  })

  it('that requires sign-in leads to the login and from there back', async () => {
    await open({
      '/mina-sidor/': { kind: 'refused', status: 401 },
      '/logga-in/': aPage('Login'),
    })
    goTo('/mina-sidor/')
    await shows('Login')
    expect(address()).toBe('/logga-in/?referrer=%2Fmina-sidor%2F')
  })
})

describe('A document in which a tag manager runs', () => {
  const everything: Consent = { ...onlyNecessary, statistics: true, marketing: true }
  const assign = vi.spyOn(globalThis.location, 'assign')
  const replace = vi.spyOn(globalThis.location, 'replace')
  beforeEach(() => {
    assign.mockReset().mockImplementation(() => undefined)
    replace.mockReset().mockImplementation(() => undefined)
  })

  const openMeasured = async (pages: Parameters<typeof open>[0]) => {
    const tags = makeInMemoryTagManager()
    const consent = makeConsentStore({
      consent: everything,
      load: async (earlier) =>
        makeConsentManager({
          site: siteByKey('sweden'),
          revision: 1,
          consent: everything,
          cookies: { read: () => undefined, write: () => undefined, remove: () => undefined },
          ledger: { record: async () => undefined },
          tags,
          held: noHeldEvents,
          earlier,
          newVisitorId: () => 'visitor-1',
          clock: { now: Date.now, wait: () => () => undefined },
        }),
    })
    const opened = await open(pages, { consent })
    await waitFor(() => expect(tags.isLoaded()).toBe(true))
    return { ...opened, tags }
  }

  it('shows another measured page in place', async () => {
    const { tags } = await openMeasured({ '/second/': aPage('Second') })
    goTo('/second/')
    await shows('Second')
    expect(tags.events()).toHaveLength(2)
    expect(assign).not.toHaveBeenCalled()
  })

  it.each([
    '/logga-in/?referrer=%2Fmina-sidor%2F',
    '/logga%2Din/',
    '/mina-sidor/vad-som-helst/',
    '/second/?t=secret',
    '/felanmalan/boende/beskriv/',
  ])('loads %s as a new document, and its address is not in the history before', async (to) => {
    const { asked } = await openMeasured({ '/second/': aPage('Second') })
    goTo(to)
    expect(assign).toHaveBeenCalledWith(to)
    expect([address(), asked]).toEqual(['/first/', []])
  })

  it('loads a page as a new document if its template turns out to hold personal data', async () => {
    const { asked, tags } = await openMeasured({
      '/lista/': aPage('Guests', { template: 'reportList' as never }),
    })
    goTo('/lista/')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/lista/'))
    expect([asked, heading(), tags.events().length]).toEqual([['/lista/'], 'First', 1])
  })

  it('loads a page as a new document after a redirect from another page', async () => {
    await openMeasured({
      '/old/': { kind: 'moved', location: '/logga-in/?referrer=%2Ffirst%2F', isPermanent: false },
    })
    goTo('/old/')
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/logga-in/?referrer=%2Ffirst%2F'))
  })
})

describe('A page that cannot be loaded', () => {
  it.each([
    [
      'is unavailable',
      'Sidan går inte att visa just nu',
      () => Promise.reject(new ServiceUnavailable('away')),
    ],
    ['is missing', 'Sidan finns inte', () => ({ kind: 'missing' }) as const],
  ])('is explained within the frame if it %s', async (_, words, happen) => {
    await open({ '/second/': happen })
    goTo('/second/')
    await shows(words)
    expect(screen.getByText('The frame')).toBeTruthy()
    // The title is set after the page is painted.
    await waitFor(() => expect(document.title).toBe(`${words} – Husrum`))
  })

  it('keeps the menu and footer of the previous page if nothing can be loaded', async () => {
    const { beOffline } = await open({ '/first/': aPage('First') })
    beOffline()
    goTo('/second/')
    await shows('Sidan går inte att visa just nu')
    expect(screen.getByText('The frame')).toBeTruthy()
    goTo('/third/')
    await waitFor(() => expect(address()).toBe('/third/'))
    expect(screen.getByText('The frame')).toBeTruthy()
  })

  it('shows the reference number of the error report', async () => {
    await open({ '/second/': () => Promise.reject(new ServiceUnavailable('away')) })
    goTo('/second/')
    const reference = await screen.findByText(/^Felnummer/)
    expect(reference.textContent).toBe('Felnummer: reference of The page /second/ is unavailable')
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('because of its template is explained to editors only (edit mode: %s)', async (editMode, count) => {
    await open({
      '/second/': { kind: 'unusable', template: 'carousel', reason: 'template', note: { editMode } },
    })
    goTo('/second/')
    await waitFor(() => expect(heading()).not.toBe('First'))
    expect(screen.queryAllByText(/carousel/)).toHaveLength(count)
    expect(screen.getByText('The frame')).toBeTruthy()
  })
})

describe('An editor', () => {
  it('sees the file of a page, and the blocks that are not shown', async () => {
    const page = aPage('Second', { editMode: true, editUrl: 'content/second.yaml' })
    await open({ '/second/': { kind: 'page', page, leftOut: ['carousel'] } })
    expect(screen.queryByRole('complementary', { name: 'Redigeringsläge' })).toBeNull()
    goTo('/second/')
    await shows('Second')
    const bar = screen.getByRole('complementary', { name: 'Redigeringsläge' })
    expect(bar.textContent).toContain('content/second.yaml')
    expect(bar.textContent).toContain('carousel')
  })
})

describe('A new release', () => {
  const newer = {
    '/second/': aPage('Second', { siteVersion: '2' }),
    '/third/': aPage('Third', { siteVersion: '3' }),
  }

  it('is loaded with the next page, but at most once in five minutes', async () => {
    await open(newer)
    goTo('/second/')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    goTo('/third/')
    await shows('Third')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each(['form', 'upload', 'identity'] as const)('waits while a %s would be lost', async (what) => {
    const end = beginBusy(what)
    await open(newer)
    goTo('/second/')
    await shows('Second')
    expect(reload).not.toHaveBeenCalled()
    end()
    goTo('/third/')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('is not loaded if the reload cannot be remembered', async () => {
    const blocked = () => {
      throw new Error('Blocked')
    }
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked })
    await open(newer)
    goTo('/second/')
    await shows('Second')
    expect(reload).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})

describe('A hash', () => {
  it('of a block scrolls to it after half a second, with room above, and focuses it', async () => {
    await open({})
    vi.useFakeTimers()
    goTo('/first/#block-2')
    vi.advanceTimersByTime(499)
    expect(window.scrollTo).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: -150, behavior: 'smooth' })
    expect(document.activeElement?.id).toBe('block-2')
  })

  it('of a block scrolls without animation for visitors who prefer reduced motion', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    await open({})
    goTo('/first/#block-2')
    await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith({ top: -150, behavior: 'instant' }))
    vi.mocked(globalThis.matchMedia).mockRestore()
  })

  it('of a block does not scroll if the visitor scrolls meanwhile', async () => {
    await open({})
    vi.useFakeTimers()
    goTo('/first/#block-2')
    globalThis.dispatchEvent(new Event('wheel'))
    vi.advanceTimersByTime(1_000)
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it.each([
    ['open-login', 'Mina sidor'],
    ['open-board-login', 'Styrelseportalen'],
  ])('#%s opens the login dialog on the tab "%s" and is removed', async (hash, tab) => {
    await open({})
    goTo(`/first/#${hash}`)
    await screen.findByRole('dialog', { name: 'Logga in' })
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab)
    await waitFor(() => expect(address()).toBe('/first/#modal'))
    goTo(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/first/')
  })

  describe.each(['open-login', 'open-board-login'])('#%s over a page with a hash of its own', (dialog) => {
    const exits: Readonly<Record<string, () => unknown>> = {
      Back: () => goTo(-1),
      Escape: () => userEvent.keyboard('{Escape}'),
      'the close button': async () => userEvent.click(await screen.findByRole('button', { name: 'Stäng' })),
    }
    it.each(
      ['#map', '#stage', '#area', '#block-2', ''].flatMap((own) =>
        Object.keys(exits).map((exit) => [own, exit] as const),
      ),
    )('returns to "%s" by %s', async (own, exit) => {
      await open({})
      goTo(`/first/${own}`)
      await waitFor(() => expect(address()).toBe(`/first/${own}`))
      goTo(`/first/#${dialog}`)
      await screen.findByRole('dialog', { name: 'Logga in' })
      await waitFor(() => expect(address()).toBe('/first/#modal'))
      await exits[exit]?.()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(address()).toBe(`/first/${own}`))
    })
  })

  describe.each(['open-case', 'open-board-case'])('#%s', (hash) => {
    it('leads to the page for fault reports, and from there to the wizard', async () => {
      // A narrow screen: on a wide one the wizard opens over the page.
      vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
      const wizard = hash === 'open-case' ? '/felanmalan/boende/' : '/felanmalan/styrelse/'
      await open({ '/felanmalan/': aPage('Report'), '/first/': aPage('First'), [wizard]: aPage('Wizard') })
      goTo(`/first/#${hash}`)
      await shows('Report')
      expect(address()).toBe('/felanmalan/')
      goTo(`/felanmalan/#${hash}`)
      await shows('Wizard')
      expect(address()).toBe(wizard)
      goTo(-3)
      await shows('First')
      expect(address()).toBe('/first/')
      vi.mocked(globalThis.matchMedia).mockRestore()
    })

    it('leads to the contacts of the page, or of the site, if the site has no fault reports', async () => {
      await open({ '/bare/': aPage('Bare', { model: { heading: 'Bare', blocks: [] } }) }, { on: 'finland' })
      goTo(`/first/#${hash}`)
      await waitFor(() => expect(document.activeElement?.id).toBe('block-2'))
      goTo('/bare/')
      await shows('Bare')
      goTo(`/bare/#${hash}`)
      await waitFor(() => expect(document.activeElement?.closest('footer')).toBeTruthy())
      expect(address()).toBe('/bare/')
    })
  })

  it.each([
    'open-admin',
    'OPEN-LOGIN',
    'block-1]',
    'block-99999',
    'block-2<img src=x onerror=alert(1)>',
    'purchase-success',
    'eident-error',
    '%62lock-2',
    '/evil',
    'map',
  ])('#%s has no effect on a page', async (hash) => {
    await open({})
    vi.useFakeTimers()
    goTo(`/first/#${hash}`)
    vi.advanceTimersByTime(1_000)
    expect(window.scrollTo).not.toHaveBeenCalled()
    expect(heading()).toBe('First')
    expect(address()).toContain('#')
  })
})
