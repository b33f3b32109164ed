// A search while somebody goes on from it: the list stands as it was until the next page is there.
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { address, showPage } from '../../testing/show-page.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { useSearch } from './use-search.ts'

afterEach(cleanup)

const Search = () => {
  const { filters } = useSearch().search
  return (
    <>
      <output>{JSON.stringify([filters.minRooms, filters.outdoorArea])}</output>
      <RouterLink to="/bostader/goteborg/lindholmen/brf-kajutan/a/">A home</RouterLink>
      <RouterLink to="/sok-bostad/?minRooms=4">Larger homes</RouterLink>
    </>
  )
}
const shown = () => screen.getByRole('status').textContent

it('keeps its filters when somebody goes on to a home', async () => {
  await showPage(<Search />, { at: '/sok-bostad/?minRooms=3&outdoorArea=balcony' })
  expect(shown()).toBe('[3,["balcony"]]')
  await userEvent.click(screen.getByText('A home'))
  expect(address()).toBe('/bostader/goteborg/lindholmen/brf-kajutan/a/')
  expect(shown()).toBe('[3,["balcony"]]')
})

it('follows the address from search to search', async () => {
  await showPage(<Search />, { at: '/sok-bostad/?minRooms=3' })
  await userEvent.click(screen.getByText('Larger homes'))
  expect(shown()).toBe('[4,[]]')
})
