// A search while the visitor navigates away: the list stays until the next page is loaded.
import type { ChosenForSearch, SearchChoices } from '@husrum/application'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { address, showPage } from '../../testing/show-page.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { useSearch } from './use-search.ts'

afterEach(cleanup)

const Search = ({ choices }: { choices?: SearchChoices }) => {
  const { search, changeFilters, changePageSize, noteItems } = useSearch(choices)
  const { filters } = search
  return (
    <>
      <output>{JSON.stringify([filters.minRooms, filters.outdoorArea])}</output>
      <p data-items={search.items} />
      <RouterLink to="/bostader/goteborg/lindholmen/brf-kajutan/a/">A home</RouterLink>
      <RouterLink to="/sok-bostad/?minRooms=4">Larger homes</RouterLink>
      <button type="button" onClick={() => changeFilters({ minRooms: filters.minRooms })}>
        Same homes
      </button>
      <button type="button" onClick={() => changeFilters({ minRooms: 2 })}>
        Smaller homes
      </button>
      <button type="button" onClick={() => changePageSize(90)}>
        Ninety homes
      </button>
      <RouterLink to={{ search: '', hash: '#area' }}>Areas</RouterLink>
      <button type="button" onClick={() => setTimeout(() => noteItems(60), 50)}>
        More homes
      </button>
    </>
  )
}
const items = () => Number(document.querySelector<HTMLElement>('[data-items]')?.dataset.items)
const shown = () => screen.getByRole('status').textContent

it('keeps its filters while the visitor opens a home', async () => {
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

it('keeps the number of listed homes in the address as long as the search is the same', async () => {
  await showPage(<Search />, { at: '/sok-bostad/?minRooms=3&items=60&utm_source=news' })
  await userEvent.click(screen.getByText('Same homes'))
  expect(address()).toBe('/sok-bostad/?minRooms=3&items=60&utm_source=news')
  await userEvent.click(screen.getByText('Smaller homes'))
  expect(address()).toBe('/sok-bostad/?minRooms=2')
})

it('does not change the address after the visitor left while more homes were loading', async () => {
  await showPage(<Search />, { at: '/sok-bostad/?minRooms=3' })
  await userEvent.click(screen.getByText('More homes'))
  await waitFor(() => expect(address()).toBe('/sok-bostad/?minRooms=3&items=60'))
  await userEvent.click(screen.getByText('More homes'))
  await userEvent.click(screen.getByText('A home'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(address()).toBe('/bostader/goteborg/lindholmen/brf-kajutan/a/')
})

it('lists as many homes as the visitor prefers, unless the address has a number', async () => {
  const remembered: ChosenForSearch[] = []
  const capabilities = {
    search: { remember: async (chosen: ChosenForSearch) => void remembered.push(chosen) },
  }
  const prefersSixty = <Search choices={{ pageSize: 60, kind: 'object' }} />
  await showPage(prefersSixty, { at: '/sok-bostad/?minRooms=3&items=30', capabilities })
  expect(items()).toBe(30)
  await userEvent.click(screen.getByText('Larger homes'))
  expect(items()).toBe(60)
  await userEvent.click(screen.getByText('Ninety homes'))
  expect(address()).toBe('/sok-bostad/?minRooms=4&items=90')
  await userEvent.click(screen.getByText('Smaller homes'))
  expect([address(), items()]).toEqual(['/sok-bostad/?minRooms=2&items=90', 90])
  expect(remembered).toEqual([{ pageSize: 90 }])
})

it('remembers the chosen tab, and goes back to the initial one', async () => {
  const remembered: ChosenForSearch[] = []
  const capabilities = {
    search: { remember: async (chosen: ChosenForSearch) => void remembered.push(chosen) },
  }
  const likesStages = <Search choices={{ pageSize: 30, kind: 'stage' }} />
  await showPage(likesStages, { at: '/sok-bostad/', capabilities })
  expect(remembered).toEqual([])
  await userEvent.click(screen.getByText('Areas'))
  expect(remembered).toEqual([{ kind: 'area' }])
  await userEvent.click(screen.getByText('Smaller homes'))
  expect(address()).toBe('/sok-bostad/?minRooms=2#area')
})
