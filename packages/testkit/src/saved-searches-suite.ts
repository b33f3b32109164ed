// What every source of saved searches must do.
import type { SavedSearches } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { makeInMemorySavedSearches } from '@husrum/application/testing'
import { aSavedSearch } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply } from './fake-backend.ts'

export type SavedSearchesGiven = NonNullable<Parameters<typeof makeInMemorySavedSearches>[0]>

/** The endpoints of saved searches, answered from memory. */
export const savedSearchEndpoints = (given: SavedSearchesGiven): FakeEndpoints => {
  const searches = makeInMemorySavedSearches(given)
  return {
    getSavedSearches: async () =>
      searches.list().then(
        (list) => ({
          status: 200,
          body: {
            savedSearches: list.map((search) => ({
              ...search,
              kinds: [...search.kinds],
              places: [...search.places],
            })),
          },
        }),
        failureReply,
      ),
    getTypedSearchAlert: async () =>
      searches.typed().then((fields) => ({ status: 200, body: { fields: { ...fields } } }), failureReply),
  }
}

/** The contract of the port `SavedSearches`. */
export const describeSavedSearches = (
  name: string,
  make: (given: SavedSearchesGiven) => SavedSearches | Promise<SavedSearches>,
): void => {
  const kept = { homes: 12, places: [{ url: 'vastra-gotalands-lan/goteborg', name: 'Göteborg' }] }
  const older = { ...aSavedSearch({ id: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c21', createdOn: 1 }), ...kept }
  const newer = { ...aSavedSearch({ id: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c22', createdOn: 2 }), ...kept }

  describe(`${name}, as a source of saved searches`, () => {
    it('lists those that one keeps, the latest first, with what they find', async () => {
      const searches = await make({ searches: [older, newer] })
      expect(await searches.list()).toEqual([newer, older])
    })

    it('remembers what was typed into a form that came back', async () => {
      const searches = await make({ typed: { email: 'anna at example' } })
      expect(await searches.typed()).toEqual({ email: 'anna at example' })
    })

    it('fails where nobody is signed in, and where the service is away', async () => {
      await expect((await make({ isSignedIn: false })).list()).rejects.toBeInstanceOf(SessionExpired)
      const away = await make({ failure: new ServiceUnavailable('away') })
      await expect(away.list()).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(away.typed()).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
