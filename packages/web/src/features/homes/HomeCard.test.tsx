// A home in a list, as buyers in three countries meet it.
import { aHome } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { HomeCard } from './HomeCard.tsx'

afterEach(cleanup)

/** The words of the card, with every kind of space told as an ordinary one. */
const words = () => (screen.getByRole('article').textContent ?? '').replaceAll('\u00a0', ' ')

describe('HomeCard', () => {
  it('is one link, named by the home, under a heading of the asked level', async () => {
    const home = aHome({ name: 'Brf Kajutan 12', path: '/bostader/goteborg/brf-kajutan/12/' })
    await showPage(<HomeCard home={home} level={2} />)
    const heading = screen.getByRole('heading', { level: 2, name: 'Brf Kajutan 12' })
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(within(heading).getByRole('link').getAttribute('href')).toBe(home.path)
    expect(screen.getByRole('article').getAttribute('data-home-id')).toBe(home.id)
  })

  it('says that a home is rented where it has no price', async () => {
    await showPage(<HomeCard home={aHome({ price: 0, disposalForm: 'tenancy' })} />, { site: 'cooperative' })
    expect(words()).toContain('Hyresrätt')
    expect(words()).not.toContain('0 kr')
  })

  it('tells place, price, size, outdoor space, access and status in Swedish', async () => {
    await showPage(<HomeCard home={aHome()} />)
    expect(words()).toContain('Lindholmen, Göteborg')
    expect(words()).toContain('3 895 000 kr')
    expect(words()).toContain('3 rok · 74 m² · Balkong mot sydväst')
    expect(screen.getByText('Inflyttning våren 2027')).toBeTruthy()
    expect(screen.getByText('Till salu')).toBeTruthy()
  })

  it.each([
    ['2027-01-15', 'Inflyttning i början av 2027'],
    ['2027-08-31', 'Inflyttning sommaren 2027'],
    ['2027-09-01', 'Inflyttning hösten 2027'],
    ['2027-12-01', 'Inflyttning i slutet av 2027'],
  ])('promises access on %s by season, since no winter belongs to one year', async (inhabitDate, promise) => {
    await showPage(<HomeCard home={aHome({ inhabitDate })} />)
    expect(screen.getByText(promise)).toBeTruthy()
  })

  it('tells the debt-free price before the sales price in Finland', async () => {
    await showPage(<HomeCard home={aHome({ siteId: 4, price: 98_000, totalPrice: 268_000 })} />, {
      site: 'finland',
    })
    expect(words()).toMatch(/Velaton hinta 268 000 €.*Myyntihinta 98 000 €/)
  })

  it('tells the next viewing by the clock of the country', async () => {
    const showings = ['2026-11-28T11:00:00Z', '2026-12-05T11:00:00Z']
    await showPage(<HomeCard home={aHome({ showings })} />, { site: 'finland' })
    expect(screen.getByText('Esittely la 28.11. klo 13.00')).toBeTruthy()
    cleanup()
    await showPage(<HomeCard home={aHome({ showings })} />, { site: 'norway' })
    expect(screen.getByText('Visning lør. 28. nov. kl. 12.00')).toBeTruthy()
  })

  it('leaves out viewing and outdoor space where there is none', async () => {
    await showPage(<HomeCard home={aHome({ showings: [], outdoorSpaces: [], images: [] })} />)
    expect(screen.queryByText(/Visning/)).toBeNull()
    expect(screen.getByText(/74 m²/).textContent).toMatch(/m²$/)
  })
})
