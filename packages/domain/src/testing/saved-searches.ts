import type { SavedSearch } from '../accounts/saved-searches.ts'
import { alertKinds } from '../search/alert-news.ts'

/** A saved search: three rooms in Göteborg. */
export const aSavedSearch = (facts: Partial<SavedSearch> = {}): SavedSearch => ({
  id: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c20',
  name: 'Treor i Göteborg',
  address: '/sok-bostad/vastra-gotalands-lan/goteborg/?minRooms=3',
  createdOn: 0,
  rhythm: 'daily',
  kinds: alertKinds,
  isPaused: false,
  ...facts,
})
