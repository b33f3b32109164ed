// The start page for renting, for a visitor who looks for a home to rent.
import { moneyOf } from '@husrum/domain'
import { aHome, aStage } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import type { RentalsData } from './Template.tsx'
import { RentalsTemplate } from './Template.tsx'

afterEach(cleanup)

const rented = aHome({
  name: 'Kv. Masten 1',
  disposalForm: 'tenancy',
  price: moneyOf(0),
  monthlyFee: moneyOf(9_400),
})
const show = (data: Partial<RentalsData>) =>
  showPage(
    <RentalsTemplate
      page={aContentPage({ template: 'rentalStart', model: { heading: 'Hyresrätter', blocks: [] } })}
      data={{ hasFailed: false, homes: [], total: 0, stages: [], ...data }}
    />,
  )

describe('The start page for renting', () => {
  it('shows the available homes with their rent, and their houses', async () => {
    await show({ homes: [rented], total: 22, stages: [aStage({ name: 'Kv. Masten' })] })
    const free = within(screen.getByRole('region', { name: 'Ledigt just nu' }))
    expect(free.getByText('22 lägenheter är lediga.')).toBeDefined()
    expect(free.getByText(/9\s400\skr\/mån/)).toBeDefined()
    expect(free.getByRole('link', { name: 'Sök bland alla hyresrätter' }).getAttribute('href')).toBe(
      '/sok-bostad/?disposalForm=tenancy',
    )
    expect(screen.getByRole('link', { name: 'Kv. Masten' })).toBeDefined()
  })

  it('says when no home is available, and that there is no queue', async () => {
    await show({})
    expect(screen.getByText('Just nu är ingen lägenhet ledig')).toBeDefined()
    expect(screen.getByText(/Vi har ingen kö/)).toBeDefined()
  })

  it('says when the homes could not be loaded', async () => {
    await show({ hasFailed: true })
    expect(screen.getByText(/Det går inte att visa vad som är ledigt/)).toBeDefined()
    expect(screen.queryByText('Just nu är ingen lägenhet ledig')).toBeNull()
  })
})
