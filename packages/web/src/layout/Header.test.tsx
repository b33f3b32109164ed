// The header by keyboard and by site: what folds out, where the focus is, which links there are.
import { makeTextSearch, ServiceUnavailable } from '@husrum/application'
import { makeInMemoryTextSearchService } from '@husrum/application/testing'
import { searchDebounce, siteByKey } from '@husrum/domain'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { aFramedPage, showFrame } from '../testing/layout.tsx'
import { searchOverlay } from './lazy-components.ts'

afterEach(cleanup)

const header = () => screen.getByRole('banner')
const opener = (words: string) => {
  const summary = within(header())
    .getAllByText(words)
    .map((element) => element.closest('summary'))
    .find(Boolean)
  if (!summary) throw new Error(`Nothing folds out of "${words}"`)
  return summary
}
const isOpen = (words: string) => opener(words).closest('details')?.open
const focused = () => document.activeElement

describe('the foldouts', () => {
  it('open one at a time, and leave the page behind accessible', async () => {
    await showFrame(aFramedPage())
    await userEvent.click(opener('Köpa bostad'))
    expect(isOpen('Köpa bostad')).toBe(true)
    await userEvent.click(opener('Inspiration'))
    expect(isOpen('Köpa bostad')).toBe(false)
    await userEvent.click(opener('Svenska'))
    expect(isOpen('Inspiration')).toBe(false)
    expect(isOpen('Svenska')).toBe(true)
    expect(screen.getByRole('main').inert).toBe(false)
  })

  it('take the focus immediately, and Escape returns it to the opener', async () => {
    await showFrame(aFramedPage())
    await userEvent.click(opener('Sök'))
    expect(focused()).toBe(screen.getByLabelText('Sök på webbplatsen'))
    await userEvent.keyboard('{Escape}')
    expect(isOpen('Sök')).toBe(false)
    expect(focused()).toBe(opener('Sök'))
  })

  it('close when their opener is pressed again', async () => {
    await showFrame(aFramedPage())
    await userEvent.click(opener('Svenska'))
    await userEvent.click(opener('Svenska'))
    expect(isOpen('Svenska')).toBe(false)
  })

  it('let Tab through, and close when the focus leaves', async () => {
    await showFrame(aFramedPage())
    await userEvent.click(opener('Köpa bostad'))
    const last = screen.getByRole('link', { name: 'Vanliga frågor' })
    expect(focused()).toBe(screen.getByRole('link', { name: 'Så går köpet till' }))
    await userEvent.tab()
    expect(focused()).toBe(last)
    expect(isOpen('Köpa bostad')).toBe(true)
    await userEvent.tab()
    expect(isOpen('Köpa bostad')).toBe(false)
    expect(focused()).not.toBe(opener('Köpa bostad'))
  })

  it('keep Tab in the menu of a narrow screen, which covers the page, in both directions', async () => {
    await showFrame(aFramedPage())
    await userEvent.click(opener('Meny'))
    expect(screen.getByRole('main', { hidden: true }).inert).toBe(true)
    opener('Meny').focus()
    await userEvent.tab({ shift: true })
    const last = focused() as HTMLElement
    expect(last).toBe(
      within(header())
        .getAllByRole('link', { name: /^Suomi/ })
        .at(-1),
    )
    await userEvent.tab()
    expect(focused()).toBe(opener('Meny'))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('main').inert).toBe(false)
  })

  it('close on navigation', async () => {
    await showFrame(aFramedPage())
    await userEvent.click(opener('Köpa bostad'))
    await userEvent.click(screen.getByRole('link', { name: 'Vanliga frågor' }))
    expect(isOpen('Köpa bostad')).toBe(false)
    expect(screen.getByRole('main').inert).toBe(false)
    expect(focused()).toBe(opener('Köpa bostad'))
  })

  it('let the sections fold independently within the open menu of a narrow screen', async () => {
    await showFrame(aFramedPage())
    await userEvent.click(opener('Meny'))
    await userEvent.click(opener('Köpa bostad'))
    expect(isOpen('Meny')).toBe(true)
    expect(isOpen('Köpa bostad')).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(isOpen('Meny')).toBe(false)
    expect(focused()).toBe(opener('Meny'))
  })
})

const site = siteByKey('sweden')
const texts = makeInMemoryTextSearchService({
  texts: [1, 2, 3, 4].map((at) => ({
    id: `text-${at}`,
    category: 'content',
    title: `Balkong i Göteborg ${at}`,
    path: `/balkong-${at}/`,
    text: '',
  })),
  understand: (text) =>
    text.includes('göteborg')
      ? {
          parts: [{ kind: 'place', placeName: 'Göteborg', values: ['x'], textWithout: 'balkong' }],
          path: '/sok-bostad/x/',
          homes: 7,
        }
      : undefined,
})

describe('the search', () => {
  it('is an ordinary form to the page of the text search', async () => {
    await showFrame(aFramedPage())
    await userEvent.click(opener('Sök'))
    const field = screen.getByLabelText<HTMLInputElement>('Sök på webbplatsen')
    expect(field.name).toBe('s')
    expect(field.form?.getAttribute('action')).toBe('/sok/')
    expect(screen.getByRole('link', { name: 'Lägenheter i Göteborg' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sök bostad' }).getAttribute('href')).toBe('/sok-bostad/')
  })

  it('shows hits and matching homes while the visitor types', async () => {
    await searchOverlay.load()
    await showFrame(aFramedPage(), { capabilities: { textSearch: makeTextSearch({ texts, site }) } })
    await userEvent.click(opener('Sök'))
    const field = screen.getByLabelText<HTMLInputElement>('Sök på webbplatsen')
    await userEvent.type(field, 'balkong göteborg')
    const hit = await screen.findByRole('link', { name: /^Balkong i Göteborg 1/ })
    expect(within(header()).getByRole('status').textContent).toBe('4 träffar på ”balkong göteborg”')
    expect(screen.getByRole('link', { name: 'Visa alla 4 träffar' }).getAttribute('href')).toBe(
      '/sok/?s=balkong%20g%C3%B6teborg',
    )
    expect(screen.getByRole('link', { name: 'Visa 7 bostäder' }).getAttribute('href')).toBe('/sok-bostad/x/')
    // By keyboard from the field to the first link and back.
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Visa 7 bostäder' }))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(hit)
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort: Göteborg' }))
    expect(field.value).toBe('balkong')
    expect(document.activeElement).toBe(field)
  })

  it('shows nothing if the text search is unavailable', async () => {
    await searchOverlay.load()
    const away = { find: () => Promise.reject(new ServiceUnavailable('away')) }
    await showFrame(aFramedPage(), { capabilities: { textSearch: makeTextSearch({ texts: away, site }) } })
    await userEvent.click(opener('Sök'))
    await userEvent.type(screen.getByLabelText('Sök på webbplatsen'), 'balkong')
    await new Promise((resolve) => setTimeout(resolve, searchDebounce + 100))
    expect(within(header()).getByRole('status').textContent).toBe('')
    expect(screen.queryByRole('link', { name: /Visa alla/ })).toBeNull()
  })

  it('is absent on a site without search', async () => {
    await showFrame(aFramedPage(), { site: 'contractor' })
    expect(within(header()).queryByText('Sök')).toBeNull()
  })
})

describe('the languages', () => {
  it('lead to this page in its translation, or else to the start page of that site', async () => {
    const norwegian = 'https://www.husrum-norge.example/kjope-bolig/'
    const page = aFramedPage({
      languages: [
        { title: 'Svenska', href: 'https://www.husrum.example/kopa/', language: 'sv', isCurrent: true },
        { title: 'Norsk', href: norwegian, language: 'nb', isCurrent: false },
      ],
    })
    await showFrame(page, { path: '/kopa/' })
    await userEvent.click(opener('Svenska'))
    const [svenska, norsk, suomi] = within(opener('Svenska').parentElement as HTMLElement).getAllByRole(
      'link',
    )
    expect(svenska?.getAttribute('aria-current')).toBe('true')
    expect(norsk?.getAttribute('href')).toBe(norwegian)
    expect(norsk?.lang).toBe('nb')
    expect(norsk?.getAttribute('hreflang')).toBe('nb')
    // The link says that the page itself is not translated.
    expect(suomi?.textContent).toBe('Suomi\u00a0– etusivu')
    expect(norsk?.textContent).toBe('Norsk')
    expect(suomi?.getAttribute('href')).toBe('https://www.husrum-suomi.example/')
  })
})

describe('the kinds of header', () => {
  const quickLinks = () =>
    within(screen.getByRole('navigation', { name: 'Genvägar' }))
      .getAllByRole('link')
      .map((link) => link.textContent)

  it('has two quick links beside a search, and three without', async () => {
    await showFrame(aFramedPage())
    expect(quickLinks()).toEqual(['Kundservice', 'Felanmälan'])
    cleanup()
    await showFrame(aFramedPage(), { site: 'contractor' })
    expect(quickLinks()).toEqual(['Kundservice', 'Felanmälan', 'Press'])
  })

  it('repeats no link of the menu', async () => {
    const { navigation, ...page } = aFramedPage()
    const [first] = navigation.quickLinks
    const main = [...navigation.main, { title: 'Kundservice', href: first?.href ?? '' }]
    await showFrame({ ...page, navigation: { ...navigation, main } })
    expect(quickLinks()).toEqual(['Felanmälan', 'Press'])
  })

  it('offers sign-in only on a site with login', async () => {
    await showFrame(aFramedPage())
    expect(screen.getAllByRole('link', { name: 'Logga in' })[0]?.getAttribute('href')).toBe('/logga-in/')
    cleanup()
    await showFrame(aFramedPage(), { site: 'contractor' })
    expect(screen.queryByRole('link', { name: 'Logga in' })).toBeNull()
  })

  it('has the menu of the company on its pages, and a link to the homes', async () => {
    await showFrame(aFramedPage({ isCorporate: true }), { path: '/om-oss/investerare/' })
    const menu = screen.getByRole('navigation', { name: 'Huvudmeny' })
    expect(within(menu).getByRole('link', { name: 'Investerare' }).getAttribute('aria-current')).toBe('page')
    expect(within(menu).queryByText('Köpa bostad')).toBeNull()
    expect(quickLinks()).toEqual(['Till bostäderna'])
  })

  it('marks the present page in My Pages', async () => {
    await showFrame(aFramedPage(), { path: '/mina-sidor/' })
    expect(within(header()).getByText('Mina sidor')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Huvudmeny' })).toBeNull()
  })

  it('has only an exit in a booking, and no exit in a frame of its own', async () => {
    await showFrame(aFramedPage(), { path: '/boka/' })
    expect(
      within(header())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/'])
    cleanup()
    await showFrame(aFramedPage(), { path: '/maklar-objekt/' })
    expect(within(header()).getAllByRole('link')).toHaveLength(1)
  })
})
