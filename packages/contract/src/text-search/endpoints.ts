// Full-text search (SEARCH-27).
import { textSearchCategories, textSearchPageSize, textSearchSorts } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { integer, siteId, text } from '../fields.ts'
import { z } from '../zod.ts'
import { textHitDto, understoodDto } from './dtos.ts'

const words = text(40)

export const textSearch = endpoint({
  method: 'POST',
  path: '/services/textsearch',
  access: 'public',
  summary:
    'Search pages, news, projects, places, jobs and homes of a site by text, with counts by category. The answer also contains the part of the text that describes a search for homes.',
  request: z.strictObject({
    /** Truncated to 200 characters. */
    text: text(2_000),
    siteId,
    languages: z.array(z.enum(['sv', 'no', 'fi', 'en'])).check(z.maxLength(4)),
    sortType: z._default(z.enum(textSearchSorts), 'nothing'),
    categories: z._default(
      z.array(z.enum(textSearchCategories)).check(z.maxLength(textSearchCategories.length)),
      [...textSearchCategories],
    ),
    skip: z._default(integer(0, 1_000), 0),
    take: z._default(integer(1, 100), textSearchPageSize),
    attributesToCrop: z._default(z.array(words).check(z.maxLength(10)), []),
    cropMarker: z._default(words, '…'),
  }),
  response: z.object({
    hits: z.array(textHitDto),
    estimatedTotalHits: z.int(),
    /** Counts of all categories, regardless of `categories`. */
    facetDistribution: z.object({ type: z.record(z.string(), z.int()) }),
    /** Absent if no part of the text describes a search for homes. */
    understood: z.exactOptional(understoodDto),
  }),
})
