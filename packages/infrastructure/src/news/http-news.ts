// News over HTTP.
import type { News } from '@husrum/application'
import { getNews, getNewsItem, readAllNews, readNewsItem } from '@husrum/contract'
import { vouchForHtml } from '@husrum/domain'
import { verbsOf } from '../http/endpoint-verbs.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'

export const makeHttpNews = ({ client }: { readonly client: ServiceClient }): News => ({
  ...verbsOf(client, { read: [readNewsItem, 'id'], readAll: [readAllNews] }),
  async list(from = 0) {
    const { body } = await client.call(getNews, from > 0 ? { from } : {})
    return body
  },
  one: (id) =>
    client.call(getNewsItem, { id }).then(
      // Already sanitised by the server.
      ({ body }) => ({ ...body, body: vouchForHtml(body.body) }),
      // A malformed id in the address is treated as not found.
      onOutcome(getNewsItem, { notFound: () => undefined, invalidRequest: () => undefined }),
    ),
})
