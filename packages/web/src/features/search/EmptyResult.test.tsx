// A search without homes: what to change, or that there is nothing to change.
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { EmptyResult } from './EmptyResult.tsx'
import { useSearch } from './use-search.ts'

afterEach(cleanup)

const Result = () => <EmptyResult controller={useSearch()} />
const capabilities = { search: { relaxations: async () => [] } }

it('offers to clear the filters', async () => {
  await showPage(<Result />, { at: '/sok-bostad/?minRooms=5', capabilities })
  expect(screen.getByRole('link', { name: 'Rensa alla' }).getAttribute('href')).toBe('/sok-bostad/')
})

it('says without a filter that there are no homes', async () => {
  await showPage(<Result />, { at: '/sok-bostad/', capabilities })
  screen.getByRole('heading', { name: 'Det finns inga bostäder till salu här just nu' })
  expect(screen.queryByRole('link')).toBeNull()
})
