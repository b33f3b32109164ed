// Saved searches over HTTP.
import type { SavedSearches, StoredSearch } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import { getSavedSearches, getTypedSearchAlert, seeSavedSearches } from '@husrum/contract'
import { isMoney } from '@husrum/domain'
import { verbsOf } from '../http/endpoint-verbs.ts'
import type { ServiceClient } from '../http/service-client.ts'

type SavedSearchDto = ResponseOf<typeof getSavedSearches>['savedSearches'][number]

const storedSearchOf = ({ news: { latest, ...counts }, ...search }: SavedSearchDto): StoredSearch => ({
  ...search,
  news: {
    ...counts,
    latest: latest.map(({ objectId: id, name, path, disposalForm, isNew, showings, status, price }) => ({
      home: { id, name, path, disposalForm },
      isNew,
      showings,
      ...(status && { status }),
      ...(price &&
        isMoney(price.before) &&
        isMoney(price.now) && { price: { before: price.before, now: price.now } }),
    })),
  },
})

export const makeHttpSavedSearches = ({ client }: { readonly client: ServiceClient }): SavedSearches => ({
  ...verbsOf(client, { see: [seeSavedSearches, 'newsTo'] }),
  async list() {
    const { body } = await client.call(getSavedSearches, {})
    const { savedSearches, ...news } = body
    return {
      searches: savedSearches.map(storedSearchOf),
      ...news,
    }
  },
  async typed() {
    const { body } = await client.call(getTypedSearchAlert, {})
    return body.fields
  },
})
