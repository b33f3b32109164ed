// The home search's endpoints (specification 3 §7.1).
import { bulkLimit, sortOrders, tagLimit } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'
import {
  areaHitDto,
  facetDistributionDto,
  objectHitDto,
  searchFilterDto,
  stageHitDto,
  tagDto,
} from './dtos.ts'

const sort = z._default(z.enum(sortOrders), '')
const isoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const estimatedTotalHits = z.int()

/** The day from which access and viewings are counted; asks for facet counts. */
const facetsAt = z.optional(isoDay)

export const searchObject = endpoint({
  method: 'POST',
  path: '/services/residence/search_object',
  access: 'everybody',
  summary: 'Homes that answer a filter, a page at a time, with facet counts on request.',
  request: z.strictObject({
    limit: z._default(z.int().check(z.minimum(0), z.maximum(bulkLimit)), 30),
    offset: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
    sort,
    filter: searchFilterDto,
    facetsAt,
  }),
  response: z.object({
    hits: z.array(objectHitDto),
    estimatedTotalHits,
    facetDistribution: z.optional(facetDistributionDto),
  }),
  problems: [400, 413, 503],
})

export const stageAndAreaSearch = endpoint({
  method: 'POST',
  path: '/services/residence/stage_and_area_search',
  access: 'everybody',
  summary: 'The stages and the areas in which homes answer a filter.',
  request: z.strictObject({
    sort,
    filter: searchFilterDto,
    attributesToRetrieve: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60))),
  }),
  response: z.object({
    hits: z.array(z.discriminatedUnion('type', [stageHitDto, areaHitDto])),
    estimatedTotalHits,
    facetDistribution: z.object({ type: z.record(z.string(), z.int()) }),
  }),
  problems: [400, 413, 503],
})

const tagFilter = z.strictObject({
  siteId: z.int(),
  kind: z.optional(z.enum(['county', 'municipality', 'area'])),
})

export const searchTags = endpoint({
  method: 'POST',
  path: '/services/residence/search/tags',
  access: 'everybody',
  summary:
    'Places whose name begins with, or has a word that begins with, a text. An empty text lists the largest.',
  request: z.strictObject({
    text: z.string().check(z.maxLength(100)),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), tagLimit),
    filter: tagFilter,
    sort: z._default(z.enum(['', 'name:asc']), ''),
  }),
  response: z.object({ hits: z.array(tagDto), estimatedTotalHits }),
  problems: [400, 413, 503],
})

export const tagsByUrl = endpoint({
  method: 'POST',
  path: '/services/residence/search/tags/url',
  access: 'everybody',
  summary: 'The places that have these urls, in the order asked; unknown ones are left out.',
  request: z.strictObject({
    siteId: z.int(),
    urls: z.array(z.string().check(z.maxLength(250))).check(z.maxLength(50)),
  }),
  response: z.object({ hits: z.array(tagDto), estimatedTotalHits }),
  problems: [400, 413, 503],
})

export const stageTags = endpoint({
  method: 'GET',
  path: '/services/residence/search/stage_tags/{siteId}',
  access: 'everybody',
  summary: 'Every place on a site where a stage stands.',
  request: z.object({ siteId: z.int() }),
  response: z.object({ hits: z.array(tagDto), estimatedTotalHits }),
  problems: [400, 404, 503],
})

export const searchStageCounties = endpoint({
  method: 'POST',
  path: '/services/residence/search_stage_counties',
  access: 'everybody',
  summary: 'The counties in which a site has stages.',
  request: z.strictObject({
    filter: z.strictObject({ siteId: z.int() }),
    sort: z._default(z.enum(['', 'name:asc']), ''),
  }),
  response: z.object({ hits: z.array(tagDto), estimatedTotalHits }),
  problems: [400, 413, 503],
})

const byIds = z.strictObject({
  filter: z.strictObject({
    ids: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(bulkLimit)),
    siteId: z.int(),
  }),
  sort,
})

export const objectsByIds = endpoint({
  method: 'POST',
  path: '/services/residence/search/by_ids/object',
  access: 'everybody',
  summary: 'The homes that have these ids, whatever their status; without a sort in the order asked.',
  request: byIds,
  response: z.object({ hits: z.array(objectHitDto), estimatedTotalHits }),
  problems: [400, 413, 503],
})

export const stagesByIds = endpoint({
  method: 'POST',
  path: '/services/residence/search/by_ids/stage',
  access: 'everybody',
  summary: 'The stages that have these ids; without a sort in the order asked.',
  request: byIds,
  response: z.object({ hits: z.array(stageHitDto), estimatedTotalHits }),
  problems: [400, 413, 503],
})
