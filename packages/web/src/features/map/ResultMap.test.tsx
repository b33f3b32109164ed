// The map for visitors without a pointer.
import { makeSearch } from '@husrum/application'
import {
  makeInMemoryClock,
  makeInMemoryCookieJar,
  makeInMemoryResidenceCatalogue,
} from '@husrum/application/testing'
import type { GeoSearch, Home } from '@husrum/domain'
import { defaultFilters, moneyOf, siteByKey } from '@husrum/domain'
import { aHome } from '@husrum/domain/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { ResultMap } from './ResultMap.tsx'

const site = siteByKey('sweden')
const inGoteborg = aHome({ id: 'goteborg', name: 'Brf Kajutan 7' })
const inMalmo = [1, 2].map((number) =>
  aHome({
    id: `malmo-${number}`,
    name: `Brf Sundet ${number}`,
    price: moneyOf(2_000_000 + number),
    geo: { lat: 55.605, lon: 13.003 },
  }),
)

// Without layout, every element has the size zero.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const bundled = JSON.stringify({ scale: 1, land: [], lakes: [], borders: [], municipalities: [] })
  vi.stubGlobal('fetch', async () => new Response(bundled))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const showMap = async (homes: readonly Home[], geoSearch: GeoSearch | readonly [] = []) => {
  const asked: (readonly number[])[] = []
  const search = makeSearch({
    catalogue: makeInMemoryResidenceCatalogue({ homes }),
    clock: makeInMemoryClock(),
    cookies: makeInMemoryCookieJar(),
    site,
  })
  // As the page does: the request is put into the address, and returned as props.
  const Result = () => {
    const [part, setPart] = useState(geoSearch)
    return (
      <ResultMap
        filters={{ ...defaultFilters(site.ranges), geoSearch: part }}
        placeOfHome={new Map(homes.map(({ id, geo }) => [id, geo]))}
        listId="list"
        describe={({ status }) => ({ price: '3 895 000 kr', status, colour: 'green' })}
        onSearchIn={(wanted) => {
          asked.push(wanted)
          setPart(wanted)
        }}
        back={<a href="/sok-bostad/">Lista</a>}
      />
    )
  }
  await showPage(
    <>
      <div id="list">
        {homes.map(({ id, name }) => (
          <article key={id} data-item-id={id}>
            <a href={`/bostader/${id}/`}>{name}</a>
          </article>
        ))}
      </div>
      <Result />
    </>,
    { capabilities: { search } },
  )
  await screen.findByRole('list', { name: /Bostäder på kartan/ })
  return { asked }
}
const pins = () => within(screen.getByRole('list', { name: /Bostäder på kartan/ })).findAllByRole('button')
const namesOf = async () => (await pins()).map((pin) => pin.textContent)

describe('The map', () => {
  it('shows price and status of a single home, and counts homes that are close together', async () => {
    await showMap([inGoteborg, ...inMalmo])
    expect(await namesOf()).toEqual(['Brf Kajutan 7, 3,9 mkr forSale', '2 bostäder från 2 mkr'])
  })

  it('moves from pin to pin by arrow keys, and marks the home in the list', async () => {
    await showMap([inGoteborg, ...inMalmo])
    const [first, second] = await pins()
    const marked = () =>
      [...document.querySelectorAll<HTMLElement>('[data-on-map]')].map(({ dataset }) => dataset.itemId)
    first?.focus()
    await waitFor(() => expect(marked()).toEqual(['goteborg']))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(second)
    await waitFor(() => expect(marked()).toEqual(['malmo-1', 'malmo-2']))
  })

  it('highlights the pin of a home in the list', async () => {
    await showMap([inGoteborg, ...inMalmo])
    const [first, second] = await pins()
    screen.getByText('Brf Sundet 2').focus()
    await waitFor(() => expect(second?.dataset.pointed).toBe('true'))
    expect(first?.dataset.pointed).toBeUndefined()
  })

  it('opens the homes of one house, and returns the focus', async () => {
    await showMap([inGoteborg, ...inMalmo])
    const several = (await pins())[1]
    several?.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('region', { name: 'Bostäder här' })
    expect((await within(panel).findAllByRole('link')).map((link) => link.textContent)).toEqual([
      'Brf Sundet 1',
      'Brf Sundet 2',
    ])
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(several)
  })

  it('lets an area be drawn without a pointer, corner by corner', async () => {
    const { asked } = await showMap([inGoteborg, ...inMalmo])
    await userEvent.click(screen.getByRole('button', { name: 'Rita ett område' }))
    const finish = screen.getByRole('button', { name: 'Sök i området' })
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await userEvent.click(finish)
    for (const direction of ['Åt norr', 'Åt öster', 'Åt söder', 'Åt söder']) {
      await press('Sätt hörn i siktet')
      await press(direction)
    }
    await press('Ångra')
    await userEvent.click(finish)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toHaveLength(6)
  })

  it('searches nothing new when it appears, and searches the visible area once it is moved', async () => {
    const { asked } = await showMap([inGoteborg, ...inMalmo])
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(asked).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Zooma ut' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    const [south = 0, west = 0, north = 0, east = 0] = asked[0] ?? []
    expect(south < north && west < east).toBe(true)
  })

  it('keeps the list if it is moved to where no homes are, and says so', async () => {
    const { asked } = await showMap([inGoteborg])
    const said = 'Inga bostäder i den här delen av kartan. Listan är som förut.'
    // Each step moves a third of the map.
    for (let step = 0; step < 9 && !screen.queryByText(said); step += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Åt väster' }))
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
    await screen.findByText(said)
    expect(
      asked.every(([, west = 0, , east = 0]) => west <= inGoteborg.geo.lon && inGoteborg.geo.lon <= east),
    ).toBe(true)
  })

  it('moves the focus to a pin of the homes that a pin is parted into', async () => {
    await showMap([inGoteborg, ...inMalmo, { ...inGoteborg, id: 'far', geo: { lat: 57.9, lon: 12.1 } }])
    const several = (await pins()).find((pin) => /^[0-9]+ bostäder/.test(pin.textContent))
    several?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.closest('ul')).not.toBeNull())
    expect(document.activeElement).not.toBe(document.body)
  })

  it('says that the bundled map is simplified', async () => {
    await showMap([inGoteborg])
    screen.getByText(/^Förenklad karta\./)
  })

  it('keeps a drawn area when it is moved', async () => {
    const { asked } = await showMap([inGoteborg], [57, 11, 57, 13, 58, 12])
    await userEvent.click(screen.getByRole('button', { name: 'Zooma ut' }))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(asked).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort området' }))
    expect(asked).toEqual([[]])
  })

  it('searches everything, not the visible area, if its area is removed right after a move', async () => {
    const { asked } = await showMap([inGoteborg, ...inMalmo], [57, 11, 57, 13, 58, 12])
    await userEvent.click(screen.getByRole('button', { name: 'Zooma ut' }))
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort området' }))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(asked).toEqual([[]])
  })
})
