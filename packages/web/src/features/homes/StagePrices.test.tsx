// The price list of a place.
import { moneyOf } from '@husrum/domain'
import { aStage } from '@husrum/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { StagePrices } from './StagePrices.tsx'

afterEach(cleanup)

it('lists projects by lowest price, those for rent last, and links to the homes of each', async () => {
  const stage = (name: string, lowest: number, homes: number) =>
    aStage({
      id: name,
      name,
      homes,
      path: `/bostader/a/b/${name}/`,
      minPrice: moneyOf(lowest),
      maxPrice: moneyOf(lowest),
    })
  await showPage(
    <StagePrices
      stages={[stage('rented', 0, 1), stage('dear', 4_000_000, 2), stage('cheap', 2_000_000, 7)]}
    />,
  )
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'cheap',
    'dear',
    'rented',
  ])
  expect(screen.getByText('10 bostäder i 3 projekt.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Se bostäderna ?, cheap$/ }).getAttribute('href')).toBe(
    '/bostader/a/b/cheap/#homes',
  )
})
