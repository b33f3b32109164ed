// The searches that people keep, over HTTP.
import type { SavedSearches } from '@husrum/application'
import { getSavedSearches, getTypedSearchAlert } from '@husrum/contract'
import type { ServiceClient } from '../http/service-client.ts'

export const makeHttpSavedSearches = ({ client }: { readonly client: ServiceClient }): SavedSearches => ({
  async list() {
    const { body } = await client.call(getSavedSearches, {})
    return body.savedSearches
  },
  async typed() {
    const { body } = await client.call(getTypedSearchAlert, {})
    return body.fields
  },
})
