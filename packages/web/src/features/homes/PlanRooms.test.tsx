// The rooms of a floor plan, for visitors who cannot see the drawing.
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { PlanRooms } from './PlanRooms.tsx'

afterEach(cleanup)

it('lists the rooms with their sizes, each on its own', async () => {
  await showPage(
    <PlanRooms
      rooms={[
        { kind: 'living', area: 28.7 },
        { kind: 'bedroom', area: 12 },
        { kind: 'bedroom', area: 12 },
      ]}
    />,
    { site: 'finland' },
  )
  const list = screen.getByRole('list', { name: 'Pohjapiirroksen huoneet' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Olohuone 28,7\u00a0m²', 'Makuuhuone 12\u00a0m²', 'Makuuhuone 12\u00a0m²'])
})
