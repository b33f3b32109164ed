// The text search over HTTP.
import type { TextHit, TextSearchService, UnderstoodSearch } from '@husrum/application'
import type { TextHitDto, UnderstoodDto } from '@husrum/contract'
import { textSearch } from '@husrum/contract'
import type { ServiceClient } from '../http/service-client.ts'

const toTextHit = ({ type, url, siteId: _, language: __, date, image, ...hit }: TextHitDto): TextHit => ({
  ...hit,
  category: type,
  path: url,
  ...(date !== undefined && { date }),
  ...(image !== undefined && { image }),
})

const toUnderstood = ({ parts, url, objects }: UnderstoodDto): UnderstoodSearch => ({
  path: url,
  homes: objects,
  parts: parts.map(({ kind, min, max, values = [], placeName, textWithout }) => ({
    kind,
    values,
    textWithout,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(placeName !== undefined && { placeName }),
  })),
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
