// Premises over HTTP (SEARCH-25).
import type { PremisesCatalogue } from '@husrum/application'
import { premisesTags, searchPremises } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { premisesAddressOn } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { toPremises } from './premises-mapper.ts'

export const makeHttpPremisesCatalogue = ({
  client,
  site,
}: {
  readonly client: ServiceClient
  readonly site: SiteDefinition
}): PremisesCatalogue => ({
  async find({ filter, sort, limit }) {
    const { body } = await client.call(searchPremises, {
      filter: { ...filter, tags: [...filter.tags], types: [...filter.types] },
      sort: [...sort],
      limit,
    })
    return body.hits.map((hit) => {
      const premises = toPremises(hit)
      return { ...premises, path: premisesAddressOn(site, premises.path) }
    })
  },
  async places(siteId) {
    const { body } = await client.call(premisesTags, { siteId })
    return body.hits
  },
})
