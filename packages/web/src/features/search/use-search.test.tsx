// A search while somebody goes on from it: the list stands as it was until the next page is there.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { address, showPage } from '../../testing/show-page.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { useSearch } from './use-search.ts'

afterEach(cleanup)

const Search = () => {
  const { search, changeFilters, noteItems } = useSearch()
  const { filters } = search
  return (
    <>
      <output>{JSON.stringify([filters.minRooms, filters.outdoorArea])}</output>
      <RouterLink to="/bostader/goteborg/lindholmen/brf-kajutan/a/">A home</RouterLink>
      <RouterLink to="/sok-bostad/?minRooms=4">Larger homes</RouterLink>
      <button type="button" onClick={() => changeFilters({ minRooms: filters.minRooms })}>
        Same homes
      </button>
      <button type="button" onClick={() => changeFilters({ minRooms: 2 })}>
        Smaller homes
      </button>
      <button type="button" onClick={() => setTimeout(() => noteItems(60), 50)}>
        More homes
      </button>
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

it('keeps in the address how much is listed, as long as the search is the same', async () => {
  await showPage(<Search />, { at: '/sok-bostad/?minRooms=3&items=60&utm_source=news' })
  await userEvent.click(screen.getByText('Same homes'))
  expect(address()).toBe('/sok-bostad/?minRooms=3&items=60&utm_source=news')
  await userEvent.click(screen.getByText('Smaller homes'))
  expect(address()).toBe('/sok-bostad/?minRooms=2')
})

it('leaves alone who goes on while more is on its way', async () => {
  await showPage(<Search />, { at: '/sok-bostad/?minRooms=3' })
  await userEvent.click(screen.getByText('More homes'))
  await waitFor(() => expect(address()).toBe('/sok-bostad/?minRooms=3&items=60'))
  await userEvent.click(screen.getByText('More homes'))
  await userEvent.click(screen.getByText('A home'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(address()).toBe('/bostader/goteborg/lindholmen/brf-kajutan/a/')
})
