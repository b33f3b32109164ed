// Homes side by side: the same facts as on their pages, with differences marked.
import { moneyOf } from '@husrum/domain'
import { aHomeInDetail } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { homeMarks } from '../../frame/home-marks.ts'
import { aContentPage } from '../../testing/pages.ts'
import { address, showPage } from '../../testing/show-page.tsx'
import { comparedIds } from './compared-ids.ts'
import { CompareTemplate } from './Template.tsx'

afterEach(() => {
  cleanup()
  homeMarks.change(undefined)
})

const homes = [
  aHomeInDetail({ id: 'home-1', name: 'Brf Kajutan 1', plotArea: 200 }),
  aHomeInDetail({ id: 'home-2', name: 'Brf Kajutan 2', price: moneyOf(4_250_000) }),
]
const show = (ids: string, shown = homes) =>
  showPage(
    <CompareTemplate
      page={aContentPage({ template: 'compare' })}
      data={{ homes: shown, hasFailed: false }}
    />,
    { at: `/jamfor/?ids=${ids}` },
  )
const row = (fact: RegExp) =>
  within(screen.getByRole('row', { name: fact }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

describe('Comparing homes', () => {
  it('has one fact per row, marks those that differ, and shows where a home has none', async () => {
    await show('home-1,home-2')
    expect(row(/^Pris \(skiljer sig\)/)).toEqual(['3 895 000 kr', '4 250 000 kr'])
    expect(row(/^Boarea \d/)).toEqual(['74 m²', '74 m²'])
    expect(row(/^Tomtarea \(skiljer sig\)/)).toEqual(['200 m²', '–'])
  })

  it('removes a home by a link, which changes the address only', async () => {
    await show('home-1,home-2')
    await userEvent.click(screen.getByRole('link', { name: 'Ta bort Brf Kajutan 1 ur jämförelsen' }))
    expect(address()).toBe('/jamfor/?ids=home-2')
    expect(screen.getAllByRole('columnheader')).toHaveLength(1)
    expect(screen.getByText(/Välj två till fyra bostäder/)).toBeTruthy()
  })

  it('offers the homes that are chosen already', async () => {
    homeMarks.change({ favourite: [], hidden: [], compared: ['home-1', 'home-2', 'home-3'] })
    await show('')
    await userEvent.click(screen.getByRole('link', { name: 'Jämför 3 bostäder' }))
    expect(address()).toBe('/jamfor/?ids=home-1,home-2,home-3')
    expect(screen.queryByText(/Välj två till fyra bostäder/)).toBeNull()
  })

  it('shows that a home is gone', async () => {
    await show('home-1,home-2,home-gone')
    expect(screen.getByText('1 bostad finns inte kvar hos oss.')).toBeTruthy()
  })
})

it.each([
  ['?ids=a,b,a,c,d,e', ['a', 'b', 'c', 'd']],
  ['?ids=../x,%F0%9F%8F%A0,,a', ['a']],
  ['?ids=', []],
  ['', []],
])('the address %j selects %j', (search, ids) => {
  expect(comparedIds(search)).toEqual(ids)
})
