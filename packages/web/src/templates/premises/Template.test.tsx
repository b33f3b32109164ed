// The premises page, for a visitor who looks for a place for their business.
import { makePremisesSearch } from '@husrum/application'
import { makeInMemoryCookieJar, makeInMemoryPremisesCatalogue } from '@husrum/application/testing'
import { moneyOf, siteByKey } from '@husrum/domain'
import { aPremises } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { aContentPage } from '../../testing/pages.ts'
import { address, showPage } from '../../testing/show-page.tsx'
import { PremisesTemplate } from './Template.tsx'

afterEach(cleanup)

const goteborg = 'vastra-gotalands-lan/goteborg'
const malmo = 'skane-lan/malmo'
const shop = aPremises({ id: 'shop', name: 'Kajen 4', path: '/lokaler/kajen-4/', area: 64 })
const office = aPremises({
  id: 'office',
  name: 'Torget 2',
  path: '/lokaler/torget-2/',
  type: 'office',
  status: 'rented',
  disposalForm: 'tenancy',
  price: moneyOf(184_800),
  area: 120,
  municipality: 'Malmö',
  tags: ['skane-lan', malmo],
  sortOrder: 30,
})
const places = [
  { url: goteborg, kind: 'municipality', name: 'Göteborg', premises: 1 },
  { url: malmo, kind: 'municipality', name: 'Malmö', premises: 1 },
] as const

const show = (at: string, cookies = makeInMemoryCookieJar()) => {
  const page = aContentPage({ template: 'premises', model: { heading: 'Lokaler', blocks: [] } })
  const premises = makePremisesSearch({
    premises: makeInMemoryPremisesCatalogue({ premises: [shop, office], places }),
    cookies,
    site: siteByKey('sweden'),
  })
  return showPage(<PremisesTemplate page={page} data={{ hasFailed: false }} />, {
    at,
    capabilities: { premises },
  })
}
const cards = async () => {
  await screen.findAllByRole('article')
  return screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
}

describe('The premises page', () => {
  it('lists all premises, the earliest available first, each with its status in words', async () => {
    await show('/lokaler/')
    expect(await cards()).toEqual(['Kajen 4', 'Torget 2'])
    const [first, second] = screen.getAllByRole('article')
    expect(within(first as HTMLElement).getByText('Till salu')).toBeDefined()
    expect(within(second as HTMLElement).getByText('Uthyrd')).toBeDefined()
    expect(within(second as HTMLElement).getByText(/184\s800\skr per år/)).toBeDefined()
    expect(screen.getByText('2 lokaler')).toBeDefined()
    expect(screen.getByText('1 går att få')).toBeDefined()
  })

  it('puts the chosen filters into the address, and lists the matching premises', async () => {
    await show('/lokaler/')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Malmö/ }))
    expect(address()).toBe('/lokaler/?q=skane-lan/malmo')
    expect(await screen.findByText('1 lokal')).toBeDefined()
    expect(await cards()).toEqual(['Torget 2'])
    await userEvent.click(screen.getByRole('checkbox', { name: /^Butik/ }))
    expect(
      await screen.findByRole('heading', { name: 'Ingen lokal passar alla dina val just nu' }),
    ).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: /Ta bort filter: Malmö/ }))
    expect(address()).toBe('/lokaler/?types=shop')
    expect(await cards()).toEqual(['Kajen 4'])
  })

  it('can be sorted, without losing the filters', async () => {
    await show('/lokaler/?minArea=50')
    await cards()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortera efter' }), 'Störst yta')
    expect(address()).toBe('/lokaler/?minArea=50&sort=area:desc')
  })

  it('offers the choices of the last visit again', async () => {
    const cookies = makeInMemoryCookieJar()
    await show('/lokaler/?types=office&minArea=50', cookies)
    await cards()
    cleanup()
    await show('/lokaler/', cookies)
    await userEvent.click(
      await screen.findByRole('link', { name: /Visa dina senaste val igen: Kontor, från 50\sm²/ }),
    )
    expect(address()).toBe('/lokaler/?types=office&minArea=50')
    expect(screen.queryByText(/senaste val/)).toBeNull()
  })
})
