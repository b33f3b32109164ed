// A stage's page, for a visitor who looks for a home.
import type { ExplorerCover, Home, HomePaperLink, SiteKey, Stage, StageDetails } from '@husrum/domain'
import { moneyOf } from '@husrum/domain'
import { aHome, aStage, aStageInDetail } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { aStagePage } from '../../testing/pages.ts'
import { address, showPage } from '../../testing/show-page.tsx'
import { StageTemplate } from './Template.tsx'

afterEach(cleanup)

const today = '2026-11-21'

const show = (
  homes: readonly Home[],
  facts: Partial<StageDetails> = {},
  key: SiteKey = 'senior',
  nearby: readonly Stage[] = [],
  explorer?: ExplorerCover,
  papers?: readonly HomePaperLink[],
) => {
  const page = aStagePage({
    breadcrumbs: [
      { title: 'Start', href: '/' },
      { title: 'Sök bostad', href: '/sok-bostad/' },
      { title: 'Göteborg', href: '/sok-bostad/vastra-gotalands-lan/goteborg/' },
      { title: 'Brf Kajutan', href: '/bostader/goteborg/lindholmen/brf-kajutan/' },
    ],
    model: {
      stage: aStageInDetail(facts),
      homeIds: homes.map(({ id }) => id),
      nearby,
      streets: ['Sjögatan 3–9'],
      ...(explorer && { explorer }),
      ...(papers && { papers }),
    },
  })
  return showPage(<StageTemplate page={page} data={{ homes, today }} />, { site: key })
}

const showing = '2026-11-28T11:00:00.000Z'

describe('A stage’s page', () => {
  it('shows how many homes have each status, and has as many in its table', async () => {
    await show([
      aHome({ name: 'Brf Kajutan 1' }),
      aHome({ name: 'Brf Kajutan 2' }),
      aHome({ name: 'Brf Kajutan 3', status: 'sold' }),
    ])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brf Kajutan')
    const homes = within(screen.getByRole('region', { name: 'Bostäderna' }))
    expect(homes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Till salu 2 bostäder',
      'Såld 1 bostad',
    ])
    expect(homes.getAllByRole('cell', { name: 'Till salu' })).toHaveLength(2)
    expect(homes.getAllByRole('cell', { name: 'Såld' })).toHaveLength(1)
  })

  it('writes the currency in front of both prices where the site does', async () => {
    const facts = { minTotalPrice: moneyOf(4_048_750), maxTotalPrice: moneyOf(7_472_250) }
    await show([aHome()], { siteId: 3, ...facts }, 'norway')
    expect(screen.getByText(/^kr\s4\s048\s750\u2060–kr\s7\s472\s250$/)).toBeDefined()
  })

  it('lists its papers with kind and size, each as a download', async () => {
    const href = '/services/papers/p'
    const papers = [{ id: 'p', kind: 'economicPlan', title: 'Plan 2026', size: 31_236, href }] as const
    await show([aHome()], {}, 'senior', [], undefined, papers)
    const part = within(screen.getByRole('region', { name: 'Dokument' }))
    expect(part.getByRole('link', { name: 'Plan 2026' }).getAttribute('href')).toBe(href)
    expect(part.getByRole('listitem').textContent).toBe('Plan 2026Ekonomisk plan, PDF, 30,6\u00a0kB')
    cleanup()
    await show([aHome()])
    expect(screen.queryByRole('region', { name: 'Dokument' })).toBeNull()
  })

  it('has the counts beside the picture of its house, if it has one', async () => {
    const explorer = { path: '/bostader/a/b/c/valj/', image: 'facade-front-0-1.1.1.20' }
    await show([aHome(), aHome({ status: 'sold' })], {}, 'senior', [], explorer)
    const house = within(screen.getByRole('region', { name: 'Välj bostad i huset' }))
    expect(house.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Till salu 1 bostad',
      'Såld 1 bostad',
    ])
    expect(within(screen.getByRole('region', { name: 'Bostäderna' })).queryByRole('list')).toBeNull()
  })

  it('sorts its homes by the chosen column, and reverses the order at the next press', async () => {
    await show([
      aHome({ name: 'Brf Kajutan 1', area: 80, path: '/bostader/a/b/c/1/' }),
      aHome({ name: 'Brf Kajutan 2', area: 60 }),
    ])
    const order = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const area = screen.getByRole('columnheader', { name: 'Boarea' })
    expect(area.getAttribute('aria-sort')).toBeNull()
    await userEvent.click(within(area).getByRole('link'))
    expect(order()).toEqual(['Brf Kajutan 2', 'Brf Kajutan 1'])
    expect(area.getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(within(area).getByRole('link'))
    expect(order()).toEqual(['Brf Kajutan 1', 'Brf Kajutan 2'])
    expect(area.getAttribute('aria-sort')).toBe('descending')
    expect(address()).toBe('/?sort=area:desc')
    expect(screen.getByRole('link', { name: 'Brf Kajutan 1' }).getAttribute('href')).toBe(
      '/bostader/a/b/c/1/',
    )
  })

  it('shows its place in words, and links to the homes around it on the map of the search', async () => {
    await show([aHome()], {
      energyClass: 'B',
      surroundings: [{ kind: 'school', walkMinutes: 9, geo: { lat: 57.71, lon: 11.94 } }],
    })
    expect(screen.getByText('Energiklass').nextElementSibling?.textContent).toBe('B')
    const place = within(screen.getByRole('region', { name: 'Läget' }))
    expect(place.getByText('Adress').nextElementSibling?.textContent).toBe('Sjögatan 3–9')
    expect(place.getByText('Skola').nextElementSibling?.textContent).toBe('9 min till fots')
    expect(place.getByRole('link', { name: 'Sök bostäder på kartan här' }).getAttribute('href')).toBe(
      '/sok-bostad/?geoSearch=57.7033,11.9302,57.7134,11.9482#map',
    )
  })

  it('shows the sellers, and how to contact them', async () => {
    await show([aHome()])
    const contact = within(screen.getByRole('region', { name: 'Kontakt' }))
    expect(contact.getByText('Elin Sandmark')).toBeTruthy()
    expect(contact.getByRole('link', { name: '070-174 06 07' }).getAttribute('href')).toBe('tel:+46701740607')
  })

  it('says so if no home is for sale, and offers no viewing', async () => {
    await show([aHome({ status: 'sold' })], { homes: 0, status: 'soldOut' })
    expect(screen.getByText('Just nu finns ingen bostad till salu här.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Visningar' })).toBeNull()
    expect(screen.queryByText(/^från/)).toBeNull()
  })

  it('lists a viewing once, however many homes it is for', async () => {
    await show([aHome({ showings: [showing] }), aHome({ showings: [showing] })], { showings: [showing] })
    const viewings = screen.getByRole('region', { name: 'Visningar' })
    expect(within(viewings).getAllByRole('listitem')).toHaveLength(1)
    expect(within(viewings).getByRole('link').getAttribute('href')).toMatch(/viewing-20261128T110000Z\.ics$/)
    expect(screen.getByRole('link', { name: 'Se visningstider' }).getAttribute('href')).toBe('#viewings')
  })

  it('links to a search among its homes, and to the places around it', async () => {
    await show([aHome()])
    expect(screen.getByRole('link', { name: 'Sök bland bostäderna till salu' }).getAttribute('href')).toBe(
      '/sok-bostad/?stageIds=stage-kajutan',
    )
    expect(screen.getByRole('link', { name: 'Fler bostäder i Göteborg' }).getAttribute('href')).toBe(
      '/sok-bostad/vastra-gotalands-lan/goteborg/',
    )
  })
})

describe('Each home of a stage', () => {
  const stepOf = (name: string) =>
    screen.queryByRole('link', { name: new RegExp(`, ${name}$`) })?.getAttribute('href')

  it('links to its next step, or to none if it is gone', async () => {
    const rented = { disposalForm: 'tenancy', price: moneyOf(0) } as const
    await show([
      aHome({ ...rented, name: 'Brf Kajutan 1', path: '/bostader/a/b/c/1/', showings: [showing] }),
      aHome({ ...rented, name: 'Brf Kajutan 2', id: 'home-2', path: '/bostader/a/b/c/2/', showings: [] }),
      aHome({ name: 'Brf Kajutan 3', path: '/bostader/a/b/c/3/', status: 'sold' }),
    ])
    expect(['Brf Kajutan 1', 'Brf Kajutan 2', 'Brf Kajutan 3'].map(stepOf)).toEqual([
      '/bostader/a/b/c/1/#viewings',
      '/intresseanmalan/?objectId=home-2',
      undefined,
    ])
  })

  it('links to its booking if it can be booked online, and to the waiting list if it is held', async () => {
    await show([
      aHome({ name: 'Brf Kajutan 1', id: 'home-1' }),
      aHome({ name: 'Brf Kajutan 2', id: 'home-2', status: 'reserved' }),
    ])
    expect(stepOf('Brf Kajutan 1')).toBe('/boka/borja/?objectId=home-1')
    expect(screen.getByRole('link', { name: 'Ställ dig i kö , Brf Kajutan 2' }).getAttribute('href')).toBe(
      '/boka/borja/?objectId=home-2',
    )
  })

  it('is not booked on the English pages, or before its stage is for sale', async () => {
    await show([aHome({ name: 'Brf Kajutan 1' })], { phase: 'planned' })
    expect(stepOf('Brf Kajutan 1')).not.toMatch(/boka/)
    cleanup()
    await show([aHome({ name: 'Brf Kajutan 1' })], {}, 'sweden-english')
    expect(stepOf('Brf Kajutan 1')).not.toMatch(/boka/)
  })
})

describe('The surroundings of a stage', () => {
  const nearby = [aStage({ id: 'near', name: 'Brf Fyren', path: '/bostader/a/b/fyren/' })]

  it('list places within walking distance', async () => {
    await show([aHome()], { surroundings: [{ kind: 'publicTransport', walkMinutes: 5 }] })
    const location = within(screen.getByRole('region', { name: 'Läget' }))
    expect(location.getAllByRole('term').at(-1)?.textContent).toBe('Hållplats')
    expect(location.getAllByRole('definition').at(-1)?.textContent).toBe('5 min till fots')
  })

  it('list other projects, which come first if nothing is for sale any more', async () => {
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const { unmount } = await show([aHome()], {}, 'senior', nearby)
    expect(headings().at(-1)).toBe('Fler projekt i närheten')
    unmount()
    await show([aHome({ status: 'sold' })], { homes: 0, status: 'soldOut' }, 'senior', nearby)
    expect(headings().indexOf('Bostäder till salu i närheten')).toBe(headings().indexOf('Bostäderna') + 1)
    expect(screen.getByRole('link', { name: 'Brf Fyren' }).getAttribute('href')).toBe('/bostader/a/b/fyren/')
  })
})

describe('The sale to VIP members', () => {
  const vip = { vipStart: '2026-11-16', vipEnd: '2026-11-29' }

  it('is announced before it opens, and shown while it is open', async () => {
    const { unmount } = await show([aHome()], { ...vip, vipStart: '2026-11-24' })
    expect(screen.getByText(/från och med 2026-11-24/)).toBeTruthy()
    unmount()
    await show([aHome()], vip)
    expect(screen.getByText(/Till och med 2026-11-29/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Så blir du VIP-medlem' }).getAttribute('href')).toBe('/om-vip/')
  })

  it.each([
    ['after its end', { ...vip, vipEnd: '2026-11-20' }, 'senior'],
    ['without dates', {}, 'senior'],
    ['on a site without VIP members', vip, 'sweden-english'],
  ] as const)('is not mentioned %s', async (_, facts, key) => {
    await show([aHome()], facts, key)
    expect(screen.queryByText(/VIP-medlem|VIP member/)).toBeNull()
  })
})

describe('The page of a rental project', () => {
  const showRentals = (template: 'stage' | 'rentalProject') => {
    const home = aHome({ disposalForm: 'tenancy', price: moneyOf(0), monthlyFee: moneyOf(9_400) })
    const stage = aStageInDetail({ disposalForms: ['tenancy'] })
    const page = aStagePage({ template, model: { stage, homeIds: [home.id], nearby: [] } })
    return showPage(<StageTemplate page={page} data={{ homes: [home], today }} />)
  }

  it('explains how to rent a home, with a link to more', async () => {
    await showRentals('rentalProject')
    const how = within(screen.getByRole('region', { name: 'Så hyr du här' }))
    expect(how.getAllByRole('listitem')).toHaveLength(4)
    expect(how.getByRole('link').getAttribute('href')).toBe('/hyresratter/')
    expect(screen.getByRole('cell', { name: 'Ledig' })).toBeDefined()
    expect(screen.getByText(/Hyra från 9\s400\skr\/mån/)).toBeDefined()
    expect(screen.getByText('Uthyrning pågår')).toBeDefined()
  })

  it('is the only one that explains renting', async () => {
    await showRentals('stage')
    expect(screen.queryByRole('region', { name: 'Så hyr du här' })).toBeNull()
  })
})
