// What every source of saved searches must do.
import type { SavedSearches, StoredSearch } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { makeInMemorySavedSearches } from '@husrum/application/testing'
import { homeNewsCounts, moneyOf } from '@husrum/domain'
import { aSavedSearch } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply } from './fake-backend.ts'

export type SavedSearchesSetup = NonNullable<Parameters<typeof makeInMemorySavedSearches>[0]>

const dtoOf = ({ news: { latest, ...counts }, ...search }: StoredSearch) => ({
  ...search,
  kinds: [...search.kinds],
  places: [...search.places],
  news: {
    ...counts,
    latest: latest.map(({ home: { id, ...home }, showings, ...news }) => ({
      ...home,
      ...news,
      objectId: id,
      showings: [...showings],
    })),
  },
})

/** The endpoints of saved searches, answered from memory. */
export const savedSearchEndpoints = (given: SavedSearchesSetup): FakeEndpoints => {
  const searches = makeInMemorySavedSearches(given)
  return {
    getSavedSearches: async () =>
      searches.list().then(
        ({ searches: kept, ...news }) => ({
          status: 200,
          body: { savedSearches: kept.map(dtoOf), ...news },
        }),
        failureReply,
      ),
    seeSavedSearches: async ({ newsTo }) =>
      searches.see(newsTo).then(() => ({ status: 204, body: undefined }), failureReply),
    getTypedSearchAlert: async () =>
      searches.typed().then((fields) => ({ status: 200, body: { fields: { ...fields } } }), failureReply),
  }
}

/** The contract of the port `SavedSearches`. */
export const describeSavedSearches = (
  name: string,
  make: (given: SavedSearchesSetup) => SavedSearches | Promise<SavedSearches>,
): void => {
  const home = {
    id: 'home-1',
    name: 'Brf Kajutan 1',
    path: '/kajutan/1/',
    disposalForm: 'condominium',
  } as const
  const price = { before: moneyOf(3_895_000), now: moneyOf(3_795_000) }
  const kept = {
    homes: 12,
    places: [{ url: 'vastra-gotalands-lan/goteborg', name: 'Göteborg' }],
    news: {
      ...homeNewsCounts([{ isNew: false, price, showings: [] }]),
      latest: [{ home, isNew: false, price, showings: [] }],
    },
  }
  const older = { ...aSavedSearch({ id: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c21', createdOn: 1 }), ...kept }
  const newer = { ...aSavedSearch({ id: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c22', createdOn: 2 }), ...kept }

  describe(`${name}, as a repository of saved searches`, () => {
    it('lists saved searches, the latest first, with their matches', async () => {
      const searches = await make({ searches: [older, newer] })
      expect(await searches.list()).toEqual({ searches: [newer, older], newsTo: 0 })
    })

    it('returns the range of new matches, and marks them as seen', async () => {
      const searches = await make({ searches: [newer], newsSince: 3, newsTo: 7 })
      expect(await searches.list()).toEqual({ searches: [newer], newsSince: 3, newsTo: 7 })
      await expect(searches.see(7)).resolves.toBeUndefined()
    })

    it('returns the input of a form that was submitted without JavaScript', async () => {
      const searches = await make({ typed: { email: 'anna at example' } })
      expect(await searches.typed()).toEqual({ email: 'anna at example' })
    })

    it('rejects if the caller is not signed in, or the service is unavailable', async () => {
      await expect((await make({ isSignedIn: false })).list()).rejects.toBeInstanceOf(SessionExpired)
      const away = await make({ failure: new ServiceUnavailable('away') })
      await expect(away.list()).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(away.see(1)).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(away.typed()).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
