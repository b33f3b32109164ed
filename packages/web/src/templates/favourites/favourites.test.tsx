// The page of favourites: what it shows of each home, and the changes since it was marked.
import { moneyOf } from '@husrum/domain'
import { aHome } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import { homeMarks } from '../../frame/home-marks.ts'
import { aContentPage } from '../../testing/pages.ts'
import { signedIn } from '../../testing/sessions.tsx'
import { showPage } from '../../testing/show-page.tsx'
import type { FavouritesData } from './Template.tsx'
import { FavouritesTemplate } from './Template.tsx'

afterEach(() => {
  cleanup()
  homeMarks.change(undefined)
  localStorage.clear()
})

const none: FavouritesData = { favourite: [], hidden: [], homes: [] }
const catalogue = [
  aHome({ id: 'home-1', name: 'Brf Kajutan 1', price: moneyOf(3_795_000) }),
  aHome({ id: 'home-2', name: 'Brf Kajutan 2', status: 'sold' }),
  aHome({ id: 'home-3', name: 'Brf Kajutan 3' }),
]
const marked = (id: string, facts: object = {}) => ({
  id,
  markedAt: Date.parse('2026-11-01T12:00:00Z'),
  price: 3_895_000,
  status: 'forSale' as const,
  ...facts,
})

const show = ({ at = '/favoriter/', data = none } = {}) =>
  showPage(<FavouritesTemplate page={aContentPage({ template: 'favourites' })} data={data} />, {
    at,
    capabilities: {
      search: { byIds: async (ids) => catalogue.filter(({ id }) => ids.includes(id)) },
      favourites: { takeNotice: async () => false },
    },
  })
const keep = (favourite: readonly string[], hidden: readonly string[] = []) => {
  localStorage.setItem('husrum-favourite', JSON.stringify(favourite.map((id) => marked(id))))
  localStorage.setItem('husrum-hidden', JSON.stringify(hidden.map((id) => marked(id))))
}

describe('Favourites', () => {
  it('of the device are shown with the changes since, and a home that is gone is listed as such', async () => {
    keep(['home-1', 'home-2', 'home-gone'])
    await show()
    const card = async (name: string) =>
      (await screen.findByRole('heading', { name })).closest('li') as HTMLElement
    const words = (place: HTMLElement) => (place.textContent ?? '').replaceAll('\u00a0', ' ')
    expect(words(await card('Brf Kajutan 1'))).toContain('Priset var 3 895 000 kr när du sparade den.')
    expect(words(await card('Brf Kajutan 2'))).toContain('Såld sedan du sparade den.')
    const gone = screen.getByText('En bostad som du sparade 2026-11-01 finns inte kvar hos oss.')
    await userEvent.click(within(gone.closest('li') as HTMLElement).getByRole('button', { name: 'Ta bort' }))
    expect(screen.queryByText(/finns inte kvar hos oss/)).toBeNull()
    expect(localStorage.getItem('husrum-favourite')).not.toContain('home-gone')
  })

  it('that came with the page are shown before any script runs', async () => {
    const home = catalogue[2] as (typeof catalogue)[0]
    await show({ data: { favourite: [marked('home-3')], hidden: [], homes: [home] } })
    expect(screen.getByRole('heading', { name: 'Brf Kajutan 3' })).toBeTruthy()
  })

  it('of an account show on which day what changed', async () => {
    const home = aHome({
      id: 'home-1',
      name: 'Brf Kajutan 1',
      price: moneyOf(3_795_000),
      status: 'reserved',
    })
    const at = Date.parse('2026-11-20T12:00:00Z')
    const history = { price: { at, isNew: true }, status: { at, isNew: false } }
    await showPage(
      <FavouritesTemplate
        page={aContentPage({ template: 'favourites' })}
        data={{ favourite: [marked('home-1', { history })], hidden: [], homes: [home], newsTo: 7 }}
      />,
      {
        at: '/favoriter/',
        session: makeFixedSessionStore(signedIn),
        capabilities: { favourites: { see: async () => undefined } },
      },
    )
    const card = screen.getByRole('heading', { name: 'Brf Kajutan 1' }).closest('li') as HTMLElement
    const lines = [...card.querySelectorAll('li')].map((line) => line.textContent?.replaceAll('\u00a0', ' '))
    expect(lines).toEqual([
      'Reserverad sedan 2026-11-20, tidigare till salu.',
      'Nytt Nytt pris 2026-11-20: 3 795 000 kr, tidigare 3 895 000 kr.',
    ])
    expect(screen.getByText('En av dina favoriter har nyheter.')).toBeTruthy()
  })

  it('that are empty explain how to add some, with a search', async () => {
    await show()
    expect(await screen.findByRole('heading', { name: 'Inga favoriter än' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sök bostad' }).getAttribute('href')).toBe('/sok-bostad/')
  })

  it('ask for confirmation after a link that no script handled', async () => {
    await show({ at: '/favoriter/?favourite=home-3' })
    await userEvent.click(await screen.findByRole('button', { name: 'Spara Brf Kajutan 3 som favorit' }))
    expect(await screen.findByRole('heading', { name: 'Brf Kajutan 3' })).toBeTruthy()
    expect(localStorage.getItem('husrum-favourite')).toContain('home-3')
  })

  it('list hidden homes below, which can be shown again', async () => {
    keep([], ['home-3'])
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Visa igen' }))
    expect(screen.queryByText('Brf Kajutan 3')).toBeNull()
    expect(localStorage.getItem('husrum-hidden')).toBe('[]')
  })
})
