// The text search over HTTP.
import type { TextHit, TextSearchService, UnderstoodSearch } from '@husrum/application'
import type { TextHitDto, UnderstoodDto } from '@husrum/contract'
import { textSearch } from '@husrum/contract'
import type { ServiceClient } from '../http/service-client.ts'

const toTextHit = ({ type, url, siteId: _, language: __, ...hit }: TextHitDto): TextHit => ({
  ...hit,
  category: type,
  path: url,
})

const toUnderstood = ({ parts, url, objects }: UnderstoodDto): UnderstoodSearch => ({
  path: url,
  homes: objects,
  parts: parts.map(({ values = [], ...part }) => ({ ...part, values })),
})

export const makeHttpTextSearchService = ({ client }: { client: ServiceClient }): TextSearchService => ({
  async find({ languages, categories, attributesToCrop, ...request }) {
    const { body } = await client.call(textSearch, {
      ...request,
      languages: [...languages],
      categories: [...categories],
      attributesToCrop: [...attributesToCrop],
    })
    return {
      hits: body.hits.map(toTextHit),
      total: body.estimatedTotalHits,
      counts: body.facetDistribution.type,
      ...(body.understood && { understood: toUnderstood(body.understood) }),
    }
  },
})
