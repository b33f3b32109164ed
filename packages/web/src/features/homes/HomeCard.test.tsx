// A home in a list, for buyers in three countries.
import { moneyOf } from '@husrum/domain'
import { aHome } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { HomeCard } from './HomeCard.tsx'

afterEach(cleanup)

/** The text of the card, with every kind of space replaced by an ordinary one. */
const words = () => (screen.getByRole('article').textContent ?? '').replaceAll('\u00a0', ' ')

describe('HomeCard', () => {
  it('is one link, labelled by the home, under a heading of the given level, with a heart beside it', async () => {
    const home = aHome({ name: 'Brf Kajutan 12', path: '/bostader/goteborg/brf-kajutan/12/' })
    await showPage(<HomeCard home={home} level={2} />)
    const heading = screen.getByRole('heading', { level: 2, name: 'Brf Kajutan 12' })
    const [, heart, ...others] = screen.getByRole('article').querySelectorAll('a')
    expect(heart?.getAttribute('href')).toBe(`/favoriter/?favourite=${home.id}`)
    expect(others).toEqual([])
    expect(within(heading).getByRole('link').getAttribute('href')).toBe(home.path)
    expect(screen.getByRole('article').getAttribute('data-item-id')).toBe(home.id)
  })

  it('shows that a home is rented if it has no price', async () => {
    await showPage(<HomeCard home={aHome({ price: moneyOf(0), disposalForm: 'tenancy' })} />, {
      site: 'cooperative',
    })
    expect(words()).toContain('Hyresrätt')
    expect(words()).not.toContain('0 kr')
  })

  it('shows place, price, size, storey, fee, outdoor space, access and status in Swedish', async () => {
    await showPage(<HomeCard home={aHome({ floor: 2, maxFloor: 6, monthlyFee: moneyOf(4120) })} />)
    expect(words()).toContain('Lindholmen, Göteborg')
    expect(words()).toContain('3 895 000 kr')
    expect(words()).toContain('3 rok · 74 m² · vån 2 av 6')
    expect(words()).toContain('Avgift 4 120 kr/mån · 52 635 kr/m²')
    expect(words()).toContain('Balkong mot sydväst · Inflyttning våren 2027')
    expect(screen.getByText('Till salu')).toBeTruthy()
  })

  it('shows "Ledig" and the rent of a rental home, and no price', async () => {
    const home = aHome({ price: moneyOf(0), disposalForm: 'tenancy', monthlyFee: moneyOf(11_200), floor: 0 })
    await showPage(<HomeCard home={home} />)
    expect(words()).toContain('Hyra 11 200 kr/mån')
    expect(words()).toContain('bottenvåning')
    expect(screen.getByText('Ledig')).toBeTruthy()
    expect(words()).not.toMatch(/Till salu|Avgift|kr\/m²/)
  })

  it('begins with the fee where the month decides, and with the price if there is no fee', async () => {
    await showPage(<HomeCard home={aHome({ monthlyFee: moneyOf(3350) })} />, { site: 'cooperative' })
    expect(words()).toMatch(/Avgift 3 350 kr\/mån3 895 000 kr · 52 635 kr\/m²/)
    cleanup()
    await showPage(<HomeCard home={aHome()} />, { site: 'cooperative' })
    expect(words()).toMatch(/Göteborg3 895 000 kr52 635 kr\/m²/)
  })

  it('mentions lift and common rooms only on a site where every house has them', async () => {
    const home = aHome({ accessibility: ['lift'] })
    await showPage(<HomeCard home={home} />, { site: 'senior' })
    expect(words()).toContain('Hiss · Gemensam lokal')
    cleanup()
    await showPage(<HomeCard home={home} />)
    expect(words()).not.toContain('Hiss')
  })

  it.each([
    ['sweden', 'plan-1'],
    ['norway', 'int-1'],
  ] as const)('of %s shows %s as its picture, not its house', async (site, picture) => {
    const home = aHome({ images: ['int-1', 'ext-1'], floorPlan: 'plan-1' })
    await showPage(<HomeCard home={home} />, { site })
    const { src } = screen.getByRole('presentation') as HTMLImageElement
    expect(src).toContain(`/images/${picture}?`)
  })

  it('shows the house of a home that has no picture of its own', async () => {
    await showPage(<HomeCard home={aHome({ images: ['ext-1'], floorPlan: '' })} />)
    expect((screen.getByRole('presentation') as HTMLImageElement).src).toContain('/images/ext-1?')
  })

  it.each([
    ['2027-01-15', 'Inflyttning i början av 2027'],
    ['2027-08-31', 'Inflyttning sommaren 2027'],
    ['2027-09-01', 'Inflyttning hösten 2027'],
    ['2027-12-01', 'Inflyttning i slutet av 2027'],
  ])('shows access on %s by season, since no winter belongs to one year', async (inhabitDate, promise) => {
    await showPage(<HomeCard home={aHome({ inhabitDate })} />)
    expect(words()).toContain(promise)
  })

  it('shows the debt-free price before the sales price in Finland', async () => {
    const home = aHome({ siteId: 4, price: moneyOf(98_000), totalPrice: moneyOf(268_000) })
    await showPage(<HomeCard home={home} />, { site: 'finland' })
    expect(words()).toMatch(/h\+k.* · 74 m²Velaton hinta 268 000 €Myyntihinta 98 000 €/)
  })

  it('shows the next viewing in the time zone of the country', async () => {
    const showings = ['2026-11-28T11:00:00Z', '2026-12-05T11:00:00Z']
    await showPage(<HomeCard home={aHome({ showings })} />, { site: 'finland' })
    expect(screen.getByText('Esittely la 28.11. klo 13.00')).toBeTruthy()
    cleanup()
    await showPage(<HomeCard home={aHome({ showings })} />, { site: 'norway' })
    expect(screen.getByText('Visning lør. 28. nov. kl. 12.00')).toBeTruthy()
  })

  it('leaves out viewing and outdoor space if there is none', async () => {
    await showPage(<HomeCard home={aHome({ showings: [], outdoorSpaces: [], images: [] })} />)
    expect(screen.queryByText(/Visning/)).toBeNull()
    expect(words()).not.toContain('Balkong')
    expect(screen.queryByRole('presentation')).toBeNull()
  })
})
