// The sun in a home: what is readable without script, and what the study shows when its sliders are moved.
import type { GroundVolume, SunOutlook } from '@husrum/domain'
import { siteByKey, sunFactsOf, sunPathsOfYear } from '@husrum/domain'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { SiteProvider } from '../../frame/site.tsx'
import { loadAllTexts } from '../../texts/load-texts.ts'
import { SunAndLight } from './SunAndLight.tsx'
import { SunStudy } from './SunStudy.tsx'

afterEach(cleanup)

const geo = { lat: 57.7, lon: 11.94 }
const outlook: SunOutlook = {
  place: 'balcony',
  at: [0, -8],
  facing: 270,
  horizon: Array.from({ length: 36 }, () => 12),
}
const facts = sunFactsOf(outlook, sunPathsOfYear(geo, 'SE'))
const houses: readonly GroundVolume[] = [
  {
    outline: [
      [-10, -6],
      [10, -6],
      [10, 6],
      [-10, 6],
    ],
    height: 12,
    isOwn: true,
  },
]

const show = async (children: React.ReactNode) => {
  const site = siteByKey('sweden')
  const texts = await loadAllTexts(site.locale)
  render(
    <SiteProvider site={site} texts={texts}>
      {children}
    </SiteProvider>,
  )
}

describe('Sun on a home', () => {
  it('is described by a sentence and a table of the year', async () => {
    await show(<SunAndLight home={facts} stage={{ geo, houses }} />)
    expect(screen.getByText(/^Sol på balkongen 1\d–\d\d i juni, .* och ingen i december\.$/)).toBeTruthy()
    expect(screen.getByText('Kvällssol april–augusti')).toBeTruthy()
    const table = screen.getByRole('table', { name: 'Sol på balkongen den 21:a varje månad' })
    expect(within(table).getAllByRole('row')).toHaveLength(13)
    expect(within(table).getByRole('row', { name: /^december ingen/ })).toBeTruthy()
  })

  it('is left out for a home without a calculation', async () => {
    await show(<SunAndLight home={{}} stage={{ geo }} />)
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('is shown for any day and hour, with its duration', async () => {
    await show(<SunStudy place={geo} houses={houses} outlook={outlook} />)
    const said = screen.getByRole('status')
    expect(said.textContent).toMatch(/^21 juni kl\. 15:00: sol på balkongen, till \d\d:\d\d\./)
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/fasaderna mot söder och väster/)
    fireEvent.change(screen.getByRole('slider', { name: 'Klockslag' }), { target: { value: '600' } })
    expect(said.textContent).toMatch(
      /^21 juni kl\. 10:00: ingen sol på balkongen just då\. Den kommer \d\d:\d\d\./,
    )
    fireEvent.change(screen.getByRole('slider', { name: 'Dag' }), { target: { value: '355' } })
    expect(said.textContent).toMatch(/^21 december kl\. 10:00: ingen sol på balkongen mer den dagen\./)
    const midsummer = screen.getByRole('group', { name: 'Midsommar' })
    await userEvent.click(within(midsummer).getByRole('button', { name: '18:00' }))
    expect(screen.getByRole('slider', { name: 'Dag' }).getAttribute('aria-valuetext')).toBe('21 juni')
    expect(within(midsummer).getByRole('button', { name: '18:00' }).getAttribute('aria-pressed')).toBe('true')
  })
})
