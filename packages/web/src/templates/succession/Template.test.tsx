// The list of homes for resale, for a visitor who looks for one.

import { seededShuffle } from '@husrum/domain'
import { aHome } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aContentPage } from '../../testing/pages.ts'
import { address, showPage } from '../../testing/show-page.tsx'
import { SuccessionTemplate } from './Template.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const resale = (id: string, municipality: string, facts: Parameters<typeof aHome>[0] = {}) =>
  aHome({ id, name: id, status: 'succession', municipality, path: `/maklar-objekt/a/b/c/${id}/`, ...facts })
const homes = [
  resale('a', 'Göteborg', { area: 90 }),
  resale('b', 'Solna', { area: 40, geo: { lat: 59.36, lon: 18.0 } }),
  resale('c', 'Göteborg', { area: 60 }),
  resale('d', 'Göteborg', { area: 75 }),
]

const show = (at: string) =>
  showPage(
    <SuccessionTemplate
      page={aContentPage({ template: 'succession', model: { heading: 'Mäklarobjekt', blocks: [] } })}
      data={{ hasFailed: false }}
    />,
    { at, capabilities: { search: { resales: async () => homes } } },
  )
const listed = async () => {
  await screen.findAllByRole('article')
  return screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
}

/** A browser that returns its location, or refuses to. */
const browserAt = (coords: { latitude: number; longitude: number } | undefined): void => {
  const getCurrentPosition = (tell: (position: unknown) => void, refuse: () => void) =>
    coords ? tell({ coords }) : refuse()
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as unknown as Geolocation)
}

describe('The succession list', () => {
  it('has a shuffled order, which is the same at every visit', async () => {
    await show('/maklar-objekt/')
    expect(await listed()).toEqual(seededShuffle(['a', 'b', 'c', 'd']))
    expect(screen.getByText('4 bostäder')).toBeDefined()
    cleanup()
    await show('/maklar-objekt/')
    expect(await listed()).toEqual(seededShuffle(['a', 'b', 'c', 'd']))
  })

  it('can be filtered by municipality, sorted, and reset', async () => {
    await show('/maklar-objekt/')
    const municipality = await screen.findByRole('combobox', { name: 'Kommun' })
    await userEvent.selectOptions(municipality, 'Göteborg (3)')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortera efter' }), 'Störst boarea')
    expect(address()).toBe('/maklar-objekt/?municipality=goteborg&sort=area:desc')
    expect(await listed()).toEqual(['a', 'd', 'c'])
    await userEvent.click(screen.getByRole('link', { name: /Ta bort filter: Göteborg/ }))
    expect(address()).toBe('/maklar-objekt/?sort=area:desc')
    expect(await listed()).toEqual(['a', 'd', 'c', 'b'])
  })

  it('says when nothing is for sale in a municipality, and links to all', async () => {
    await show('/maklar-objekt/?municipality=kiruna')
    expect(await screen.findByRole('heading', { name: 'Ingen säljer där just nu' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Visa alla kommuner' }).getAttribute('href')).toBe(
      '/maklar-objekt/',
    )
  })

  it('lists near homes first for a visitor who shares their location', async () => {
    browserAt({ latitude: 59.35, longitude: 18.05 })
    await show('/maklar-objekt/')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Nära mig' }))
    expect(address()).toBe('/maklar-objekt/?geo=auto')
    expect(await listed()).toEqual(['b'])
  })

  it('keeps its list if the browser refuses the location', async () => {
    browserAt(undefined)
    await show('/maklar-objekt/?geo=auto')
    expect(
      await screen.findByText('Webbläsaren lämnar inte ut din plats. Välj en kommun i stället.'),
    ).toBeDefined()
    expect(await listed()).toHaveLength(4)
  })
})
