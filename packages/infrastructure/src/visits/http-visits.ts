// Recently viewed and most viewed homes, over HTTP (SEARCH-39).
import type { Visits } from '@husrum/application'
import { forgetVisits, getLastVisited, getMostVisited, noteVisit } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { verbsOf } from '../http/endpoint-verbs.ts'
import type { ServiceClient } from '../http/service-client.ts'

/** The server identifies the visitor by the request itself, so that URLs contain no user ids. */
const own = 'me'

export const makeHttpVisits = ({
  client,
  site: { siteId },
}: {
  readonly client: ServiceClient
  readonly site: Pick<SiteDefinition, 'siteId'>
}): Visits => ({
  ...verbsOf(client, { mostVisited: [getMostVisited, 'id'] }),
  async note(visit) {
    await client.call(noteVisit, { siteId, ...visit })
  },
  async last() {
    return (await client.call(getLastVisited, { id: own, siteId })).body
  },
  async forget() {
    await client.call(forgetVisits, { id: own, siteId })
  },
})
