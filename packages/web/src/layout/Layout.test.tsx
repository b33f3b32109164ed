// The frame around a page: its kinds, its messages, and what can be dismissed.
import type { CrisisBanner } from '@husrum/domain'
import { cookies, siteByKey } from '@husrum/domain'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SiteProvider } from '../frame/site.tsx'
import { aFramedPage, showFrame } from '../testing/layout.tsx'
import { loadAllTexts } from '../texts/load-texts.ts'
import { CrisisBanner as Banner } from './CrisisBanner.tsx'

const writeCookie = vi.spyOn(document, 'cookie', 'set')
const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the banner writes itself
  document.cookie = `${cookies.banner.name}=; path=/; max-age=0`
}
afterEach(() => {
  cleanup()
  forget()
})

const banner = (facts: Partial<CrisisBanner> = {}): CrisisBanner => ({
  bannerEnabled: true,
  isGlobal: true,
  isEmergency: false,
  heading: 'Telefonstörning',
  text: 'Det går inte att ringa oss.',
  linkUrl: '/kundservice/',
  ...facts,
})
const shownBanner = () => screen.queryByRole('region', { name: 'Viktigt meddelande' })
const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }))

describe('the crisis banner', () => {
  it('is dismissed until its text changes, and the focus stays near', async () => {
    await showFrame(aFramedPage({ crisisBanner: banner() }))
    expect(
      within(shownBanner() as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/kundservice/')
    await dismiss()
    expect(shownBanner()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Husrum, till startsidan' }))
    cleanup()
    await showFrame(aFramedPage({ crisisBanner: banner() }))
    expect(shownBanner()).toBeNull()
    cleanup()
    await showFrame(aFramedPage({ crisisBanner: banner({ text: 'Nu går det igen.' }) }))
    expect(shownBanner()).not.toBeNull()
  })

  it('returns in the next session if it is an emergency', async () => {
    await showFrame(aFramedPage({ crisisBanner: banner({ isEmergency: true }) }))
    await dismiss()
    expect(writeCookie.mock.lastCall?.[0]).toMatch(/^dismissed-banner=[\da-z]+; path=\/; samesite=lax$/)
    cleanup()
    await showFrame(aFramedPage({ crisisBanner: banner() }))
    expect(shownBanner()).toBeNull()
    cleanup()
    forget()
    await showFrame(aFramedPage({ crisisBanner: banner() }))
    await dismiss()
    expect(writeCookie.mock.lastCall?.[0]).toContain('; expires=')
  })

  it('is on the start page only unless it is for all pages', async () => {
    const crisisBanner = banner({ isGlobal: false })
    await showFrame(aFramedPage({ crisisBanner }), { path: '/inspiration/' })
    expect(shownBanner()).toBeNull()
    cleanup()
    await showFrame(aFramedPage({ crisisBanner }))
    expect(shownBanner()).not.toBeNull()
  })

  it('renders no link for an invalid address', async () => {
    const linkUrl = 'javascript:alert(1)'
    await showFrame(aFramedPage({ crisisBanner: banner({ linkUrl }) }))
    expect(within(shownBanner() as HTMLElement).queryByRole('link')).toBeNull()
  })

  it('is shown without script, and then without a button', async () => {
    const site = siteByKey('sweden')
    const html = renderToString(
      <MemoryRouter>
        <SiteProvider site={site} texts={await loadAllTexts('sv')}>
          <Banner banner={banner()} isStartPage />
        </SiteProvider>
      </MemoryRouter>,
    )
    expect(html).toContain('Det går inte att ringa oss.')
    expect(html).not.toContain('<button')
  })
})

describe('the frame', () => {
  it('shows visitors from the Swedish site a link back, after their answer about cookies', async () => {
    const address = '/?redirectedFrom=sv'
    await showFrame(aFramedPage(), { site: 'norway', address })
    expect(screen.queryByText(/svenske nettstedet/)).toBeNull()
    cleanup()
    await showFrame(aFramedPage(), { site: 'norway', address, isConsentAnswered: true })
    expect(
      screen.getByRole('link', { name: 'Tilbake til det svenske nettstedet' }).getAttribute('href'),
    ).toBe('https://www.husrum.example/')
  })

  it.each([
    ['2025-12-31', true],
    ['2026-01-01', false],
  ])('shows the jubilee on %s: %s', async (today, isWorn) => {
    const { container } = await showFrame(aFramedPage(), { today })
    expect(container.querySelector('[data-jubilee]') !== null).toBe(isWorn)
  })

  it('has no links away in the middle of a booking, but contact details', async () => {
    await showFrame(aFramedPage(), { path: '/boka/', progress: 'Steg 2 av 5' })
    const footer = screen.getByRole('contentinfo')
    expect(within(footer).getByRole('link', { name: '08-465 004 00' }).getAttribute('href')).toBe(
      'tel:+46846500400',
    )
    expect(within(footer).queryByRole('link', { name: 'Om oss' })).toBeNull()
    expect(screen.getByText('Steg 2 av 5')).toBeTruthy()
  })

  it('is only the page at the end of a Finnish booking', async () => {
    await showFrame(aFramedPage(), { site: 'finland', path: '/kirja/success/' })
    expect(screen.getByRole('main').textContent).toBe('Sidan')
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('shows the menu of a section, with the present page marked', async () => {
    const subMenu = [
      { title: 'Så går köpet till', href: '/kopa-bostad/' },
      { title: 'Vanliga frågor', href: '/vanliga-fragor/' },
    ]
    await showFrame(aFramedPage({ subMenu }), { path: '/vanliga-fragor/' })
    const menu = screen.getByRole('navigation', { name: 'I den här delen' })
    expect(within(menu).getByRole('link', { name: 'Vanliga frågor' }).getAttribute('aria-current')).toBe(
      'page',
    )
  })

  it('has the cookie settings, countries and copyright in its footer', async () => {
    await showFrame(aFramedPage())
    const footer = within(screen.getByRole('contentinfo'))
    const settings = footer.getByRole('link', { name: 'Cookieinställningar' })
    expect(settings.getAttribute('href')).toBe('/cookies/')
    expect(settings.hasAttribute('data-consent-settings')).toBe(true)
    expect(footer.getByRole('link', { name: 'Norge' }).getAttribute('hreflang')).toBe('nb')
    expect(footer.getByText('© 2026 Husrum AB')).toBeTruthy()
  })
})
