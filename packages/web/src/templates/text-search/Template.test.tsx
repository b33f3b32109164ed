import { makeTextSearch, ServiceUnavailable } from '@husrum/application'
import { makeInMemoryTextSearchService } from '@husrum/application/testing'
import type { ContentPage } from '@husrum/domain'
import { readTextSearchAddress, siteByKey } from '@husrum/domain'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { textsQuery } from '../../features/text-search/queries.ts'
import { textSearchSeo } from '../../features/text-search/text-search-seo.ts'
import { aContentPage } from '../../testing/pages.ts'
import { address, showPage } from '../../testing/show-page.tsx'
import { texts } from '../../texts/sv/text-search.ts'
import { TextSearchTemplate } from './Template.tsx'

afterEach(cleanup)

const site = siteByKey('sweden')
const page: ContentPage = aContentPage({
  template: 'textSearch',
  model: { heading: 'Sök på webbplatsen', blocks: [] },
})
const textAt = (at: number) => ({
  id: `text-${at}`,
  category: at === 0 ? ('pressrelease' as const) : ('content' as const),
  title: `Balkong ${at}`,
  path: `/balkong-${at}/`,
  text: 'Om solen',
  ...(at === 0 && { date: '2026-11-02' }),
})
const textSearch = makeTextSearch({
  site,
  texts: makeInMemoryTextSearchService({ texts: Array.from({ length: 30 }, (_, at) => textAt(at)) }),
})

/** With its answer, as the server sends the page. */
const show = async (at: string) => {
  const [, query = ''] = at.split('?')
  const state = readTextSearchAddress(new URLSearchParams(query))
  const { queryKey, queryFn } = textsQuery(state, site, textSearch)
  return showPage(<TextSearchTemplate page={page} data={{ hasFailed: false }} />, {
    at,
    capabilities: { textSearch },
    sent: [{ queryKey, data: await queryFn() }],
  })
}

describe('the page that searches by text', () => {
  it('has the hits, 25 per page, with counts by category', async () => {
    await show('/sok/?s=balkong')
    expect(screen.getByRole('status').textContent).toBe('30 träffar på ”balkong”')
    expect(
      screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading')),
    ).toHaveLength(25)
    const tabs = within(screen.getByRole('navigation', { name: 'Kategorier' }))
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Allt 30',
      'Bostäder och projekt 0',
      'Sidor 29',
      'Nyheter och press 1',
      'Jobb 0',
    ])
    expect(screen.getByRole('link', { name: 'Nästa' }).getAttribute('href')).toBe('/sok/?s=balkong&page=2')
    expect(screen.getByRole('link', { name: 'Balkong 0' }).querySelector('mark')?.textContent).toBe('Balkong')
  })

  it('pages by links, and searches by its form', async () => {
    await show('/sok/?s=balkong')
    await userEvent.click(screen.getByRole('link', { name: 'Nyheter och press 1' }))
    expect(address()).toBe('/sok/?s=balkong&category=news')
    expect(await screen.findByText('1 träff på ”balkong”')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'A–Ö' }))
    expect(address()).toBe('/sok/?s=balkong&category=news&sort=alpha')
    const field = screen.getByRole('searchbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'balkong 7{Enter}')
    expect(address()).toBe('/sok/?s=balkong%207&sort=alpha')
    expect(await screen.findByText(/träff(ar)? på ”balkong 7”/)).toBeTruthy()
    expect(document.activeElement).toBe(field)
  })

  it('shows that one character is too short, and what to try if nothing is found', async () => {
    await show('/sok/?s=b')
    expect(screen.getByRole('searchbox').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Skriv minst två tecken.')).toBeTruthy()
    await userEvent.type(screen.getByRole('searchbox'), 'luftskepp{Enter}')
    expect(await screen.findByText('Inga träffar på ”bluftskepp”')).toBeTruthy()
  })

  it('shows that the search is unavailable, and retries', async () => {
    let isAway = true
    const find: typeof textSearch.find = async (search) => {
      if (isAway) throw new ServiceUnavailable('away')
      return textSearch.find(search)
    }
    await showPage(<TextSearchTemplate page={page} data={{ hasFailed: true }} />, {
      at: '/sok/?s=balkong',
      capabilities: { textSearch: { find } },
    })
    expect(await screen.findByText('Sökningen svarar inte just nu')).toBeTruthy()
    isAway = false
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    expect(await screen.findByText('30 träffar på ”balkong”')).toBeTruthy()
  })

  it('is indexed by search engines, but its results are not', () => {
    const told = (query: string) =>
      textSearchSeo(page.seo, page, new URL(`http://localhost/sok/${query}`), texts)
    expect(told('')).toEqual(page.seo)
    expect(told('?s=balkong')).toMatchObject({ title: 'balkong – Sidan', robots: 'noindex,follow' })
    expect(told('?s=balkong&category=news&page=2').title).toBe('balkong, Nyheter och press, sida 2 – Sidan')
  })
})
